import type { OpeningsState } from '@somo/contracts/events/openings';
import { newId } from '@somo/platform/ids';
import { aTeacher } from '@somo/testing/callers';
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
    expect(await waiting()).toEqual([`${teacherId}-2030-01-08T21:00:00.000Z`]);
  });

  it('catches up once, not day by day, after a long pause', async () => {
    world.clock.set(Date.parse('2030-01-17T12:00:00Z'));
    expect(await world.runDue()).toBe(1);
    expect((await told()).at(-1)?.startsAt.at(-1)).toBe('2030-01-31T13:00:00.000Z');
    expect(await waiting()).toEqual([`${teacherId}-2030-01-17T21:00:00.000Z`]);
  });

  it('AVL-10 goes on at the midnights of the new time zone when the teacher has moved west, east and back', async () => {
    const teacher = world.as(aTeacher({ userId: teacherId }));
    const moveTo = async (timeZone: string) => {
      const hours = await teacher.ask('scheduling.get-my-availability', {});
      await teacher.ask('scheduling.save-availability', { ...hours, timeZone });
    };
    const lastOpening = async () => (await told()).at(-1)?.startsAt.at(-1);
    const runAt = async (time: string) => {
      world.clock.set(Date.parse(time));
      await world.runDue();
    };
    await moveTo('Africa/Lagos');
    await runAt('2030-01-07T21:00:00Z');
    expect(await waiting()).toEqual([`${teacherId}-2030-01-07T23:00:00.000Z`]);
    await runAt('2030-01-07T23:00:00Z');
    expect(await lastOpening()).toBe('2030-01-22T15:00:00.000Z');
    for (const zone of ['Asia/Kolkata', 'Africa/Nairobi', 'Asia/Kolkata']) await moveTo(zone);
    await runAt('2030-01-24T12:00:00Z');
    expect(await lastOpening()).toBe('2030-02-07T10:30:00.000Z');
    expect(await waiting()).toEqual([`${teacherId}-2030-01-24T18:30:00.000Z`]);
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
