import { newId } from '@somo/platform/ids';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');

describe('when a user is onboarded', () => {
  let world: World;
  beforeEach(async () => {
    world = await startService(scheduling, { now: monday });
  });
  afterEach(() => world.close());

  const rows = () =>
    world.db.sql<Record<string, unknown>>(
      'test-rows',
      'SELECT teacher_id, version, time_zone, buffer_minutes, daily_maximum FROM availabilities',
    );
  const plans = () =>
    world.db.sql<{ key: string; due_at: Date }>('test-plans', `SELECT key, due_at FROM due_work WHERE job = 'extend-horizon'`);

  it('AVL-08 a teacher gets the default hours in their time zone, and the openings are published', async () => {
    const teacherId = newId();
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Accra' });
    expect(await rows()).toEqual([{ teacher_id: teacherId, version: 1, time_zone: 'Africa/Accra', buffer_minutes: 15, daily_maximum: 5 }]);
    const [hours, told, ...more] = await world.emitted();
    expect(more).toEqual([]);
    expect(hours).toMatchObject({ type: 'hours.changed', data: { teacherId, version: 1, timeZone: 'Africa/Accra' } });
    expect(told).toMatchObject({ type: 'openings.changed', data: { teacherId, version: 1 } });
    const { startsAt } = told?.data as { startsAt: string[] };
    expect([startsAt.length, startsAt[0], startsAt.at(-1)]).toEqual([50, '2030-01-08T09:00:00.000Z', '2030-01-21T16:00:00.000Z']);
  });

  it("the horizon is scheduled to advance at the teacher's midnight", async () => {
    const teacherId = newId();
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Nairobi' });
    expect(await plans()).toEqual([{ key: `${teacherId}-2030-01-07T21:00:00.000Z`, due_at: new Date('2030-01-07T21:00:00Z') }]);
  });

  it('a duplicate event changes nothing, even with another time zone', async () => {
    const teacherId = newId();
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Accra' });
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Nairobi' });
    expect(await rows()).toMatchObject([{ time_zone: 'Africa/Accra' }]);
    expect(await world.emitted()).toHaveLength(2);
    expect(await plans()).toHaveLength(1);
  });

  it('a student has no hours', async () => {
    await world.deliver('user.onboarded', { userId: newId(), role: 'student', timeZone: 'Africa/Accra' });
    expect([await rows(), await world.emitted(), await plans()]).toEqual([[], [], []]);
  });
});
