import { jest } from '@jest/globals';
import { parseInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');

describe('scheduling.list-open-slots', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday, answers: { 'auth.get-standing': () => Promise.resolve(null) } });
  });
  afterAll(() => world.close());

  async function aTeacherIn(timeZone: string): Promise<string> {
    const userId = newId();
    await world.deliver('user.onboarded', { userId, role: 'teacher', timeZone });
    return userId;
  }
  const list = async (teacherId: string, from: string, to: string, timeZone = 'UTC') => {
    const answer = await world.as(aVisitor()).ask('scheduling.list-open-slots', { teacherId, from, to, timeZone });
    return answer as NonNullable<typeof answer>;
  };
  const startsIn = async (teacherId: string, from: string, to: string) =>
    (await list(teacherId, from, to)).days.flatMap((day) => day.slots.map((slot) => slot.startsAt.slice(5, 16)));

  it("BOOK-04 lists the open times of the next fourteen days by the visitor's days", async () => {
    const answer = await list(await aTeacherIn('Africa/Nairobi'), '2030-01-07', '2030-02-06', 'America/New_York');
    expect(answer).toMatchObject({ timeZone: 'America/New_York', teacherTimeZone: 'Africa/Nairobi', instantBooking: true });
    expect(answer.days.map((day) => `${day.date} ${day.slots.length}`)).toEqual([
      '2030-01-08 3',
      '2030-01-09 5',
      '2030-01-10 5',
      '2030-01-11 5',
      '2030-01-14 5',
      '2030-01-15 5',
      '2030-01-16 5',
      '2030-01-17 5',
      '2030-01-18 5',
      '2030-01-21 5',
    ]);
    expect(answer.days[0]?.slots[0]).toEqual({
      startsAt: '2030-01-08T10:00:00.000Z',
      endsAt: '2030-01-08T11:00:00.000Z',
      teacherLocal: { date: '2030-01-08', startTime: '13:00', endTime: '14:00' },
    });
  });

  it("BOOK-04 lists a time on the viewer's day where it differs from the teacher's", async () => {
    const answer = await list(await aTeacherIn('Pacific/Auckland'), '2030-01-08', '2030-01-08', 'Pacific/Honolulu');
    expect(answer.days).toHaveLength(1);
    expect(answer.days[0]?.slots.map((slot) => slot.teacherLocal.date)).toEqual([
      '2030-01-09',
      '2030-01-09',
      '2030-01-09',
      '2030-01-09',
      '2030-01-09',
    ]);
  });

  it('BOOK-04 omits a booked time, and the time before it that would overlap it', async () => {
    const teacherId = await aTeacherIn('UTC');
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant('2030-01-09T10:05:00.000Z') }));
    expect(await startsIn(teacherId, '2030-01-09', '2030-01-09')).toEqual(['01-09T13:00', '01-09T14:30', '01-09T16:00']);
  });

  it('BOOK-04 omits a full day', async () => {
    const teacherId = await aTeacherIn('UTC');
    await world.db.run('test-maximum', 'UPDATE availabilities SET daily_maximum = 3 WHERE teacher_id = $1', [teacherId]);
    for (const at of ['09:00', '10:30'])
      await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant(`2030-01-09T${at}:00.000Z`) }));
    expect(await startsIn(teacherId, '2030-01-09', '2030-01-09')).toHaveLength(3);
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant('2030-01-09T13:00:00.000Z') }));
    expect(await startsIn(teacherId, '2030-01-09', '2030-01-10')).toEqual([
      '01-10T09:00',
      '01-10T10:30',
      '01-10T13:00',
      '01-10T14:30',
      '01-10T16:00',
    ]);
  });

  it('C15 offers specific dates beyond the fourteen days', async () => {
    const teacherId = await aTeacherIn('UTC');
    const dates = JSON.stringify([{ date: '2030-03-02', timeSlots: [{ startTime: '18:00', endTime: '21:00' }] }]);
    await world.db.run('test-dates', 'UPDATE availabilities SET specific_dates = $2 WHERE teacher_id = $1', [teacherId, dates]);
    expect(await startsIn(teacherId, '2030-02-01', '2030-03-31')).toEqual(['03-02T18:00', '03-02T19:15']);
    // where the list ends before it, it says when to go on
    expect(await list(teacherId, '2030-01-08', '2030-03-01')).toMatchObject({ nextDateAt: '2030-03-02T18:00:00.000Z' });
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant('2030-03-02T18:00:00.000Z') }));
    expect(await list(teacherId, '2030-01-08', '2030-03-01')).toMatchObject({ nextDateAt: '2030-03-02T19:15:00.000Z' });
    expect(await list(teacherId, '2030-01-08', '2030-03-02')).not.toHaveProperty('nextDateAt');
  });

  it('has no days in the past', async () => {
    expect((await list(await aTeacherIn('UTC'), '2029-12-01', '2030-01-07')).days).toEqual([]);
  });

  it('refuses a range that ends before it begins or is longer than 62 days, and an unknown teacher', async () => {
    const teacherId = await aTeacherIn('UTC');
    await expect(list(teacherId, '2030-01-09', '2030-01-08')).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { to: ['to must not be before from'] } },
    });
    await expect(list(teacherId, '2030-01-01', '2030-03-04')).rejects.toMatchObject({ code: 'range-too-long' });
    expect((await list(teacherId, '2030-01-01', '2030-03-03')).days.length).toBeGreaterThan(0);
    await expect(list(newId(), '2030-01-01', '2030-01-02')).rejects.toMatchObject({ code: 'teacher-not-found' });
  });

  it('runs two statements', async () => {
    const teacherId = await aTeacherIn('UTC');
    const statements = jest.spyOn(Db.prototype, 'sql');
    await list(teacherId, '2030-01-08', '2030-01-21');
    // excludes queries by the service's background loops
    const names = statements.mock.calls.map(([name]) => name);
    expect(names.filter((name) => /versions|hours|busy/.test(name))).toEqual(['hours-of', 'busy-between']);
    statements.mockRestore();
  });
});
