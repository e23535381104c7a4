import { jest } from '@jest/globals';
import { parseInstant, isInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const teacherId = newId();

describe('scheduling.check-slot', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday, answers: { 'auth.get-standing': () => Promise.resolve(null) } });
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Nairobi' });
  });
  afterAll(() => world.close());

  // sent as written, offset included: parseInstant would convert it to UTC
  const check = async (startsAt: string, of = teacherId) => {
    if (!isInstant(startsAt)) throw new RangeError(`${startsAt} is no instant.`);
    return world.as(aStudent()).ask('scheduling.check-slot', { teacherId: of, startsAt });
  };

  it("BOOK-12 returns an offered time with its local time, the teacher's buffer and daily maximum", async () => {
    expect(await check('2030-01-09T06:00:00.000Z')).toEqual({
      offered: true,
      startsAt: '2030-01-09T06:00:00.000Z',
      endsAt: '2030-01-09T07:00:00.000Z',
      teacherLocal: { date: '2030-01-09', startTime: '09:00', endTime: '10:00' },
      teacherTimeZone: 'Africa/Nairobi',
      bufferMinutes: 15,
      dailyMaximum: 5,
    });
  });

  it('BOOK-12 answers in UTC, whatever offset the instant has', async () => {
    expect(await check('2030-01-09T09:00:00+03:00')).toMatchObject({ offered: true, startsAt: '2030-01-09T06:00:00.000Z' });
  });

  it.each([
    ['a time outside the hours', '2030-01-09T09:00:00.000Z', 'slot-not-offered'],
    ['half an hour into a slot', '2030-01-09T06:30:00.000Z', 'slot-not-offered'],
    ['a Saturday', '2030-01-12T06:00:00.000Z', 'slot-not-offered'],
    ['a time less than a day ahead', '2030-01-08T07:30:00.000Z', 'notice-too-short'],
    ['a past time', '2030-01-04T06:00:00.000Z', 'notice-too-short'],
    ['the fifteenth day', '2030-01-22T06:00:00.000Z', 'beyond-horizon'],
  ])('BOOK-12 does not offer %s', async (_what, startsAt, why) => {
    expect(await check(startsAt)).toEqual({ offered: false, why });
  });

  it('C15 offers the fourteenth day', async () => {
    expect(await check('2030-01-21T06:00:00.000Z')).toMatchObject({ offered: true });
  });

  it('BOOK-12 ignores booked times, which booking decides', async () => {
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant('2030-01-10T06:00:00.000Z') }));
    expect(await check('2030-01-10T06:00:00.000Z')).toMatchObject({ offered: true });
  });

  it('AVL-05 offers nothing in a break', async () => {
    const away = newId();
    await world.deliver('user.onboarded', { userId: away, role: 'teacher', timeZone: 'Africa/Nairobi' });
    await world.db.run(
      'test-break',
      `UPDATE availabilities SET break_periods = '[{"startDate":"2030-01-09","endDate":"2030-01-09"}]' WHERE teacher_id = $1`,
      [away],
    );
    expect(await check('2030-01-09T06:00:00.000Z', away)).toEqual({ offered: false, why: 'slot-not-offered' });
    expect(await check('2030-01-10T06:00:00.000Z', away)).toMatchObject({ offered: true });
  });

  it('refuses an unknown teacher', async () => {
    await expect(check('2030-01-09T06:00:00.000Z', newId())).rejects.toMatchObject({ code: 'teacher-not-found' });
  });

  it('answers booking and signed-in users only', async () => {
    const input = { teacherId, startsAt: parseInstant('2030-01-09T06:00:00.000Z') };
    expect(await world.as(aService('booking')).ask('scheduling.check-slot', input)).toMatchObject({ offered: true });
    await expect(world.as(aVisitor()).ask('scheduling.check-slot', input)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aService('payments')).ask('scheduling.check-slot', input)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('runs one statement, because every booking waits for it', async () => {
    const statements = jest.spyOn(Db.prototype, 'sql');
    await check('2030-01-09T06:00:00.000Z');
    // excludes queries by the service's background loops
    const names = statements.mock.calls.map(([name]) => name);
    expect(names.filter((name) => !/^(inbox|due|relay)-|backlog/.test(name))).toEqual(['hours-of']);
    statements.mockRestore();
  });
});
