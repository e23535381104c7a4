import type { BookingState } from '@somo/contracts/events/booking';
import type { WeeklyTimes } from '@somo/contracts/lessons';
import { toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aService, aStudent } from '@somo/testing/callers';
import { anAgreement, hour, later, nine, type Agreement } from '../../spec/agreed.js';

const week = 7 * 24;
const weeks = (count: number, from = nine): Instant[] =>
  Array.from({ length: count }, (_, at) => toInstant(Date.parse(from) + at * week * hour));

describe('weekly lessons', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement();
    await hadLessonWith(agreed.student);
  });
  afterEach(() => agreed.world.close());

  /** The two have completed a lesson, a week ago. */
  async function hadLessonWith(student: ReturnType<typeof aStudent>): Promise<void> {
    const { id } = await agreed.book(later(-72), student);
    await agreed.world.db.run('past', "UPDATE bookings SET status = 'completed', paid_at = created_at WHERE id = $1", [id]);
  }
  const book = (
    times: Instant[],
    { who = agreed.student, ...more }: { who?: typeof agreed.student; key?: string; expectedPriceCents?: number } = {},
  ) => agreed.world.as(who).ask('booking.book-weekly', { teacherId: agreed.teacherId, times, ...more });
  const ask = (startsAt = nine, who = agreed.student): Promise<WeeklyTimes> =>
    agreed.world.as(who).ask('booking.list-weekly-times', { teacherId: agreed.teacherId, startsAt });
  const live = async () =>
    (await agreed.world.db.sql<{ count: number }>('live', "SELECT count(*)::int FROM bookings WHERE status = 'confirmed'", []))[0]?.count;

  it('are as many lessons of their own, with one time to pay by, up to 56 days ahead', async () => {
    const { lessons } = await book(weeks(8));
    expect(lessons.map(({ startsAt }) => startsAt)).toEqual(weeks(8));
    expect(lessons.map(({ weekly }) => [weekly?.at, weekly?.of])).toEqual(weeks(8).map((_, at) => [at + 1, 8]));
    expect(new Set(lessons.map(({ agreementId }) => agreementId)).size).toBe(8);
    expect(new Set(lessons.map(({ payBy }) => payBy)).size).toBe(1);
    expect(new Set(lessons.map(({ weekly }) => weekly?.seriesId)).size).toBe(1);
    const placesIn = async (name: string) =>
      (await agreed.world.emitted()).filter(({ type }) => type === name).map(({ data }) => (data as BookingState).weekly?.at);
    for (const name of ['booking.created', 'booking.confirmed']) expect((await placesIn(name)).slice(-8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await agreed.cancel(lessons[2]!.id);
    expect((await agreed.get(lessons[3]!.id)).status).toBe('confirmed');
    expect((await placesIn('booking.cancelled')).at(-1)).toBe(3);
  });

  it('are found together, each at its present time', async () => {
    const { lessons } = await book(weeks(3));
    const seriesId = lessons[0]!.weekly!.seriesId;
    const moved = await agreed.move(lessons[1]!.id, later(week + 3));
    const together = await agreed.world.as(aService('notification')).ask('booking.get-series', { studentId: agreed.studentId, seriesId });
    expect(together.map(({ id, startsAt }) => [id, startsAt])).toEqual([
      [lessons[0]!.id, nine],
      [moved.id, later(week + 3)],
      [lessons[2]!.id, later(2 * week)],
    ]);
  });

  it('are all booked or none, and the refusal says which is taken', async () => {
    await agreed.book(later(week), aStudent());
    const before = await live();
    await expect(book(weeks(3))).rejects.toMatchObject({ code: 'slot-taken', details: { startsAt: later(week) } });
    expect(await live()).toBe(before);
    expect((await ask()).dates.slice(0, 3).map(({ why }) => why)).toEqual([undefined, 'booked', undefined]);
    await expect(book([nine, later(2 * week)])).resolves.toHaveProperty('lessons.length', 2);
  });

  it('go to exactly one of fifty who book them at once', async () => {
    const many = Array.from({ length: 50 }, () => aStudent());
    await agreed.world.db.run(
      'all-had',
      `INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'agreement_id', gen_random_uuid(), 'student_id', one))).*
       FROM bookings b, unnest($1::uuid[]) one WHERE b.status = 'completed'`,
      [many.map((one) => (one as { userId: string }).userId)],
    );
    const outcomes = await Promise.allSettled(many.map((who) => book(weeks(4), { who })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : []));
    // On a busy machine the last of them wait longer than an ask may take.
    expect(codes.filter((code) => code !== 'slot-taken' && code !== 'too-slow')).toEqual([]);
    expect(await live()).toBe(4);
  });

  it('are answered once for one key, and refused for another order under the same key', async () => {
    const first = await book(weeks(2), { key: 'once' });
    expect(await book(weeks(2), { key: 'once' })).toEqual(first);
    expect(await live()).toBe(2);
    await expect(book(weeks(3), { key: 'once' })).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('count as one unpaid booking', async () => {
    await book(weeks(5));
    await agreed.book(later(3));
    await expect(agreed.book(later(6))).rejects.toMatchObject({ code: 'too-many-unpaid' });
    await expect(book(weeks(2, later(6)))).rejects.toMatchObject({ code: 'too-many-unpaid' });
  });

  it("keep the time of day by the teacher's clock when it changes", async () => {
    const timeZone = 'America/New_York';
    const slots = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '09:00', endTime: '10:00' }));
    agreed.world.clock.set(Date.parse('2030-02-25T12:00:00Z'));
    await agreed.offer({ timeZone, recurringSlots: slots });
    const first = toInstant(Date.parse('2030-02-27T14:00:00Z'));
    const { dates } = await ask(first);
    expect(dates.map(({ startsAt }) => startsAt.slice(5, 16))).toEqual([
      ...['02-27T14:00', '03-06T14:00'],
      ...['03-13T13:00', '03-20T13:00', '03-27T13:00', '04-03T13:00', '04-10T13:00', '04-17T13:00'],
    ]);
    const { lessons } = await book(dates.map(({ startsAt }) => startsAt));
    expect(new Set(lessons.map(({ teacherLocal }) => teacherLocal.startTime))).toEqual(new Set(['09:00']));
  });

  it('say before what stands in the way of each date, and are refused there', async () => {
    const startDate = later(2 * week).slice(0, 10);
    await agreed.offer({ breakPeriods: [{ startDate, endDate: startDate }] });
    await agreed.book(later(week), agreed.student, newId());
    expect((await ask()).dates.slice(0, 4).map(({ why }) => why)).toEqual([undefined, 'own-lesson', 'break', undefined]);
    await expect(book([nine, later(2 * week)])).rejects.toMatchObject({ code: 'slot-not-offered', details: { startsAt: later(2 * week) } });
    await expect(book(weeks(2))).rejects.toMatchObject({ code: 'you-have-a-lesson-then', details: { startsAt: later(week) } });
  });

  it("keep to the teacher's daily maximum", async () => {
    await agreed.offer({ maxDailyLessons: 3 });
    for (const hours of [3, 6, 9]) await agreed.book(later(week + hours), aStudent());
    expect((await ask()).dates.slice(0, 2).map(({ why }) => why)).toEqual([undefined, 'full-day']);
    await expect(book(weeks(2))).rejects.toMatchObject({ code: 'daily-limit-reached', details: { startsAt: later(week) } });
  });

  it('are for students who have completed a lesson with the teacher, at regular hours that are booked at once', async () => {
    const stranger = aStudent();
    expect((await ask(nine, stranger)).dates).toEqual([]);
    await expect(book(weeks(2), { who: stranger })).rejects.toMatchObject({ code: 'weekly-not-open' });
    const [date] = [nine.slice(0, 10)];
    await agreed.offer({ recurringSlots: [], specificDates: [{ date, timeSlots: [{ startTime: '09:00', endTime: '10:00' }] }] });
    expect((await ask()).dates).toEqual([]);
    await expect(book(weeks(2))).rejects.toMatchObject({ code: 'slot-not-offered' });
    await agreed.offer({ instantBooking: false });
    expect((await ask()).dates).toEqual([]);
    await expect(book(weeks(2))).rejects.toMatchObject({ code: 'weekly-not-open' });
  });

  it('MSG-03 are refused where one has blocked the other', async () => {
    await agreed.world.db.run('block', 'INSERT INTO blocks (blocker_id, blocked_id, version, is_blocked) VALUES ($1, $2, 1, true)', [
      agreed.teacherId,
      agreed.studentId,
    ]);
    await expect(book(weeks(2))).rejects.toMatchObject({ code: 'teacher-not-available' });
    expect(await live()).toBe(0);
  });

  it.each<[string, () => Instant[]]>([
    ['one time', () => [nine]],
    ['nine times', () => weeks(9)],
    ['a time twice', () => [nine, nine]],
    ['times in disorder', () => weeks(2).reverse()],
    ['another time of day', () => [nine, later(week + 3)]],
    ['another weekday', () => [nine, later(24)]],
  ])('are not booked for %s', async (_, times) => {
    await expect(book(times())).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await live()).toBe(0);
  });

  it('end 56 days ahead', async () => {
    const ahead = weeks(8, later(week));
    expect((await ask(later(week))).dates.map(({ startsAt }) => startsAt)).toEqual(ahead.slice(0, 7));
    await expect(book(ahead)).rejects.toMatchObject({ code: 'beyond-horizon' });
  });
});
