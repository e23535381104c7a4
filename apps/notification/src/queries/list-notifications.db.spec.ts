import type { Asks } from '@somo/contracts/asks/map';
import type { Account } from '@somo/contracts/asks/auth';
import type { Person } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aPaymentState } from '@somo/testing/builders';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const account: Account = {
  userId: '',
  email: 'a@somo.test',
  role: 'student',
  timeZone: 'Africa/Lagos',
  language: 'en',
  emailConfirmed: true,
};

describe('notification.list-notifications', () => {
  let world: World;
  const asked: string[][] = [];
  const learners = new Map<string, string>();

  beforeAll(async () => {
    const named = (ids: string[]) => ids.flatMap((id) => (learners.has(id) ? [{ id, firstName: learners.get(id)! }] : []));
    const answers = {
      'auth.get-account': () => Promise.resolve(account),
      'catalog.get-people': ({ ids }: { ids: string[] }) => {
        asked.push(ids);
        return Promise.resolve(ids.map((id) => ({ id, fullName: `Person ${id.slice(-4)}` }) as Person));
      },
      'booking.get-learners': ({ ids }: { ids: string[] }) =>
        learners.size === 0 ? Promise.reject(refuse('service-unavailable')) : Promise.resolve(named(ids)),
    };
    world = await startService(notification, { now, answers });
  });
  beforeEach(() => world.clock.set(now));
  afterAll(() => world.close());

  const as = (userId: string) => world.as(aStudent({ userId }));
  const list = (userId: string, query: Asks['notification.list-notifications']['in'] = {}) =>
    as(userId).ask('notification.list-notifications', query);
  const booked = (studentId: string) => world.deliver('booking.confirmed', aBookingState({ studentId }));
  /** Delivers, a minute apart: booked, paid, cancelled. */
  const aHistory = async (studentId: string) => {
    const booking = aBookingState({ studentId });
    const { bookingId, teacherId } = booking;
    await world.deliver('booking.confirmed', booking);
    world.clock.advance(60_000);
    await world.deliver('payment.paid', aPaymentState({ bookingId, studentId, teacherId }));
    world.clock.advance(60_000);
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student', refundDue: true });
    return booking;
  };

  it("names the learner whom a lesson is for, and says 'your lesson' while booking does not answer", async () => {
    const guardian = newId();
    const { bookingId } = await aHistory(guardian);
    const messages = async () => (await list(guardian)).items.map(({ message }) => message);
    expect((await messages())[1]).toMatch(/^We received your payment of \$25.00 for your lesson with /);
    learners.set(bookingId, 'Kofi');
    const [cancelled, paid, booked] = await messages();
    expect(cancelled).toMatch(/^You cancelled Kofi's Mathematics lesson with /);
    expect(paid).toMatch(/^We received your payment of \$25.00 for Kofi's lesson with /);
    expect(booked).toMatch(/^Kofi's Mathematics lesson with .* is booked for /);
    learners.clear();
  });

  it("NOTF-04 NOTF-06 returns the caller's own notifications, newest first, with the reader's language, names and times", async () => {
    const amara = newId();
    const { bookingId, teacherId } = await aHistory(amara);
    await booked(newId());
    const { items, nextCursor, unreadCount } = await list(amara);
    const kwame = `Person ${teacherId.slice(-4)}`;
    expect(items.map(({ type, category, message }) => [type, category, message])).toEqual([
      [
        'booking_cancelled',
        'lesson',
        `You cancelled your Mathematics lesson with ${kwame} on Mon, Jan 14, 2030, 10:00 AM (Lagos time). You'll get a full refund.`,
      ],
      ['payment', 'payment', `We received your payment of $25.00 for your lesson with ${kwame}.`],
      ['booking_confirmation', 'lesson', `Your Mathematics lesson with ${kwame} is booked for Mon, Jan 14, 2030, 10:00 AM (Lagos time).`],
    ]);
    expect(items[2]).toEqual({
      id: items[2]?.id,
      userId: amara,
      type: 'booking_confirmation',
      category: 'lesson',
      title: 'Booking confirmed',
      message: items[2]?.message,
      isRead: false,
      createdAt: toInstant(now),
      relatedId: bookingId,
      relatedEntityType: 'lesson',
    });
    expect({ nextCursor, unreadCount }).toEqual({ nextCursor: null, unreadCount: 3 });
  });

  it('NOTF-06 says until when a lesson has to be paid for: until it is paid, or that time is over', async () => {
    const [amara, sofia, paidAtOnce] = [newId(), newId(), newId()];
    const message = async (userId: string) => (await list(userId)).items.at(-1)?.message;
    await booked(amara);
    const booking = aBookingState({ studentId: sofia });
    await world.deliver('booking.confirmed', booking);
    await world.deliver('booking.confirmed', aBookingState({ studentId: paidAtOnce, paid: true }));
    expect(await message(amara)).toMatch(/ is booked for .* Pay by 9:30 AM to keep it\.$/);
    expect(await message(sofia)).toMatch(/ Pay by 9:30 AM to keep it\.$/);
    expect(await message(paidAtOnce)).not.toMatch(/Pay by/);
    await world.deliver('payment.paid', aPaymentState({ bookingId: booking.bookingId, studentId: sofia, teacherId: booking.teacherId }));
    expect(await message(sofia)).toMatch(/ is booked for .* \(Lagos time\)\.$/);
    expect(await message(booking.teacherId)).not.toMatch(/Pay by/);
    world.clock.advance(30 * 60_000);
    expect(await message(amara)).not.toMatch(/Pay by/);
  });

  it('fetches all names of a page at once', async () => {
    const amara = newId();
    for (let i = 0; i < 5; i++) await booked(amara);
    asked.length = 0;
    await list(amara);
    expect(asked.map((ids) => ids.length)).toEqual([6]);
  });

  it('pages without gaps or repeats, even for identical timestamps', async () => {
    const amara = newId();
    for (let i = 0; i < 7; i++) await booked(amara);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(amara, { limit: 3, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await list(amara)).items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(7);
  });

  it('C09 filters by category and by unread', async () => {
    const amara = newId();
    await aHistory(amara);
    const payments = await list(amara, { type: 'payment' });
    expect(payments.items.map(({ type }) => type)).toEqual(['payment']);
    await as(amara).ask('notification.mark-read', { notificationId: payments.items[0]?.id ?? '' });
    expect((await list(amara, { unread: true })).items.map(({ type }) => type)).toEqual(['booking_cancelled', 'booking_confirmation']);
    expect((await list(amara, { unread: false })).items.map(({ type }) => type)).toEqual(['payment']);
    expect((await list(amara, { type: 'message' })).items).toEqual([]);
  });

  it('returns what came after the last one seen, even if that one was deleted', async () => {
    const amara = newId();
    await booked(amara);
    const last = (await list(amara)).items[0]?.id ?? '';
    world.clock.advance(1);
    await booked(amara);
    await as(amara).ask('notification.delete-notification', { notificationId: last });
    expect((await list(amara, { after: last })).items).toHaveLength(1);
    await expect(list(newId(), { after: last })).rejects.toMatchObject({ code: 'notification-not-found' });
  });

  it('marks one or all as read, once', async () => {
    const amara = newId();
    await aHistory(amara);
    const first = (await list(amara)).items[0]?.id ?? '';
    await as(amara).ask('notification.mark-read', { notificationId: first });
    await as(amara).ask('notification.mark-read', { notificationId: first });
    expect((await list(amara)).unreadCount).toBe(2);
    expect(await as(amara).ask('notification.mark-all-read', {})).toEqual({ marked: 2 });
    expect(await as(amara).ask('notification.mark-all-read', {})).toEqual({ marked: 0 });
    expect((await list(amara)).unreadCount).toBe(0);
  });

  it("does not let users read or delete others' notifications", async () => {
    const amara = newId();
    await booked(amara);
    const notificationId = (await list(amara)).items[0]?.id ?? '';
    const stranger = as(newId());
    await expect(stranger.ask('notification.mark-read', { notificationId })).rejects.toMatchObject({ code: 'notification-not-found' });
    await expect(stranger.ask('notification.delete-notification', { notificationId })).rejects.toMatchObject({
      code: 'notification-not-found',
    });
    expect((await list(amara)).items[0]?.isRead).toBe(false);
  });

  it('keeps a notification deleted even if its event is redelivered', async () => {
    const booking = aBookingState();
    const amara = booking.studentId;
    await world.deliver('booking.confirmed', booking);
    const notificationId = (await list(amara)).items[0]?.id ?? '';
    await as(amara).ask('notification.delete-notification', { notificationId });
    await world.deliver('booking.confirmed', booking);
    expect(await list(amara)).toEqual({ items: [], nextCursor: null, unreadCount: 0 });
    await expect(as(amara).ask('notification.delete-notification', { notificationId })).rejects.toMatchObject({
      code: 'notification-not-found',
    });
  });

  it.each(['x', 'WyJhIiwiYiJd', 'WyIxIl0', ''])('refuses an invalid cursor: "%s"', async (cursor) => {
    await expect(list(newId(), { cursor })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('requires sign-in', async () => {
    await expect(world.as(aVisitor()).ask('notification.list-notifications', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
