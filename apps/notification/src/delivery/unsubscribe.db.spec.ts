import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-07T12:00:00Z');

describe('NOTF-07 the link of an email', () => {
  let all: Delivered;
  beforeAll(async () => {
    all = await startDelivery(now);
  });
  afterAll(() => all.world.close());

  const aBooking = async (userId: string) => {
    const booking = aBookingState({ teacherId: userId });
    all.lessons.set(booking.bookingId, aLessonRecord({ id: booking.bookingId, teacherId: userId }));
    await all.world.deliver('booking.confirmed', booking);
    await all.world.runDue();
  };
  const tokensOf = async (userId: string) => (await all.texts(userId)).map((text) => /\/u\/([\w-]+)/.exec(text)?.[1] ?? '');
  const visitor = () => all.world.as(aVisitor());

  it('turns off the switch of its kind, for good and as often as it is used, and on again', async () => {
    const userId = newId();
    await aBooking(userId);
    const [token = ''] = await tokensOf(userId);
    expect(await visitor().ask('notification.get-unsubscribe', { token })).toEqual({ switch: 'bookings', isOn: true });
    for (let turn = 0; turn < 2; turn++)
      expect(await visitor().ask('notification.unsubscribe', { token, isOn: false })).toEqual({ switch: 'bookings', isOn: false });
    await aBooking(userId);
    expect(await all.subjects(userId)).toHaveLength(1);
    const { notifications } = await all.world.as(aStudent({ userId })).ask('notification.get-settings', {});
    expect(notifications).toMatchObject({ bookings: false, email: true, payments: true });
    all.world.clock.set(now + 5 * 365 * 86_400_000);
    await visitor().ask('notification.unsubscribe', { token, isOn: true });
    await aBooking(userId);
    expect(await tokensOf(userId)).toEqual([token, token]);
    all.world.clock.set(now);
  });

  it('is in no email about the security of the account, and of others not the same', async () => {
    const [one, other] = [newId(), newId()];
    for (const userId of [one, other]) await aBooking(userId);
    expect((await tokensOf(one))[0]).not.toBe((await tokensOf(other))[0]);
    const safe = newId();
    await all.world.deliver('payout.method-changed', { teacherId: safe, version: 1, method: 'paypal', changedAt: toInstant(now) } as never);
    await all.world.runDue();
    expect(await tokensOf(safe)).toEqual(['']);
  });

  it('is refused if it is forged', async () => {
    for (const token of ['', 'x'.repeat(32), newId()]) {
      await expect(visitor().ask('notification.get-unsubscribe', { token })).rejects.toMatchObject({ code: 'unsubscribe-link-unknown' });
      await expect(visitor().ask('notification.unsubscribe', { token, isOn: false })).rejects.toMatchObject({
        code: 'unsubscribe-link-unknown',
      });
    }
  });
});
