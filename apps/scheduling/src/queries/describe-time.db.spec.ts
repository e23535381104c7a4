import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const teacherId = newId();

describe('scheduling.describe-time', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday, answers: { 'auth.get-standing': () => Promise.resolve(null) } });
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Nairobi' });
  });
  afterAll(() => world.close());

  const describeTime = (startsAt: string, of = teacherId, by = aStudent()) =>
    world.as(by).ask('scheduling.describe-time', { teacherId: of, startsAt: parseInstant(startsAt) });

  it.each([
    ['an offered hour', '2030-01-09T06:00:00.000Z', { date: '2030-01-09', startTime: '09:00', endTime: '10:00' }],
    ['an hour of a Saturday night', '2030-01-12T20:30:00.000Z', { date: '2030-01-12', startTime: '23:30', endTime: '00:30' }],
    ['an hour beyond the horizon', '2030-06-01T00:00:00.000Z', { date: '2030-06-01', startTime: '03:00', endTime: '04:00' }],
    ['an hour that is over', '2030-01-01T06:00:00.000Z', { date: '2030-01-01', startTime: '09:00', endTime: '10:00' }],
  ])('answers zone, buffer and wall clock of %s', async (_, startsAt, teacherLocal) => {
    const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    expect(await describeTime(startsAt)).toEqual({ startsAt, endsAt, teacherLocal, teacherTimeZone: 'Africa/Nairobi', bufferMinutes: 15 });
  });

  it('is for signed-in people and for booking itself; nobody who is no teacher has a clock here', async () => {
    await expect(describeTime('2030-01-09T06:00:00.000Z', teacherId, aService('booking'))).resolves.toBeDefined();
    await expect(describeTime('2030-01-09T06:00:00.000Z', teacherId, aVisitor())).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(describeTime('2030-01-09T06:00:00.000Z', newId())).rejects.toMatchObject({ code: 'teacher-not-found' });
  });
});
