import { Module } from '@nestjs/common';
import { startService, type World } from '@somo/testing/start-service';
import { keyOf, type WakeUp } from '../jobs/job-queue.js';
import { newId } from '../ids.js';
import type { Service } from '../service.js';
import { claimWork, plannedWork, retryAll, writeWork } from './due-work.js';
import { scheduleDueJobs } from './job-scheduler.js';

@Module({})
class Probe {}
const probe: Service = { name: 'messaging', module: Probe, schemas: [], migrations: [] };

const start = Date.parse('2030-01-07T08:00:00Z');
const second = 1000;
const minute = 60 * second;

describe('feeding the job queue', () => {
  let world: World;
  let held: Map<string, WakeUp>;
  let added: string[];
  let feed: () => Promise<number>;

  const plan = (dueAt: number) => {
    const row = plannedWork('complete-past-lesson', { key: newId(), dueAt, data: { bookingId: newId() } });
    return writeWork(world.db, [row]).then(() => row.id);
  };
  const queue = {
    add: (wakeUps: WakeUp[]) => {
      for (const wakeUp of wakeUps) {
        added.push(wakeUp.workId);
        held.set(`${wakeUp.workId}-${wakeUp.attempt}`, wakeUp);
      }
      return Promise.resolve(wakeUps.map(keyOf));
    },
    size: () => Promise.resolve(held.size),
    state: () => Promise.reject(new Error('nobody asks')),
    work: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };

  beforeEach(async () => {
    [held, added] = [new Map(), []];
    world = await startService(probe, { now: start });
    feed = scheduleDueJobs(world.db, queue, world.clock);
    await feed();
  });
  afterEach(() => world.close());

  it('adds what is due within thirty seconds once, however often it runs', async () => {
    const id = await plan(start + 20 * second);
    await plan(start + 2 * minute);
    await feed();
    await feed();
    expect(added).toEqual([id]);
    expect([...held.values()][0]?.delayMs).toBe(20 * second);
  });

  it('pauses longer the more due work it would read again', async () => {
    await plan(start + 20 * second);
    expect(await feed()).toBe(0);
    for (let rows = 0; rows < 600; rows++) await plan(start);
    const rests = [await feed(), await feed()];
    expect(rests).toEqual([250, 250]);
  });

  it('adds the whole next hour once a minute', async () => {
    const ids = [await plan(start + 2 * minute), await plan(start + 59 * minute)];
    await plan(start + 90 * minute);
    world.clock.advance(minute);
    await feed();
    expect(added).toEqual(ids);
  });

  it('adds what is due later in the hour once, and again when it is due soon', async () => {
    const id = await plan(start + 3 * minute);
    for (const wait of [minute, minute, second, 34 * second]) {
      world.clock.advance(wait);
      await feed();
    }
    expect(added).toEqual([id, id]);
  });

  it('adds what is due soon again every minute, in case its wake-up was lost', async () => {
    const id = await plan(start + 20 * second);
    await feed();
    world.clock.advance(minute);
    await feed();
    expect(added).toEqual([id, id]);
  });

  it('adds the whole next hour at once after the clock was set back', async () => {
    world.clock.advance(-90 * minute);
    await feed();
    const id = await plan(world.clock.now() + 10 * minute);
    await feed();
    expect(added).toEqual([]);
    world.clock.advance(-minute);
    await feed();
    expect(added).toEqual([id]);
  });

  it('notices that a queue has lost something even after the clock was set back', async () => {
    world.clock.advance(-90 * minute);
    await feed();
    const id = await plan(world.clock.now() + 20 * second);
    await feed();
    held.clear();
    world.clock.advance(5 * second);
    await feed();
    expect(added).toEqual([id, id]);
  });

  it('adds everything again to a queue that has lost something', async () => {
    const ids = [await plan(start + second), await plan(start + 2 * second)];
    await feed();
    held.clear();
    world.clock.advance(5 * second);
    await feed();
    expect(added).toEqual([...ids, ...ids]);
  });

  it('adds overdue work again whose wake-up was lost while the queue holds others for later', async () => {
    const id = await plan(start + second);
    await plan(start + 30 * minute);
    await plan(start + 40 * minute);
    world.clock.advance(minute);
    await feed();
    held.delete(`${id}-0`);
    world.clock.advance(10 * second);
    await feed();
    expect(added.filter((each) => each === id)).toHaveLength(2);
  });

  it('adds no more overdue work again than one run of its job takes', async () => {
    const feedShared = scheduleDueJobs(world.db, queue, world.clock, () => 2);
    await feedShared();
    for (let rows = 0; rows < 5; rows++) await plan(world.clock.now());
    await feedShared();
    expect(added).toHaveLength(5);
    world.clock.advance(6 * second);
    await feedShared();
    expect(added).toHaveLength(7);
  });

  it('does not take a queue for one that has lost something because wake-ups share an entry', async () => {
    const entries = new Set<string>();
    const shared = {
      ...queue,
      add: (wakeUps: WakeUp[]) => {
        added.push(...wakeUps.map(({ workId }) => workId));
        entries.add('shared');
        return Promise.resolve(wakeUps.map(() => 'shared'));
      },
      size: () => Promise.resolve(entries.size),
    };
    const feedShared = scheduleDueJobs(world.db, shared, world.clock);
    await feedShared();
    for (let rows = 0; rows < 3; rows++) await plan(world.clock.now() + 25 * second);
    for (let checks = 0; checks < 3; checks++) {
      world.clock.advance(4 * second);
      await feedShared();
    }
    expect(added).toHaveLength(3);
    entries.clear();
    world.clock.advance(4 * second);
    await feedShared();
    expect(added).toHaveLength(6);
  });

  it('does not add what a worker has claimed until that worker fails to renew its claim', async () => {
    const id = await plan(start);
    await claimWork(world.db, id, start);
    await feed();
    expect(added).toEqual([]);
    world.clock.advance(7 * second);
    await feed();
    expect(added).toEqual([id]);
    expect([...held.values()][0]?.delayMs).toBe(8 * second);
  });

  it('adds failed work again, as a separate wake-up', async () => {
    const id = await plan(start);
    await feed();
    const work = await claimWork(world.db, id, start);
    if (work) await retryAll(world.db, [{ work, error: new Error('not this time') }], start);
    await feed();
    expect([...held.keys()]).toEqual([`${id}-0`, `${id}-1`]);
    expect(held.get(`${id}-1`)?.delayMs).toBe(2 * second);
  });
});
