import type { LessonRecord } from '@somo/contracts/lessons';
import type { Person } from '@somo/contracts/people';
import type { Receipt } from '@somo/contracts/receipts';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord, aPaymentState } from '@somo/testing/builders';
import { aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const weekMs = 7 * 24 * 3_600_000;
const first = Date.parse('2030-01-14T09:00:00Z');
const payBy = toInstant(now + 30 * 60_000);

describe('lessons that were booked together', () => {
  let world: World;
  const lessons = new Map<string, LessonRecord>();
  const asked: string[] = [];

  beforeAll(async () => {
    const contact = (userId: string) => ({ userId, email: `${userId}@somo.test`, timeZone: 'Africa/Accra', language: 'en', role: null });
    const numberOf = (id: string) => `S-${lessons.get(id)?.weekly?.at}`;
    world = await startService(notification, {
      now,
      answers: {
        'auth.get-contacts': ({ userIds }) => Promise.resolve(userIds.map(contact)),
        'auth.get-account': () => Promise.resolve({ ...contact('me'), emailConfirmed: true }),
        'catalog.get-people': ({ ids }) => Promise.resolve(ids.map((id) => ({ id, firstName: 'Ama', fullName: 'Ama Owusu' }) as Person)),
        'booking.get-series': ({ seriesId, studentId }) => {
          asked.push(seriesId);
          return Promise.resolve([...lessons.values()].filter((one) => one.weekly?.seriesId === seriesId && one.studentId === studentId));
        },
        'booking.get-learners': ({ ids }) =>
          Promise.resolve(ids.flatMap((id) => (lessons.get(id)?.learner ? [{ id, firstName: lessons.get(id)!.learner!.firstName }] : []))),
        'booking.get-lessons': ({ bookingIds }) => Promise.resolve(bookingIds.flatMap((id) => lessons.get(id) ?? [])),
        'payments.get-receipts': ({ bookingIds }) =>
          Promise.resolve(
            bookingIds.map((bookingId) => {
              const { studentId, teacherId } = lessons.get(bookingId)!;
              const sums = { amountCents: 2500, netCents: 2125, feeCents: 375, refundedCents: 0, refundPendingCents: 0 };
              const receipt = { ...sums, studentId, teacherId, number: numberOf(bookingId), lessonId: bookingId };
              const about = { subject: 'Mathematics', paidAt: toInstant(now), provider: 'sandbox', realMoney: false };
              return { bookingId, receipt: { ...receipt, ...about } as Receipt };
            }),
          ),
        'payments.render-receipt': ({ bookingId }) =>
          Promise.resolve({ number: numberOf(bookingId), pdf: Buffer.from('%PDF-').toString('base64') }),
      },
    });
  });
  beforeEach(() => {
    world.clock.set(now);
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  /** Lessons as booking has them, and the events of their making. */
  function aSeries(of: number, part: Partial<LessonRecord> = {}) {
    const [teacherId, studentId, seriesId] = [newId(), newId(), newId()];
    const events = Array.from({ length: of }, (_, at) => {
      const startsAt = toInstant(first + at * weekMs);
      return aBookingState({ teacherId, studentId, startsAt, payBy, weekly: { seriesId, at: at + 1, of } });
    });
    for (const { bookingId: id, startsAt, weekly } of events) {
      const about = { id, agreementId: id, studentId, teacherId, startsAt, payBy, weekly: weekly! };
      lessons.set(id, aLessonRecord({ ...about, ...part }));
    }
    const change = (at: number, changes: Partial<LessonRecord>) => {
      const { bookingId } = events[at]!;
      lessons.set(bookingId, { ...lessons.get(bookingId)!, ...changes });
    };
    return { events, teacherId, studentId, seriesId, change };
  }
  type SomeSeries = ReturnType<typeof aSeries>;

  const confirm = async ({ events }: SomeSeries) => {
    for (const event of events) await world.deliver('booking.confirmed', event);
    await world.runDue();
  };
  const pay = async (series: SomeSeries, ...which: number[]) => {
    for (const at of which) {
      const { bookingId, agreementId, studentId, teacherId, weekly } = series.events[at]!;
      await world.deliver('payment.paid', aPaymentState({ bookingId, agreementId, studentId, teacherId, ...(weekly ? { weekly } : {}) }));
      series.change(at, { payBy: null, paidAt: toInstant(now) });
    }
    await world.runDue();
  };
  const bellOf = async (userId: string, side: 'student' | 'teacher') => {
    const caller = side === 'student' ? aStudent({ userId }) : aTeacher({ userId });
    const { items } = await world.as(caller).ask('notification.list-notifications', {});
    return items.reverse().map(({ title, message }) => [title, ...message.split('\n')]);
  };
  const mailsTo = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId}@somo.test` })).items.reverse();
  const mondays = (...days: string[]) => `Mon, 9:00 AM: ${days.join(', ')}`;
  const dates = mondays('Jan 14', 'Jan 21', 'Jan 28');

  it('are told of once when booked: one notification and one email each, with the dates', async () => {
    const series = aSeries(3);
    await confirm(series);
    expect(await bellOf(series.studentId, 'student')).toEqual([
      ['Booking confirmed', 'Your 3 weekly Mathematics lessons with Ama Owusu are booked.', dates],
    ]);
    expect(await bellOf(series.teacherId, 'teacher')).toEqual([
      ['New booking', 'Ama Owusu booked 3 weekly lessons with you: Mathematics.', dates],
    ]);
    const [[mail, ...more], [news, ...others]] = [await mailsTo(series.studentId), await mailsTo(series.teacherId)];
    expect([more, others]).toEqual([[], []]);
    expect(mail?.subject).toBe('Booking confirmed: 3 Mathematics lessons with Ama Owusu');
    expect(mail?.text).toContain('Dates (Accra time):\n- Mon, Jan 14 · 9:00 AM\n- Mon, Jan 21 · 9:00 AM\n- Mon, Jan 28 · 9:00 AM');
    expect(mail?.text).toContain('Please pay by');
    expect(mail?.attachments).toEqual(['somo-lessons.ics']);
    expect(mail?.text).toContain('$25.00 each, $75.00 in total');
    expect(news?.subject).toBe('New booking: 3 Mathematics lessons with Ama Owusu');
    world.clock.advance(60_000);
    await world.runDue();
    expect(await mailsTo(series.studentId)).toHaveLength(1);
  });

  it('PAY-05 are told of once when all eight are paid, with one email that has every receipt', async () => {
    const series = aSeries(8);
    await pay(series, 0, 1, 2, 3, 4, 5, 6, 7);
    const bell = await bellOf(series.studentId, 'student');
    expect(bell.map(([title, sentence]) => [title, sentence])).toEqual([
      ['Payment received', 'We received your payment of $200.00 for your 8 weekly lessons with Ama Owusu.'],
    ]);
    expect((await bellOf(series.teacherId, 'teacher')).map(([, sentence]) => sentence)).toEqual([
      'Ama Owusu paid $200.00 for 8 weekly lessons.',
    ]);
    const mails = await mailsTo(series.studentId);
    expect(mails.map(({ subject }) => subject)).toEqual(['Payment received: 8 Mathematics lessons with Ama Owusu']);
    expect(mails[0]?.attachments).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `somo-receipt-S-${at}.pdf`));
    expect(mails[0]?.text).toContain('Mon, Jan 21 · 9:00 AM: $25.00 · Receipt S-2');
    expect(mails[0]?.text).toContain('Total paid: $200.00');
    expect(mails[0]?.text).toContain('Your 8 receipts are attached as PDFs.');
    expect(await mailsTo(series.teacherId)).toEqual([]);
  });

  it('say which are paid and which are not if the others do not follow in time, and tell of the others later', async () => {
    const series = aSeries(3);
    await pay(series, 0, 1);
    expect(await bellOf(series.studentId, 'student')).toEqual([]);
    world.clock.advance(30_000);
    await world.runDue();
    const [told] = await bellOf(series.studentId, 'student');
    expect(told).toEqual([
      ...['Payment received', 'We received your payment of $50.00 for 2 of your 3 weekly lessons with Ama Owusu.'],
      ...[mondays('Jan 14', 'Jan 21'), 'Not paid yet:', mondays('Jan 28')],
    ]);
    const [mail] = await mailsTo(series.studentId);
    expect(mail?.text).toContain('Not paid yet (Accra time):\n- Mon, Jan 28 · 9:00 AM');
    expect(mail?.text).toContain(`/student/lessons/${series.events[2]?.bookingId}/pay`);
    await pay(series, 2);
    expect((await bellOf(series.studentId, 'student')).map(([, sentence]) => sentence)).toEqual([
      'We received your payment of $50.00 for 2 of your 3 weekly lessons with Ama Owusu.',
      'We received your payment of $25.00 for your lesson with Ama Owusu.',
    ]);
    expect(await mailsTo(series.studentId)).toHaveLength(2);
  });

  it('BOOK-14 are told of once when given up because they were not paid in time, and not when their time to pay ran out', async () => {
    const series = aSeries(3);
    await pay(series, 0);
    world.clock.advance(30_000);
    await world.runDue();
    for (const at of [1, 2]) {
      const event = series.events[at]!;
      const { bookingId, agreementId, studentId, teacherId, weekly } = event;
      const payment = aPaymentState({ bookingId, agreementId, studentId, teacherId, charge: 'expired', ...(weekly ? { weekly } : {}) });
      await world.deliver('payment.expired', payment);
      await world.deliver('booking.cancelled', { ...event, version: 2, status: 'cancelled', cancelledBy: 'payment', paid: false });
      series.change(at, { status: 'cancelled', cancelledBy: 'payment', payBy: null });
    }
    world.clock.advance(30_000);
    await world.runDue();
    for (const [userId, side] of [
      [series.studentId, 'student'],
      [series.teacherId, 'teacher'],
    ] as const) {
      const news = (await bellOf(userId, side)).slice(1);
      const sentence = "2 of your 3 weekly Mathematics lessons with Ama Owusu were cancelled because they weren't paid for in time.";
      expect(news).toEqual([['Lessons cancelled', sentence, mondays('Jan 21', 'Jan 28')]]);
      const mails = (await mailsTo(userId)).filter(({ subject }) => subject.startsWith('Lessons cancelled'));
      expect(mails.map(({ subject }) => subject)).toEqual(['Lessons cancelled: 2 Mathematics lessons with Ama Owusu']);
    }
  });

  it('do not tell a teacher of those that are only held until they are paid', async () => {
    const [two, one] = [aSeries(3, { status: 'pending' }), aSeries(3, { status: 'pending' })];
    await pay(two, 0, 1);
    await pay(one, 1);
    world.clock.advance(30_000);
    await world.runDue();
    expect(await bellOf(two.teacherId, 'teacher')).toEqual([
      ['Payment received', 'Ama Owusu paid $50.00 for 2 weekly lessons.', mondays('Jan 14', 'Jan 21')],
    ]);
    expect(await bellOf(one.teacherId, 'teacher')).toEqual([['Payment received', 'Ama Owusu paid $25.00 for your lesson.']]);
    expect((await mailsTo(one.studentId)).map(({ subject }) => subject)).toEqual(['Payment received: Mathematics lesson with Ama Owusu']);
  });

  it("say 'Kofi's lessons' to the guardian, and to the teacher for whom they are", async () => {
    const series = aSeries(3, { learner: { id: newId(), firstName: 'Kofi' } });
    await confirm(series);
    await pay(series, 0, 1, 2);
    expect(await bellOf(series.studentId, 'student')).toEqual([
      ['Booking confirmed', "Kofi's 3 weekly Mathematics lessons with Ama Owusu are booked.", dates],
      ['Payment received', "We received your payment of $75.00 for Kofi's 3 weekly lessons with Ama Owusu.", dates],
    ]);
    const [news] = await bellOf(series.teacherId, 'teacher');
    expect(news).toEqual(['New booking', 'Ama Owusu booked 3 weekly lessons with you: Mathematics.', 'For Kofi (under 18)', dates]);
    const [mail] = await mailsTo(series.studentId);
    expect(mail?.text).toContain("Kofi's 3 weekly lessons with Ama Owusu are booked.");
    expect(mail?.text).toContain('For: Kofi');
    const kept = await world.db.sql('kept', 'SELECT params FROM notifications WHERE user_id = $1', [series.studentId]);
    expect(JSON.stringify(kept)).not.toContain('Kofi');
  });

  it('email only those that are still booked, and nothing if none is', async () => {
    const [some, none] = [aSeries(3), aSeries(2)];
    for (const { events } of [some, none]) for (const event of events) await world.deliver('booking.confirmed', event);
    some.change(1, { status: 'cancelled' });
    for (const at of [0, 1]) none.change(at, { status: 'cancelled' });
    await world.runDue();
    const [mail] = await mailsTo(some.studentId);
    expect(mail?.text).toContain('- Mon, Jan 14 · 9:00 AM\n- Mon, Jan 28 · 9:00 AM');
    expect(await mailsTo(none.studentId)).toEqual([]);
    expect(await bellOf(none.studentId, 'student')).toHaveLength(1);
  });

  it('wait for booking to answer, and lose nothing meanwhile', async () => {
    const series = aSeries(2);
    const { seriesId } = series;
    const kept = series.events.map(({ bookingId }) => [bookingId, lessons.get(bookingId)!] as const);
    for (const [id] of kept) lessons.delete(id);
    for (const event of series.events) await world.deliver('booking.confirmed', event);
    await world.runDue();
    expect(await bellOf(series.studentId, 'student')).toEqual([]);
    for (const [id, lesson] of kept) lessons.set(id, lesson);
    world.clock.advance(60_000);
    await world.runDue();
    expect(await bellOf(series.studentId, 'student')).toHaveLength(1);
    expect(asked.filter((id) => id === seriesId).length).toBeGreaterThan(1);
  });
});
