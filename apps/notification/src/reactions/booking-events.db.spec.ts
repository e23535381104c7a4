import { jest } from '@jest/globals';
import type { BookingState } from '@somo/contracts/events/booking';
import type { Notification } from '@somo/contracts/notifications';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aBookingState, aPaymentState, aRequestState } from '@somo/testing/builders';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { until } from '@somo/testing/until';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
/** Ninety delivery orders take a while on a busy machine. */
const patience = 120_000;

describe('lesson events', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(notification, { now });
  });
  beforeEach(() => {
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  const cancelled = (booking: BookingState): BookingState => ({
    ...booking,
    version: 2,
    status: 'cancelled',
    cancelledBy: 'teacher',
    refundDue: true,
  });
  const bell = (bookingId: string) =>
    world.db.sql<{ user_id: string; type: string; once: string; mail: string }>(
      'spec-bell',
      'SELECT user_id, type, once, mail FROM notifications WHERE related_id = $1 ORDER BY type, once, user_id',
      [bookingId],
    );
  const openReminders = (bookingId: string) =>
    world.db.sql<{ key: string; due_at: Date }>(
      'spec-reminders',
      `SELECT key, due_at FROM due_work WHERE job = 'send-lesson-reminder' AND starts_with(key, $1) AND cancelled_at IS NULL ORDER BY due_at, key`,
      [bookingId],
    );
  const failures = () => world.db.sql('spec-failures', 'SELECT type, error FROM inbox WHERE done_at IS NULL');
  const pushes = () =>
    world.lives.map(({ userId, name, payload }) => [
      userId,
      name,
      name === 'notification.created' ? (payload as Notification).type : payload,
    ]);

  it('BOOK-09 a booking notifies the teacher and confirms to the student, at once', async () => {
    const booking = aBookingState();
    const { bookingId, teacherId, studentId } = booking;
    await world.deliver('booking.confirmed', booking);
    expect(pushes()).toEqual([
      [studentId, 'lesson.changed', { lessonId: bookingId, version: 1 }],
      [teacherId, 'lesson.changed', { lessonId: bookingId, version: 1 }],
      [teacherId, 'notification.created', 'new_booking'],
      [studentId, 'notification.created', 'booking_confirmation'],
    ]);
    const ring = world.lives[2]?.payload as Notification;
    expect(ring).toMatchObject({
      userId: teacherId,
      title: 'New booking',
      message: 'A student booked a lesson with you: Mathematics.',
      isRead: false,
    });
  });

  it('each of several lessons that were booked together has its reminders', async () => {
    const [teacherId, studentId, seriesId] = [newId(), newId(), newId()];
    const lessons = [1, 2, 3].map((at) => aBookingState({ teacherId, studentId, weekly: { seriesId, at, of: 3 } }));
    for (const lesson of lessons) await world.deliver('booking.confirmed', lesson);
    for (const { bookingId } of lessons) expect(await openReminders(bookingId)).toHaveLength(6);
  });

  const kinds = ['booking.confirmed', 'payment.paid'] as const;
  it.each(kinds)('any number of %s at once take the statements of one, and each email belongs to its own request', async (name) => {
    const lessons = [aBookingState(), aBookingState(), aBookingState()];
    const events = lessons.map((lesson) => {
      const data = name === 'payment.paid' ? aPaymentState({ bookingId: lesson.bookingId }) : lesson;
      return { name, data, requestId: newId() } as Parameters<World['deliverTogether']>[0][number];
    });
    const one = await statementsOf(() => world.deliverTogether(events.slice(0, 1)));
    expect(await statementsOf(() => world.deliverTogether(events))).toEqual(one);
    for (const [at, { bookingId }] of lessons.entries()) {
      expect(await bell(bookingId)).toHaveLength(2);
      const requests = await world.db.sql(
        'spec-requests',
        `SELECT DISTINCT request_id AS "requestId" FROM due_work
         WHERE job = 'send-mail' AND key IN (SELECT id::text FROM notifications WHERE related_id = $1)`,
        [bookingId],
      );
      expect(requests).toEqual([{ requestId: events[at]?.requestId }]);
    }
  });

  it('REQ-06 REQ-10 an accepted request is no news to its teacher, unless the settings accepted it', async () => {
    const accepted = aBookingState({ fromRequest: newId() });
    await world.deliver('booking.confirmed', accepted);
    const automatic = aBookingState({ fromRequest: newId(), autoAccepted: true });
    await world.deliver('booking.confirmed', automatic);
    const news = world.lives.filter(({ name }) => name === 'notification.created');
    expect(news.map(({ userId }) => userId)).toEqual([automatic.teacherId]);
  });

  it('REQ-11 a proposed time that the student accepts is news like any booking, and nothing else', async () => {
    const booking = aBookingState();
    const { bookingId, studentId, teacherId } = booking;
    await world.deliver('request.accepted', aRequestState({ studentId, teacherId, bookingId, status: 'approved', acceptedBy: 'student' }));
    await world.deliver('booking.confirmed', booking);
    const news = world.lives.filter(({ name }) => name === 'notification.created');
    expect(news.map(({ payload }) => (payload as Notification).title)).toEqual(['New booking', 'Booking confirmed']);
  });

  it('LES-11 a booking schedules three reminders for each participant', async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    const due = (await openReminders(booking.bookingId)).map(({ due_at }) => due_at.toISOString());
    expect(due).toEqual(
      ['2030-01-13T09:00', '2030-01-13T09:00', '2030-01-14T08:00', '2030-01-14T08:00', '2030-01-14T08:50', '2030-01-14T08:50'].map(
        (at) => `${at}:00.000Z`,
      ),
    );
  });

  it('a cancellation notifies both participants and cancels the reminders', async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    world.lives.length = 0;
    await world.deliver('booking.cancelled', cancelled(booking));
    expect(await openReminders(booking.bookingId)).toEqual([]);
    expect(pushes().map(([to, name]) => [to, name])).toEqual([
      [booking.studentId, 'lesson.changed'],
      [booking.teacherId, 'lesson.changed'],
      [booking.studentId, 'notification.created'],
      [booking.teacherId, 'notification.created'],
    ]);
  });

  it("a cancellation cancels only that lesson's reminders", async () => {
    const [stays, goes] = [aBookingState(), aBookingState()];
    await world.deliver('booking.confirmed', stays);
    await world.deliver('booking.confirmed', goes);
    await world.deliver('booking.cancelled', cancelled(goes));
    expect(await openReminders(stays.bookingId)).toHaveLength(6);
  });

  it('PAY-05 a payment notifies both participants, a refund the student, and both see the updated amounts', async () => {
    const payment = aPaymentState();
    const { bookingId, studentId, teacherId } = payment;
    await world.deliver('payment.paid', payment);
    world.lives.length = 0;
    await world.deliver('payment.refunded', { ...payment, version: 3, charge: 'refunded', refundedCents: 2500 });
    expect(pushes()).toEqual([
      [studentId, 'notification.created', 'payment'],
      [studentId, 'payment.changed', { lessonId: bookingId, version: 3 }],
      [teacherId, 'payment.changed', { lessonId: bookingId, version: 3 }],
    ]);
    expect((await bell(bookingId)).map(({ user_id, once, mail }) => [user_id, once, mail])).toEqual([
      ...[
        [studentId, 'paid', 'planned'],
        [teacherId, 'paid', 'none'],
      ].sort(([a = ''], [b = '']) => a.localeCompare(b)),
      [studentId, 'refunded-2500', 'planned'],
    ]);
  });

  it("PAY-05 an operator's refund notifies the teacher of the share that is left, once for each refund", async () => {
    const { agreementId, bookingId, studentId, teacherId } = aPaymentState();
    const refund = { agreementId, bookingId, studentId, teacherId, refundCents: 1000, refundedCents: 1000, netCents: 1275 };
    for (const netCents of [1275, 1275, 0])
      await world.deliver('payment.share-lowered', { ...refund, refundedCents: netCents === 0 ? 2500 : 1000, netCents });
    expect(pushes()).toEqual([
      [teacherId, 'notification.created', 'payment'],
      [teacherId, 'notification.created', 'payment'],
    ]);
    expect((await bell(bookingId)).map(({ user_id, once, mail }) => [user_id, once, mail])).toEqual([
      [teacherId, 'share-lowered-1000', 'planned'],
      [teacherId, 'share-lowered-2500', 'planned'],
    ]);
  });

  it.each(['before', 'after'])('BOOK-14 a cancellation knows what was refunded %s the lesson moved', async (when) => {
    const [old, moved] = [aBookingState(), newId()];
    const { agreementId, studentId, teacherId } = old;
    const payment = aPaymentState({ agreementId, studentId, teacherId, bookingId: when === 'before' ? old.bookingId : moved });
    const part = { charge: 'part_refunded' as const, refundedCents: 1000, refundedNowCents: 400 };
    await world.deliver('payment.refunded', { ...payment, version: 3, ...part, refundedCents: 600, refundedNowCents: 600 });
    await world.deliver('payment.refunded', { ...payment, version: 4, ...part });
    await world.deliver('booking.cancelled', cancelled({ ...old, bookingId: moved }));
    const other = aBookingState({ studentId });
    await world.deliver('booking.cancelled', cancelled(other));
    const refunded = async (bookingId: string) => {
      const rows = await world.db.sql<{ refunded: unknown }>(
        'spec-refunded',
        `SELECT params->'refunded' AS refunded FROM notifications WHERE related_id = $1 AND type = 'booking_cancelled'`,
        [bookingId],
      );
      return rows.map((row) => row.refunded);
    };
    const sums = { paidCents: 2500, backCents: 1000 };
    expect(await refunded(moved)).toEqual([sums, sums]);
    expect(await refunded(other.bookingId)).toEqual([null, null]);
  });

  it('outdated events are not pushed', async () => {
    const booking = aBookingState();
    await world.deliver('booking.cancelled', cancelled(booking));
    world.lives.length = 0;
    await world.deliver('booking.confirmed', booking);
    expect(world.lives).toEqual([]);
  });

  it('BOOK-14 a lesson cancelled while another process still plans its reminders has none', async () => {
    const booking = aBookingState();
    const isWaiting = async () =>
      (await world.db.run(
        'spec-waiting',
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )) > 0;
    let startCancelling: () => void = () => {};
    const cancelling = new Promise<void>((go) => (startCancelling = go));
    const run = Db.prototype.run;
    const spy = jest.spyOn(Db.prototype, 'run').mockImplementation(async function (this: Db, name, text, values) {
      if (name === 'due-plan' && JSON.stringify(values).includes('send-lesson-reminder')) {
        startCancelling();
        await until(isWaiting);
      }
      return run.call(this, name, text, values);
    });
    await Promise.all([
      world.deliver('booking.confirmed', booking),
      cancelling.then(() => world.deliver('booking.cancelled', cancelled(booking))),
    ]);
    spy.mockRestore();
    expect(await openReminders(booking.bookingId)).toEqual([]);
    expect(await failures()).toEqual([]);
  });

  it('DATA-01 leave nothing with a person whose account is erased: neither in the bell nor in the inbox of /dev/mail', async () => {
    const booking = aBookingState({ bookingId: newId() });
    const { bookingId, studentId, teacherId } = booking;
    await world.deliver('booking.confirmed', booking);
    await world.db.run(
      'spec-mails',
      `INSERT INTO dev_mails (id, key, to_address, subject, text, sent_at)
       SELECT gen_random_uuid(), id::text, user_id || '@somo.test', type, '', now() FROM notifications WHERE related_id = $1
       UNION ALL SELECT gen_random_uuid(), 'passkey-' || id || '-added', id || '@somo.test', 'passkey', '', now() FROM unnest($2::text[]) AS id`,
      [bookingId, [studentId, teacherId]],
    );
    const mails = async () =>
      (await world.db.sql<{ to: string }>('spec-mailed', 'SELECT to_address AS "to" FROM dev_mails'))
        .map(({ to }) => to.split('@')[0])
        .sort();
    expect(await mails()).toEqual([studentId, studentId, teacherId, teacherId].sort());
    await world.deliver('user.erased', { userId: studentId, role: 'student', erasedAt: toInstant(now) });
    expect((await bell(bookingId)).map(({ user_id }) => user_id)).toEqual([teacherId]);
    expect(await mails()).toEqual([teacherId, teacherId]);
  });

  it(
    'end the same when each comes twice, late and in any order',
    async () => {
      for (const order of everyDelivery(['booking.confirmed', 'booking.cancelled', 'payment.paid'] as const)) {
        const booking = aBookingState({ bookingId: newId() });
        const { bookingId, studentId, teacherId } = booking;
        const payment = aPaymentState({ bookingId, studentId, teacherId });
        for (const name of order) {
          if (name === 'payment.paid') await world.deliver(name, payment);
          else await world.deliver(name, name === 'booking.confirmed' ? booking : cancelled(booking));
        }
        const who = (userId: string) => (userId === studentId ? 'student' : 'teacher');
        const rows = (await bell(bookingId)).map(({ user_id, type, mail }) => `${type} ${who(user_id)} ${mail}`).sort();
        expect(rows).toEqual([
          'booking_cancelled student planned',
          'booking_cancelled teacher planned',
          'booking_confirmation student planned',
          'new_booking teacher planned',
          'payment student planned',
          'payment teacher none',
        ]);
        expect(await openReminders(bookingId)).toEqual([]);
        const [lesson] = await world.db.sql('spec-lesson', 'SELECT version, status FROM lessons WHERE booking_id = $1', [bookingId]);
        expect(lesson).toEqual({ version: 2, status: 'cancelled' });
      }
      expect(await failures()).toEqual([]);
    },
    patience,
  );
});
