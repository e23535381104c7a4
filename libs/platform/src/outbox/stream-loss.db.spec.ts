import { Module } from '@nestjs/common';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { provision } from '@somo/platform/database/provision';
import { newId } from '@somo/platform/ids';
import { FixedClock } from '@somo/testing/fixed-clock';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase } from '@somo/testing/test-database';
import { until } from '@somo/testing/until';
import type { DataSource } from 'typeorm';
import type { Bus } from '../bus/bus.js';
import type { StreamState } from '../bus/stream-state.js';
import { openDatabase } from '../database/open-database.js';
import { StreamLoss } from './stream-loss.js';
import { relayBatch } from './relay.js';

@Module({})
class Empty {}

const minute = 60_000;

describe('recovery from a stream that loses events', () => {
  let source: DataSource;
  let drop: () => Promise<void>;
  let clock: FixedClock;
  let state: StreamState;
  let published: string[];
  let bus: Bus;

  beforeEach(async () => {
    const database = await createTestDatabase();
    const urls = await provision(database.adminUrl, ['messaging'], () => 'test');
    source = await openDatabase(
      { name: 'messaging', module: Empty, schemas: [], migrations: [] },
      { url: urls.messaging, poolSize: 2, log: silentLog },
    );
    drop = async () => {
      await source.destroy();
      await database.drop();
    };
    clock = new FixedClock(Date.parse('2030-01-07T08:00:00Z'));
    state = { createdAt: 'monday', lastSeq: 0, ackFloor: 0 };
    published = [];
    bus = {
      batchSize: 10,
      join: () => Promise.reject(new Error('not here')),
      ask: () => Promise.reject(new Error('not here')),
      publish: (events: EventEnvelope[]) => {
        published.push(...events.map(({ id }) => id));
        state.lastSeq += events.length;
        return Promise.resolve();
      },
      stream: () => Promise.resolve({ ...state }),
      close: () => Promise.resolve(),
    };
  });
  afterEach(() => drop());

  /** Writes one event to the outbox and relays it; returns its id. */
  async function send(): Promise<string> {
    const id = newId();
    await source.query(`INSERT INTO outbox (id, type, subject, data, occurred_at) VALUES ($1, 'user.registered', '-', '{}', now())`, [id]);
    await relayBatch('messaging', source, bus, clock);
    clock.advance(10 * minute);
    return id;
  }
  const relay = () => new StreamLoss('messaging', source, bus, clock);
  async function sentAgain(): Promise<string[]> {
    published = [];
    await relayBatch('messaging', source, bus, clock);
    return published;
  }

  it('resends everything that not every service is known to have received', async () => {
    const watch = relay();
    await watch.check();
    const taken = await send();
    await watch.check();
    state.ackFloor = 1;
    clock.advance(10 * minute);
    await watch.check();
    clock.advance(10 * minute);
    const waiting = await send();
    await watch.check();

    state = { createdAt: 'tuesday', lastSeq: 0, ackFloor: 0 };
    expect(await relay().check()).toBe(1);
    const again = await sentAgain();
    expect(again).toEqual([waiting]);
    expect(again).not.toContain(taken);
  });

  it('resends events when the stream goes back behind what it had confirmed', async () => {
    const watch = relay();
    await watch.check();
    const lost = await send();
    await watch.check();
    state.lastSeq = 0;
    expect(await watch.check()).toBe(1);
    expect(await sentAgain()).toEqual([lost]);
  });

  it('resends nothing for a process that was slow to compare what it saw with what another one has seen since', async () => {
    await relay().check();
    await send();
    let answer: (() => void) | undefined;
    const seen = { ...state };
    const stream = () => new Promise<StreamState>((resolve) => (answer = () => resolve(seen)));
    const checking = new StreamLoss('messaging', source, { ...bus, stream }, clock).check();
    await until(() => answer !== undefined);
    await send();
    expect(await relay().check()).toBe(0);
    answer?.();
    expect([await checking, await sentAgain()]).toEqual([0, []]);
    expect([await relay().check(), await sentAgain()]).toEqual([0, []]);
  });

  it('delivers events that waited in a stream when the services run in one process again', async () => {
    await relay().check();
    const waiting = await send();
    await relay().check();
    const { stream: _stream, ...inProcess } = bus;
    const embedded = new StreamLoss('messaging', source, inProcess, clock);
    expect(await embedded.check()).toBe(1);
    expect(await sentAgain()).toEqual([waiting]);
    expect(await embedded.check()).toBe(0);
  });

  it('resends nothing while the stream stays the same, nor what was delivered in one process before there was a stream', async () => {
    await send();
    const watch = relay();
    expect(await watch.check()).toBe(0);
    await send();
    clock.advance(10 * minute);
    expect(await watch.check()).toBe(0);
    expect(await relay().check()).toBe(0);
    expect(await sentAgain()).toEqual([]);
  });
});
