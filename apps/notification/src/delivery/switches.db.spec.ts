import { hourMs, minuteMs } from '@somo/calendar/days';
import {
  channels,
  defaultNotificationSettings,
  kindRules,
  notificationKinds,
  notificationSwitches,
  silencedBy,
  type NotificationKind,
  type NotificationSwitch,
} from '@somo/contracts/notification-settings';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord, aPaymentState } from '@somo/testing/builders';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { startDelivery, type Delivered } from '../../spec/delivery-world.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const everything = Object.fromEntries(notificationSwitches.map((name) => [name, true])) as Record<NotificationSwitch, boolean>;

describe('NOTF-07 SET-06 what a person has switched off', () => {
  let all: Delivered;
  beforeAll(async () => {
    all = await startDelivery(now);
  });
  beforeEach(() => all.world.clock.set(now));
  afterAll(() => all.world.close());

  /** Causes news of each kind for a person. */
  const cause: Record<Exclude<NotificationKind, 'marketing'>, (userId: string) => Promise<unknown>> = {
    reminder: async (userId) => {
      const booking = aBookingState({ studentId: userId, startsAt: toInstant(now + 25 * hourMs), endsAt: toInstant(now + 26 * hourMs) });
      all.lessons.set(booking.bookingId, aLessonRecord({ id: booking.bookingId, studentId: userId, startsAt: booking.startsAt }));
      await all.choose(userId, {});
      await all.world.db.run(
        'plan-reminder',
        `INSERT INTO due_work (id, job, key, data, due_at) VALUES ($1, 'send-lesson-reminder', $2, $3, $4)`,
        [
          newId(),
          booking.bookingId,
          JSON.stringify({ bookingId: booking.bookingId, userId, kind: '24h', startsAt: booking.startsAt }),
          new Date(now + hourMs),
        ],
      );
      all.world.clock.set(now + hourMs);
    },
    review: async (userId) => {
      const booking = aBookingState({ studentId: userId, status: 'completed', lessonsTogether: 1 });
      all.lessons.set(booking.bookingId, aLessonRecord({ id: booking.bookingId, studentId: userId, status: 'completed' }));
      await all.world.deliver('lesson.completed', booking);
      all.world.clock.set(now + hourMs);
    },
    booking: (userId) => book({ teacherId: userId }),
    answer: (userId) => book({ studentId: userId }),
    cancellation: (userId) => {
      const booking = aBookingState({ studentId: userId, status: 'cancelled', cancelledBy: 'teacher', version: 2 });
      all.lessons.set(booking.bookingId, aLessonRecord({ id: booking.bookingId, studentId: userId, status: 'cancelled' }));
      return all.world.deliver('booking.cancelled', booking);
    },
    message: async (userId) => {
      const senderId = newId();
      all.unread.set(`${userId} ${senderId}`, 1);
      await all.world.deliver('contact.message-waiting', { readerId: userId, senderId, seq: 1, sentAt: toInstant(now) });
      all.world.clock.set(now + 2 * minuteMs);
      await all.world.runDue();
      all.world.clock.set(now + 10 * minuteMs);
    },
    payment: (userId) => all.world.deliver('payment.paid', aPaymentState({ studentId: userId })),
    payout: (userId) =>
      all.world.deliver('payout.sent', {
        ...{ payoutId: newId(), teacherId: userId, version: 1, status: 'sent', amountCents: 5000 },
        ...{ currency: 'USD', payoutDate: null, reason: null },
      } as never),
    account: (userId) =>
      all.world.deliver('verification.decided', {
        ...{ verificationId: newId(), teacherId: userId, kind: 'diploma', outcome: 'refused', reasons: ['unreadable'] },
        ...{ expiresAt: null, decidedAt: toInstant(now) },
      }),
    security: (userId) =>
      all.world.deliver('payout.method-changed', { teacherId: userId, version: 1, method: 'paypal', changedAt: toInstant(now) } as never),
  };
  const book = (who: object) => {
    const booking = aBookingState(who);
    all.lessons.set(booking.bookingId, aLessonRecord({ ...who, id: booking.bookingId }));
    return all.world.deliver('booking.confirmed', booking);
  };
  const seen = async (userId: string) => {
    await all.world.runDue();
    all.world.clock.set(all.world.clock.now() + minuteMs);
    await all.world.runDue();
    const { items } = await all.world.as(aStudent({ userId })).ask('notification.list-notifications', {});
    return { bell: items.length, email: (await all.subjects(userId)).length };
  };

  it.each(notificationKinds.flatMap((kind) => channels.map((channel) => [kind, channel] as const)))(
    '%s by %s: is silenced by its own switch and by that of the channel, and by no other',
    (kind, channel) => {
      const way = kindRules[kind][channel];
      const own = [kindRules[kind].switch, channel === 'bell' ? null : channel];
      for (const name of notificationSwitches) {
        const silent = silencedBy(kind, channel, { ...everything, [name]: false });
        expect(silent).toBe(way === 'none' ? 'none' : way === 'switched' && own.includes(name) ? name : null);
      }
    },
  );

  const caused = Object.keys(cause) as (keyof typeof cause)[];
  it.each(caused.flatMap((kind) => notificationSwitches.map((name) => [kind, name] as const)))(
    '%s with %s off: the bell and the emails follow the table, and the log says why',
    async (kind, name) => {
      const userId = newId();
      await all.choose(userId, { ...everything, [name]: false });
      await cause[kind](userId);
      const off = { ...everything, [name]: false };
      const [bell, email] = (['bell', 'email'] as const).map((channel) => silencedBy(kind, channel, off));
      expect(await seen(userId)).toEqual({ bell: bell === null ? 1 : 0, email: email === null ? 1 : 0 });
      expect(await all.outcomes(userId)).toEqual([email === null ? 'sent' : email === 'email' ? 'off-email' : 'off-kind']);
    },
  );

  it('is stored as what differs from the defaults, and comes back in any session', async () => {
    const userId = newId();
    const me = all.world.as(aStudent({ userId }));
    expect((await me.ask('notification.get-settings', {})).notifications).toEqual(defaultNotificationSettings);
    await all.choose(userId, { messages: false, digest: 'daily', quietHours: { from: '22:00', to: '07:00' } });
    await all.choose(userId, { digest: 'never' });
    const chosen = { ...defaultNotificationSettings, messages: false, quietHours: { from: '22:00', to: '07:00' } };
    expect((await me.ask('notification.get-settings', {})).notifications).toEqual(chosen);
    const stored = await all.world.db.sql('stored', 'SELECT name FROM notification_settings WHERE user_id = $1 ORDER BY name', [userId]);
    expect(stored).toEqual([{ name: 'messages' }, { name: 'quietHours' }]);
    await expect(all.choose(userId, { quietHours: null, messages: true })).resolves.toEqual(defaultNotificationSettings);
  });

  it.each([
    ['email', { email: 'off' }],
    ['digest', { digest: 'weekly' }],
    ['quietHours.from', { quietHours: { from: '24:00', to: '07:00' } }],
    ['quietHours.to', { quietHours: { from: '22:00', to: '22:00' } }],
    ['quietHours', { quietHours: 'at night' }],
  ])('is refused if %s is not understood', async (field, changes) => {
    const saving = all.choose(newId(), changes as never);
    await expect(saving).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { [field]: expect.any(Array) } } });
    await expect(all.world.as(aVisitor()).ask('notification.save-settings', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
