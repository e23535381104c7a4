import type { OpeningsState } from '@somo/contracts/events/openings';
import { newId } from '@somo/platform/ids';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const teacherId = newId();

describe('extend-horizon', () => {
  let world: World;
  beforeEach(async () => {
    world = await startService(scheduling, { now: monday });
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'Africa/Nairobi' });
  });
  afterEach(() => world.close());

  const told = async () =>
    (await world.emitted()).filter(({ type }) => type === 'openings.changed').map((event) => event.data as OpeningsState);
  const waiting = async () =>
    (await world.db.sql<{ key: string }>('test-waiting', 'SELECT key FROM due_work WHERE done_at IS NULL')).map(({ key }) => key);

  it('does nothing before the teacher’s midnight', async () => {
    world.clock.set(Date.parse('2030-01-07T20:59:59Z'));
    expect(await world.runDue()).toBe(0);
  });

  it("C15 adds one day at the teacher's midnight, and schedules the next run", async () => {
    world.clock.set(Date.parse('2030-01-07T21:00:00Z'));
    expect(await world.runDue()).toBe(1);
    const openings = await told();
    expect(openings.map(({ version, startsAt }) => [version, startsAt[0], startsAt.at(-1)])).toEqual([
      [1, '2030-01-08T10:00:00.000Z', '2030-01-21T13:00:00.000Z'],
      [2, '2030-01-09T06:00:00.000Z', '2030-01-22T13:00:00.000Z'],
    ]);
    expect(await waiting()).toEqual([`${teacherId}-2030-01-09`]);
  });

  it('catches up once, not day by day, after a long pause', async () => {
    world.clock.set(Date.parse('2030-01-17T12:00:00Z'));
    expect(await world.runDue()).toBe(1);
    expect((await told()).at(-1)?.startsAt.at(-1)).toBe('2030-01-31T13:00:00.000Z');
    expect(await waiting()).toEqual([`${teacherId}-2030-01-18`]);
  });

  it('publishes nothing if the day brought no change', async () => {
    await world.db.run('test-no-hours', `UPDATE availabilities SET recurring_slots = '[]'`);
    for (const day of ['08', '09']) {
      world.clock.set(Date.parse(`2030-01-${day}T21:00:00Z`));
      await world.runDue();
    }
    expect((await told()).map(({ version, startsAt }) => [version, startsAt.length])).toEqual([
      [1, 48],
      [2, 0],
    ]);
  });
});
