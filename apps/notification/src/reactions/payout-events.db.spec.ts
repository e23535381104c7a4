import type { PayoutState } from '@somo/contracts/events/payout';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');
const email = 'kwame@example.com';

describe('payout notifications to a teacher', () => {
  let world: World;
  beforeAll(async () => {
    const account = { email, timeZone: 'Africa/Accra', language: 'en' };
    world = await startService(notification, {
      now,
      answers: {
        'auth.get-account': () => Promise.resolve({ ...account, userId: newId(), role: 'teacher' as const, emailConfirmed: true }),
        'auth.get-contacts': ({ userIds }) => Promise.resolve(userIds.map((userId) => ({ ...account, userId }))),
        'catalog.get-people': ({ ids }) =>
          Promise.resolve(ids.map((id) => ({ id, firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null }))),
      },
    });
  });
  afterAll(() => world.close());

  const aPayout = (part: Partial<PayoutState> = {}): PayoutState => ({
    payoutId: newId(),
    teacherId: newId(),
    version: 2,
    status: 'sent',
    method: 'mobile_money',
    amountCents: 5525,
    payoutDate: '2030-01-21',
    reason: null,
    changedAt: toInstant(now),
    ...part,
  });
  const rows = async (teacherId: string) =>
    (await world.as(aTeacher({ userId: teacherId })).ask('notification.list-notifications', {})).items.map(
      ({ category, title, message }) => ({
        category,
        title,
        message,
      }),
    );
  const mails = async () => {
    await world.runDue();
    return (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: email })).items;
  };

  it('PAY-03 announce once each that a payout was sent, arrived or was refused, by email too', async () => {
    const payout = aPayout();
    const refused = aPayout({
      teacherId: payout.teacherId,
      version: 3,
      status: 'refused',
      payoutDate: null,
      reason: 'The account does not exist.',
    });
    for (let time = 1; time <= 2; time++) {
      await world.deliver('payout.sent', payout);
      await world.deliver('payout.completed', { ...payout, version: 3, status: 'done' });
      await world.deliver('payout.refused', refused);
      world.clock.advance(1000);
    }
    expect(await rows(payout.teacherId)).toEqual(
      expect.arrayContaining([
        { category: 'payment', title: 'Payout sent', message: 'We sent you $55.25. It should arrive by January 21, 2030.' },
        { category: 'payment', title: 'Payout completed', message: 'Your payout of $55.25 has arrived.' },
        {
          category: 'payment',
          title: 'Payout failed',
          message:
            "We couldn't send you $55.25. The account does not exist. Please choose another payout method in your settings. We'll include the amount in your next payout.",
        },
      ]),
    );
    expect(await rows(payout.teacherId)).toHaveLength(3);
    const sent = await mails();
    expect(sent.map(({ subject }) => subject).sort()).toEqual(['Payout completed', 'Payout failed', 'Payout sent']);
    for (const { subject, text } of sent) {
      const place =
        subject === 'Payout failed' ? 'Payout settings: \\S+/teacher/settings\\?tab=payment' : 'Your earnings: \\S+/teacher/earnings';
      expect(text).toMatch(new RegExp(`^Hi Kwame,\n\n[^]+\n\n${place}\n\nSomo\n\nStop emails like this one: \\S+$`));
    }
  });

  it('PAY-03 announce each change of the payout method by email', async () => {
    const teacherId = newId();
    const before = (await mails()).length;
    for (const version of [1, 1, 2]) {
      await world.deliver('payout.method-changed', { teacherId, version, method: 'bank_transfer', changedAt: toInstant(now) });
    }
    expect((await rows(teacherId)).map(({ message }) => message)).toEqual([
      "Your earnings now go to a bank account. If this wasn't you, change your password if you have one and contact us right away.",
      "Your earnings now go to a bank account. If this wasn't you, change your password if you have one and contact us right away.",
    ]);
    expect((await mails()).length - before).toBe(2);
  });
});
