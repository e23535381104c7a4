import type { LessonRecord } from '@somo/contracts/lessons';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord } from '@somo/testing/builders';
import { aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const evenings = [1, 3].map((day) => ({ day, startTime: '18:00', endTime: '20:00' }));

const anId = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;

describe("a teacher's hours", () => {
  let world: World;
  const userId = newId();
  const teacher = aTeacher({ userId });
  const lessons: LessonRecord[] = [];
  beforeAll(async () => {
    world = await startService(scheduling, {
      now: Date.parse('2030-01-07T08:00:00Z'),
      answers: {
        'auth.get-standing': () => Promise.resolve(null),
        'booking.get-lessons': () => Promise.resolve(lessons),
      },
    });
    await world.deliver('user.onboarded', { userId, role: 'teacher', timeZone: 'Africa/Nairobi' });
  });
  afterAll(() => world.close());

  const read = () => world.as(teacher).ask('scheduling.get-my-availability', {});
  const save = (version: number, is = {}, who = teacher) =>
    world.as(who).ask('scheduling.save-availability', { version, recurringSlots: evenings, specificDates: [], breakPeriods: [], ...is });
  const opens = async () =>
    (
      await world.as(aVisitor()).ask('scheduling.list-open-slots', {
        teacherId: userId,
        from: '2030-01-14',
        to: '2030-01-20',
        timeZone: 'Africa/Nairobi',
      })
    )?.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));

  it('AVL-09 B14 replace the default ones at once, and the openings that search knows', async () => {
    const before = await read();
    expect(await opens()).toHaveLength(25);
    expect(await save(before.version)).toEqual({
      ...{ version: before.version + 1, timeZone: 'Africa/Nairobi', outsideIds: [] },
      ...{ recurringSlots: evenings.map((slot) => ({ ...slot, id: anId, isRecurring: true })), specificDates: [], breakPeriods: [] },
    });
    expect(await opens()).toEqual(['2030-01-14T15:00:00.000Z', '2030-01-16T15:00:00.000Z']);
    const [openings] = await world.db.sql<{ version: number; count: number }>(
      'spec-openings',
      'SELECT version, cardinality(starts_at) AS count FROM openings WHERE teacher_id = $1',
      [userId],
    );
    expect(openings?.version).toBe(2);
    const leave = { id: 'mine', startDate: '2030-01-14', endDate: '2030-01-15', type: 'leave', reason: ' Harvest ' };
    const saved = await save(before.version + 1, { breakPeriods: [leave] });
    expect(saved.breakPeriods).toEqual([{ ...leave, reason: 'Harvest' }]);
    expect(await opens()).toEqual(['2030-01-16T15:00:00.000Z']);
  });

  it('C15 are published with the first open time on a specific date after the next fourteen days', async () => {
    const before = await read();
    const date = (day: string) => ({ date: `2030-03-${day}`, timeSlots: [{ startTime: '18:00', endTime: '20:15' }] });
    await save(before.version, { recurringSlots: [], specificDates: [date('12'), date('11')] });
    const openings = (await world.emitted()).filter(({ type }) => type === 'openings.changed').at(-1);
    expect(openings?.data).toMatchObject({ startsAt: ['2030-03-11T15:00:00.000Z'] });
  });

  it('AVL-09 are refused when they were changed in between, when they are none, and to others, and stay as they were', async () => {
    const before = await read();
    await expect(save(before.version - 1)).rejects.toMatchObject({ code: 'availability-changed', details: { availability: before } });
    const both = await Promise.allSettled([save(before.version), save(before.version)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const after = await read();
    const wrong = { recurringSlots: [{ day: 1, startTime: '18:00', endTime: '17:00' }] };
    await expect(save(after.version, wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(save(after.version, {}, aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(save(1, {}, aTeacher({ userId: newId() }))).rejects.toMatchObject({ code: 'teacher-not-found' });
    expect(await read()).toEqual(after);
  });

  it('AVL-05 AVL-11 keep booked lessons: they return those outside, and tell both people of one that falls within a break, once', async () => {
    const [bookingId, studentId] = [newId(), newId()];
    const startsAt = parseInstant('2030-01-21T15:00:00.000Z');
    await world.deliver('booking.created', aBookingState({ bookingId, studentId, teacherId: userId, startsAt }));
    const outside = async (is: object) => (await save((await read()).version, is)).outsideIds;
    const told = async () => (await world.emitted()).filter(({ type }) => type === 'lesson.fell-outside').map(({ data }) => data);
    expect(await outside({})).toEqual([]);
    // 18:00 is a start no longer, but within the hours still
    expect(await outside({ recurringSlots: [{ day: 1, startTime: '17:45', endTime: '19:30' }] })).toEqual([]);
    expect(await outside({ recurringSlots: [] })).toEqual([bookingId]);
    expect(await told()).toEqual([]);
    const breakPeriods = [{ startDate: '2030-01-21', endDate: '2030-01-21' }];
    expect(await outside({ breakPeriods })).toEqual([bookingId]);
    expect(await outside({ breakPeriods })).toEqual([bookingId]);
    expect(await told()).toEqual([{ bookingId, teacherId: userId, studentId, subject: expect.any(String) as unknown, startsAt }]);
    // Booked while the break was saved: whichever comes second notices.
    const late = { bookingId: newId(), studentId, teacherId: userId, startsAt: parseInstant('2030-01-21T16:15:00.000Z') };
    await world.deliver('booking.created', aBookingState(late));
    expect(await told()).toHaveLength(2);
  });

  it('AVL-05 ask booking whose a lesson of an earlier version is, so that its student is told of a break too', async () => {
    const booking = aBookingState({ teacherId: userId, startsAt: parseInstant('2030-02-04T15:00:00.000Z') });
    await world.deliver('booking.created', booking);
    await world.db.sql('spec-forget', 'UPDATE busy_times SET student_id = NULL, subject = NULL WHERE booking_id = $1', [booking.bookingId]);
    lessons.push(aLessonRecord({ id: booking.bookingId, studentId: booking.studentId, subject: 'Physics' }));
    await save((await read()).version, { breakPeriods: [{ startDate: '2030-02-04', endDate: '2030-02-04' }] });
    const told = (await world.emitted()).filter(({ type }) => type === 'lesson.fell-outside').at(-1);
    expect(told?.data).toMatchObject({ bookingId: booking.bookingId, studentId: booking.studentId, subject: 'Physics' });
  });

  it('AVL-05 reveal a lesson that is held until it is paid to nobody, and tell of it once when it is confirmed', async () => {
    const held = { bookingId: newId(), teacherId: userId, status: 'pending', announced: false } as const;
    const booking = aBookingState({ ...held, startsAt: parseInstant('2030-01-28T15:00:00.000Z') });
    const told = async () =>
      (await world.emitted()).filter(
        ({ type, data }) => type === 'lesson.fell-outside' && 'bookingId' in data && data.bookingId === booking.bookingId,
      );
    await world.deliver('booking.created', booking);
    const breakPeriods = [{ startDate: '2030-01-28', endDate: '2030-01-28' }];
    const outside = async () => (await save((await read()).version, { breakPeriods })).outsideIds;
    expect(await outside()).not.toContain(booking.bookingId);
    expect(await told()).toEqual([]);
    await world.deliver('booking.confirmed', { ...booking, version: 2, status: 'confirmed', announced: true });
    expect(await told()).toHaveLength(1);
    expect(await outside()).toContain(booking.bookingId);
    // Of a lesson that is confirmed when it is booked, both events come with the same version.
    const startsAt = parseInstant('2030-01-28T16:15:00.000Z');
    const atOnce = aBookingState({ teacherId: userId, startsAt });
    const before = (await world.emitted()).length;
    for (const name of ['booking.created', 'booking.confirmed'] as const) await world.deliver(name, atOnce);
    expect((await world.emitted()).slice(before).filter(({ type }) => type === 'lesson.fell-outside')).toHaveLength(1);
  });

  it('AVL-10 move to another time zone with the hours, or stay by the clock of the old one', async () => {
    const { version } = await read();
    expect(await save(version, { timeZone: 'Africa/Lagos' })).toMatchObject({ timeZone: 'Africa/Lagos' });
    expect((await opens())?.[0]).toBe('2030-01-14T17:00:00.000Z');
    await expect(save(version + 1, { timeZone: 'Africa/Atlantis' })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { timeZone: [expect.stringContaining('such as Africa/Lagos')] } },
    });
    const changed = (await world.emitted()).findLast(({ type }) => type === 'hours.changed')?.data;
    expect(changed).toMatchObject({ timeZone: 'Africa/Lagos', version: version + 1, recurringSlots: evenings, instantBooking: true });
  });
});
