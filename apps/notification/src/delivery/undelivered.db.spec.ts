import { createHmac } from 'node:crypto';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { anAdmin, aStudent, aVisitor } from '@somo/testing/callers';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-07T12:00:00Z');
const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
// The address of whoever asks, in this world.
const address = 'someone@somo.test';

describe('NOTF-07 an email that does not arrive', () => {
  let all: Delivered;
  const before = process.env.RESEND_WEBHOOK_SECRET;
  beforeAll(async () => {
    process.env.RESEND_WEBHOOK_SECRET = secret;
    all = await startDelivery(now);
  });
  beforeEach(() => all.world.clock.set(now));
  afterAll(async () => {
    if (before === undefined) delete process.env.RESEND_WEBHOOK_SECRET;
    else process.env.RESEND_WEBHOOK_SECRET = before;
    await all.world.close();
  });

  const report = (type: string, part: object = { to: [address], bounce: { type: 'Permanent' } }) =>
    JSON.stringify({ type, created_at: new Date(all.world.clock.now()).toISOString(), data: part });
  const signed = (body: string, { key = secret, at = all.world.clock.now() } = {}) => {
    const [id, seconds] = ['msg_1', String(Math.floor(at / 1000))];
    const digest = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
    return { body, headers: { 'svix-id': id, 'svix-timestamp': seconds, 'svix-signature': `v1,bm90IHRoaXM= v1,${digest}` } };
  };
  const receive = (webhook: { body: string; headers: Record<string, string> }, provider = 'resend') =>
    all.world.as(aVisitor()).ask('notification.receive-mail-webhook', { provider, ...webhook });
  const me = () => all.world.as(aStudent({ userId: newId() }));
  const stop = async () => (await me().ask('notification.get-settings', {})).emailStop;

  it('stops emails to its address, says so, and sends them again once the person has resumed them', async () => {
    const body = report('email.bounced');
    const old = signed(body);
    await receive(old);
    expect(await stop()).toMatchObject({ reason: 'bounced' });
    all.world.clock.set(now + 1000);
    await me().ask('notification.resume-email', {});
    expect(await stop()).toBeNull();
    // The same report again is older than what the person decided.
    await receive(old);
    expect(await stop()).toBeNull();
    all.world.clock.set(now + 2000);
    await receive(signed(report('email.complained', { to: [address.toUpperCase()] })));
    expect(await stop()).toMatchObject({ reason: 'complained' });
    await me().ask('notification.resume-email', {});
  });

  it('is judged by its address when it is due, and news about security still go out', async () => {
    const userId = newId();
    await receive(signed(report('email.bounced', { to: [`${userId}@somo.test`], bounce: { type: 'Permanent' } })));
    const booking = aBookingState({ teacherId: userId });
    all.lessons.set(booking.bookingId, aLessonRecord({ id: booking.bookingId, teacherId: userId }));
    await all.world.deliver('booking.confirmed', booking);
    await all.world.deliver('payout.method-changed', {
      teacherId: userId,
      version: 1,
      method: 'paypal',
      changedAt: booking.startsAt,
    } as never);
    await all.world.runDue();
    expect((await all.outcomes(userId)).sort()).toEqual(['sent', 'stopped']);
    expect(await all.subjects(userId)).toHaveLength(1);
  });

  it('is shown to support as long as the account exists, even when nothing is sent to it any more', async () => {
    const userId = newId();
    await all.world.deliver('payout.method-changed', { teacherId: userId, version: 1, method: 'paypal', changedAt: toInstant(now) });
    await all.world.runDue();
    const shown = () => all.world.as(anAdmin()).ask('notification.list-deliveries-of', { userId });
    expect((await shown()).items).toMatchObject([{ title: 'Payout method changed', outcome: 'sent' }]);
    all.closing.add(userId);
    expect((await shown()).items).toHaveLength(1);
    all.gone.add(userId);
    await expect(shown()).rejects.toMatchObject({ code: 'account-not-found' });
  });

  it('stops nothing if it may arrive later', async () => {
    await receive(signed(report('email.bounced', { to: [address], bounce: { type: 'Transient' } })));
    await receive(signed(report('email.delivered')));
    expect(await stop()).toBeNull();
  });

  it('is refused without a signature, with a wrong or an old one, from an unknown provider, and if it is no report', async () => {
    const body = report('email.bounced');
    const good = signed(body);
    const bad = [
      { body, headers: {} },
      signed(body, { key: `whsec_${Buffer.from('another secret').toString('base64')}` }),
      signed(body, { at: now - 6 * 60_000 }),
      { ...good, body: body.replace('bounced', 'complained') },
      { body, headers: { ...good.headers, 'svix-id': 'msg_2' } },
    ];
    for (const webhook of bad) await expect(receive(webhook)).rejects.toMatchObject({ code: 'bad-signature' });
    await expect(receive(good, 'postmark')).rejects.toMatchObject({ code: 'unknown-mail-provider' });
    for (const text of ['not JSON', 'null', '{"type":"email.bounced"}'])
      await expect(receive(signed(text))).rejects.toMatchObject({ code: 'malformed-request' });
    expect(await stop()).toBeNull();
  });
});
