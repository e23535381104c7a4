import type { AwaitedOpenings } from '@somo/contracts/events/openings';
import type { WaitBody } from '@somo/contracts/routes/waits';
import { toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, someTerms } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
/** On Wednesday at nine, in the default hours of a teacher in UTC. */
const nine = toInstant(Date.parse('2030-01-09T09:00:00Z'));

describe('a student who waits for a time', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday, answers: { 'auth.get-standing': () => Promise.resolve(null) } });
  });
  beforeEach(() => world.clock.set(monday));
  afterAll(() => world.close());

  async function teacher(): Promise<string> {
    const userId = newId();
    await world.deliver('user.onboarded', { userId, role: 'teacher', timeZone: 'UTC' });
    return userId;
  }
  const wait = (teacherId: string, studentId = newId(), hours: WaitBody = {}, timeZone = 'UTC') =>
    world
      .as(aStudent({ userId: studentId }))
      .ask('scheduling.save-wait', { teacherId, timeZone, ...hours })
      .then(() => studentId);
  const told = async (teacherId: string): Promise<Record<string, Instant[]>[]> =>
    (await world.emitted())
      .filter(({ type }) => type === 'openings.awaited')
      .map((event) => event.data as AwaitedOpenings)
      .filter((awaited) => awaited.teacherId === teacherId)
      .map(({ waiting }) => Object.fromEntries(waiting.map(({ studentId, startsAt }) => [studentId, startsAt])));
  /** A lesson of somebody else, booked and then cancelled, which frees its time. */
  async function free(teacherId: string, startsAt: Instant, studentId = newId()) {
    const booking = aBookingState({ teacherId, studentId, startsAt });
    await world.deliver('booking.created', booking);
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student' });
  }

  it('is told with all others who wait, once a day, of times that were not open before', async () => {
    const teacherId = await teacher();
    const [ama, kofi] = [await wait(teacherId), await wait(teacherId)];
    expect(await told(teacherId)).toEqual([]);
    await free(teacherId, nine);
    expect(await told(teacherId)).toEqual([{ [ama]: [nine], [kofi]: [nine] }]);
    world.clock.advance(day - 1);
    await free(teacherId, nine);
    expect(await told(teacherId)).toHaveLength(1);
    world.clock.advance(1);
    await free(teacherId, toInstant(Date.parse('2030-01-10T10:15:00Z')));
    expect(await told(teacherId)).toHaveLength(2);
  });

  it('is told of the days and hours that they wish alone, by their own clock', async () => {
    const teacherId = await teacher();
    const wednesdays = await wait(teacherId, newId(), { weekdays: [3] });
    const thursdays = await wait(teacherId, newId(), { weekdays: [4] });
    const mornings = await wait(teacherId, newId(), { fromTime: '08:00', toTime: '09:30' });
    const tokyo = await wait(teacherId, newId(), { fromTime: '18:00', toTime: '24:00', weekdays: [3] }, 'Asia/Tokyo');
    const evenings = await wait(teacherId, newId(), { fromTime: '18:00' });
    await free(teacherId, nine);
    const [first] = await told(teacherId);
    expect(Object.keys(first ?? {}).sort()).toEqual([wednesdays, mornings, tokyo].sort());
    for (const nobody of [thursdays, evenings]) expect(first).not.toHaveProperty(nobody);
  });

  it('is not told of a time that they freed themselves, and no longer waits once they have booked', async () => {
    const teacherId = await teacher();
    const other = await wait(teacherId);
    const booker = newId();
    const booking = aBookingState({ teacherId, studentId: booker, startsAt: nine });
    await world.deliver('booking.created', booking);
    await wait(teacherId, booker);
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student' });
    expect(await told(teacherId)).toEqual([{ [other]: [nine] }]);
    const list = () => world.as(aStudent({ userId: booker })).ask('scheduling.list-waits', {});
    expect(await list()).toHaveLength(1);
    await world.deliver('booking.created', aBookingState({ teacherId, studentId: booker, startsAt: nine }));
    expect(await list()).toEqual([]);
  });

  it('no longer waits once they have booked, even if the lesson was cancelled or moved before anything else arrived', async () => {
    const teacherId = await teacher();
    const [canceller, mover, holder] = [await wait(teacherId), await wait(teacherId), await wait(teacherId)];
    const cancelled = aBookingState({ teacherId, studentId: canceller, startsAt: nine });
    const moved = aBookingState({ teacherId, studentId: mover, startsAt: toInstant(Date.parse('2030-01-10T09:00:00Z')) });
    const next = { ...moved, bookingId: newId(), version: 2, startsAt: toInstant(Date.parse('2030-01-11T09:00:00Z')) };
    const held = aBookingState({ teacherId, studentId: holder, startsAt: toInstant(Date.parse('2030-01-10T13:00:00Z')), announced: false });
    await world.deliverTogether([
      { name: 'booking.created', data: cancelled },
      { name: 'booking.cancelled', data: { ...cancelled, version: 2, status: 'cancelled', cancelledBy: 'student' } },
      { name: 'booking.created', data: moved },
      {
        name: 'booking.rescheduled',
        data: { ...next, movedBy: 'student', replaces: { bookingId: moved.bookingId, version: 2, startsAt: moved.startsAt } },
      },
      { name: 'booking.created', data: held },
      { name: 'booking.cancelled', data: { ...held, version: 2, status: 'cancelled', cancelledBy: 'payment' } },
    ]);
    const waits = (studentId: string) => world.as(aStudent({ userId: studentId })).ask('scheduling.list-waits', {});
    expect([await waits(canceller), await waits(mover), await waits(holder)]).toMatchObject([[], [], [{ teacherId }]]);
  });

  it('is told nothing while the teacher takes no new bookings, and of what is open once they do again', async () => {
    const teacherId = await teacher();
    const student = await wait(teacherId);
    const pause = { until: '2030-02-01', endsAt: toInstant(Date.parse('2030-02-01T00:00:00Z')) };
    await world.deliver('terms.changed', someTerms({ teacherId, version: 1, pause }));
    await free(teacherId, nine);
    expect(await told(teacherId)).toEqual([]);
    await world.deliver('terms.changed', someTerms({ teacherId, version: 2 }));
    const [first] = await told(teacherId);
    expect(first?.[student]).toHaveLength(3);
  });

  it('goes on waiting while a lesson is only held, or another one was moved', async () => {
    const teacherId = await teacher();
    const student = await wait(teacherId);
    const held = aBookingState({ teacherId, studentId: student, startsAt: nine, announced: false });
    await world.deliver('booking.created', held);
    const waits = () => world.as(aStudent({ userId: student })).ask('scheduling.list-waits', {});
    expect(await waits()).toHaveLength(1);
    await world.deliver('booking.confirmed', { ...held, version: 2, announced: true });
    expect(await waits()).toEqual([]);
  });

  it('waits for 60 days, and as long as they want', async () => {
    const teacherId = await teacher();
    const studentId = await wait(teacherId, newId(), { weekdays: [1, 5], toTime: '12:00' });
    const as = world.as(aStudent({ userId: studentId }));
    expect(await as.ask('scheduling.list-waits', {})).toEqual([
      {
        ...{ teacherId, weekdays: [1, 5], fromTime: null, toTime: '12:00' },
        ...{ createdAt: toInstant(monday), endsAt: toInstant(monday + 60 * day) },
      },
    ]);
    world.clock.advance(60 * day);
    expect(await as.ask('scheduling.list-waits', {})).toEqual([]);
    await wait(teacherId, studentId);
    expect(await as.ask('scheduling.list-waits', {})).toHaveLength(1);
    for (let twice = 0; twice < 2; twice++) await as.ask('scheduling.remove-wait', { teacherId });
    expect(await as.ask('scheduling.list-waits', {})).toEqual([]);
  });

  it('is refused in words what cannot be: hours that end before they begin, weekdays that are none, no such teacher, 500 teachers', async () => {
    const teacherId = await teacher();
    for (const hours of [
      { fromTime: '18:00', toTime: '09:00' },
      { fromTime: '09:00', toTime: '09:00' },
      { weekdays: [7] },
      { weekdays: [] },
      { weekdays: [1, 1] },
      { fromTime: '25:00' },
    ])
      await expect(wait(teacherId, newId(), hours)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(wait(newId())).rejects.toMatchObject({ code: 'teacher-not-found' });
    await expect(world.as(aTeacher()).ask('scheduling.save-wait', { teacherId, timeZone: 'UTC' })).rejects.toMatchObject({
      code: 'wrong-role',
    });
    const studentId = newId();
    await world.db.run(
      'spec-many',
      `INSERT INTO waits (teacher_id, student_id, time_zone, created_at) SELECT gen_random_uuid(), $1, 'UTC', $2 FROM generate_series(1, 100)`,
      [studentId, new Date(monday)],
    );
    await expect(wait(teacherId, studentId)).rejects.toMatchObject({ code: 'too-many-waits' });
  });
});
