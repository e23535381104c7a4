import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aTeacher } from '@somo/testing/callers';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-14T09:00:00Z');

describe('FIND-10 news about verification', () => {
  let all: Delivered;
  beforeAll(async () => {
    all = await startDelivery(now);
  });
  afterAll(() => all.world.close());

  const bell = async (userId: string) => (await all.world.as(aTeacher({ userId })).ask('notification.list-notifications', {})).items;
  const facts = () => ({ verificationId: newId(), teacherId: newId(), kind: 'diploma' as const });

  it('tells a teacher once what was approved, and until when, by bell and email', async () => {
    const about = facts();
    const decided = { ...about, outcome: 'approved' as const, reasons: [], expiresAt: toInstant(now), decidedAt: toInstant(now) };
    for (const id of [newId(), newId()]) await all.world.deliver('verification.decided', decided, id);
    expect(await bell(about.teacherId)).toMatchObject([
      {
        ...{ type: 'system', title: 'We checked your document', relatedId: about.verificationId, relatedEntityType: 'verification' },
        message: 'We checked your diploma. Your page will say so until January 14, 2030.',
      },
    ]);
    await all.world.runDue();
    const [mail] = await all.texts(about.teacherId);
    expect(mail).toContain('We checked your diploma.');
    expect(mail).toContain('/teacher/profile#verification');
  });

  it('tells a teacher what to do for each reason of a refusal', async () => {
    const about = facts();
    const reasons = ['expired', 'other'] as const;
    const decided = { ...about, outcome: 'refused' as const, reasons: [...reasons], expiresAt: null, decidedAt: toInstant(now) };
    await all.world.deliver('verification.decided', decided);
    const [news] = await bell(about.teacherId);
    expect(news?.message).toBe(
      "We couldn't approve your diploma. It has expired: please send one that is valid. What's wrong is explained on your profile.",
    );
  });

  it('reminds a teacher before a check expires', async () => {
    const about = facts();
    await all.world.deliver('verification.expiring', { ...about, expiresAt: toInstant(now) });
    const [news] = await bell(about.teacherId);
    expect(news).toMatchObject({ title: 'A document check is about to expire' });
    expect(news?.message).toContain('expires on January 14, 2030');
  });
});
