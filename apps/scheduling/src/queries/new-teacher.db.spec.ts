import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { aService, aStudent, aTeacher as aTeacherCaller, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

type Standing = Asks['auth.get-standing']['out'];

const monday = Date.parse('2030-01-07T08:00:00Z');
const aTeacher: Standing = { role: 'teacher', timeZone: 'Africa/Accra' };

describe('a teacher whose event has not arrived yet', () => {
  let world: World;
  let standing: Standing | 'away';
  let asked: string[];
  beforeAll(async () => {
    const answers = {
      'auth.get-standing': ({ userId }: { userId: string }) => {
        asked.push(userId);
        return standing === 'away' ? Promise.reject(refuse('too-slow')) : Promise.resolve(standing);
      },
    };
    world = await startService(scheduling, { now: monday, answers });
  });
  beforeEach(() => {
    asked = [];
    standing = aTeacher;
  });
  afterAll(() => world.close());

  const list = (teacherId: string) =>
    world.as(aVisitor()).ask('scheduling.list-open-slots', { teacherId, from: '2030-01-08', to: '2030-01-08', timeZone: 'Africa/Accra' });
  const hours = (teacherId: string) => world.as(aService('booking')).ask('scheduling.get-hours', { teacherId });
  const openings = async (of: string) =>
    (await world.emitted()).filter(({ type, data }) => type === 'openings.changed' && 'teacherId' in data && data.teacherId === of);

  it.each([
    ['their open times', (id: string) => list(id), { teacherTimeZone: 'Africa/Accra', days: [{ date: '2030-01-08' }] }],
    ['what booking is told of them', (id: string) => hours(id), { version: 1, timeZone: 'Africa/Accra', maxDailyLessons: 5 }],
  ])('is looked up in auth once, and then has the default hours: %s', async (_what, ask, answer) => {
    const teacherId = newId();
    expect(await ask(teacherId)).toMatchObject(answer);
    await Promise.all([list(teacherId), hours(teacherId)]);
    expect(asked).toEqual([teacherId]);
  });

  it('SET-10 are told with their settings and meeting link to booking alone', async () => {
    const userId = newId();
    for (const who of [aTeacherCaller({ userId }), aStudent(), aService('catalog')])
      await expect(world.as(who).ask('scheduling.get-hours', { teacherId: userId })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(world.as(aVisitor()).ask('scheduling.get-hours', { teacherId: userId })).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await hours(userId)).toMatchObject({ meetingLink: null });
  });

  it('A5 reads their own default hours; nobody else has hours', async () => {
    const userId = newId();
    const mine = await world.as(aTeacherCaller({ userId })).ask('scheduling.get-my-availability', {});
    expect(mine).toMatchObject({ version: 1, timeZone: 'Africa/Accra', specificDates: [], breakPeriods: [] });
    expect(mine.recurringSlots.filter(({ day }) => day === 1)[0]).toMatchObject({ day: 1, startTime: '09:00', endTime: '10:00' });
    await expect(world.as(aStudent()).ask('scheduling.get-my-availability', {})).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aVisitor()).ask('scheduling.get-my-availability', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('is looked up once for many requests, and the openings are published once, whenever the event arrives', async () => {
    const teacherId = newId();
    const event = { userId: teacherId, role: 'teacher' as const, timeZone: 'Africa/Accra' };
    await Promise.all([...Array.from({ length: 20 }, () => hours(teacherId)), world.deliver('user.onboarded', event)]);
    await world.deliver('user.onboarded', event);
    expect(asked.length).toBeLessThanOrEqual(1);
    expect(await openings(teacherId)).toHaveLength(1);
  });

  it.each([
    ['an unknown user', null],
    ['a student', { role: 'student' as const, timeZone: 'UTC' }],
    ['a user who is not onboarded', { role: null, timeZone: 'UTC' }],
  ])('stays unknown when it is %s, looked up once per ten seconds', async (_who, is) => {
    const id = newId();
    standing = is;
    const tries = await Promise.allSettled([list(id), hours(id), list(id)]);
    expect(tries.map((one) => one.status === 'rejected' && (one.reason as { code: string }).code)).toEqual(
      Array(3).fill('teacher-not-found'),
    );
    await expect(hours(id)).rejects.toMatchObject({ code: 'teacher-not-found' });
    expect(asked).toEqual([id]);
    standing = aTeacher;
    world.clock.advance(10_000);
    await expect(hours(id)).resolves.toMatchObject({ timeZone: 'Africa/Accra' });
    expect(asked).toEqual([id, id]);
    world.clock.set(monday);
  });

  it('is not treated as unknown while auth does not respond', async () => {
    const teacherId = newId();
    standing = 'away';
    await expect(list(teacherId)).rejects.toMatchObject({ code: 'service-unavailable' });
    standing = aTeacher;
    await expect(list(teacherId)).resolves.toMatchObject({ teacherTimeZone: 'Africa/Accra' });
    expect(asked).toEqual([teacherId, teacherId]);
  });
});
