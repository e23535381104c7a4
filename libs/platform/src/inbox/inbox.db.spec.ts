import { Module } from '@nestjs/common';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { toInstant } from '@somo/contracts/time';
import { provision } from '@somo/platform/database/provision';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { FixedClock } from '@somo/testing/fixed-clock';
import { RecordingLive } from '@somo/testing/recording-live';
import { silentLog } from '@somo/testing/silent-log';
import { createTestDatabase } from '@somo/testing/test-database';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open-database.js';
import { Transaction, type Tx } from '../transaction.js';
import { Inbox } from './inbox.js';

@Module({})
class Empty {}

const minute = 60_000;

describe('the inbox', () => {
  let source: DataSource;
  let drop: () => Promise<void>;
  let clock: FixedClock;
  let inbox: Inbox;
  let warnings: object[];
  const kept = () => Db.over(source).sql('kept', `SELECT type, dead_at IS NOT NULL AS dead, error, envelope->>'unread' AS text FROM inbox`);

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
    const wakes = { relay: () => undefined, feeder: () => undefined };
    warnings = [];
    const log = { info: () => undefined, warn: (about: object) => void warnings.push(about), error: () => undefined };
    inbox = new Inbox(source, new Transaction(source, clock, new RecordingLive(), wakes), clock, log);
  });
  afterEach(() => drop());

  it('processes several events together, each once, and a failing one does not affect the others', async () => {
    const [first, fails, last] = [anEvent(), anEvent(), anEvent()];
    const heard: string[] = [];
    const handle = async ({ id }: EventEnvelope, { db }: Tx) => {
      await db.run('note', `INSERT INTO due_work (id, job, key, data, due_at) VALUES ($1::uuid, 'note', $1::uuid, '{}', now())`, [id]);
      heard.push(id);
      if (id === fails.id) throw new Error('not this one');
    };
    await inbox.receive([first, fails, first, last].map((event) => ({ event, handle })));
    await inbox.receive([first, last].map((event) => ({ event, handle })));
    const noted = await Db.over(source).sql<{ id: string }>('noted', 'SELECT id FROM due_work');
    expect(noted.map(({ id }) => id).sort()).toEqual([first.id, last.id].sort());
    const failed = await Db.over(source).sql('failed', 'SELECT id, attempts, error FROM inbox WHERE done_at IS NULL');
    expect(failed).toEqual([{ id: fails.id, attempts: 1, error: 'Error: not this one' }]);
  });

  it('hands all events of a reaction that takes many over at once, and each alone when one of them fails', async () => {
    const [first, other, second, fails] = [anEvent(), anEvent(), anEvent(), anEvent()];
    const heard: string[][] = [];
    const together = async (events: EventEnvelope[]) => {
      const ids = events.map(({ id }) => id);
      heard.push(ids);
      if (ids.includes(fails.id)) throw new Error('not this one');
    };
    const ofMany = (event: EventEnvelope) => ({ event, handle: (one: EventEnvelope) => together([one]), together });
    await inbox.receive([ofMany(first), { event: other, handle: async () => void heard.push([other.id]) }, ofMany(second), ofMany(first)]);
    expect(heard).toEqual([[first.id, second.id], [other.id]]);
    expect(warnings).toEqual([]);
    heard.length = 0;
    const [third, fourth] = [anEvent(), anEvent()];
    await inbox.receive([third, fails, fourth, first].map(ofMany));
    expect(heard).toEqual([[third.id, fails.id, fourth.id], [third.id], [fails.id], [fourth.id]]);
    expect(warnings).toEqual([{ err: new Error('not this one'), types: [fails.type] }]);
    const left = await Db.over(source).sql('left', 'SELECT id FROM inbox WHERE done_at IS NULL');
    expect(left).toEqual([{ id: fails.id }]);
  });

  it('tries an event again at once whose transaction was ended because of a deadlock', async () => {
    let handled = 0;
    const handle = async (_: EventEnvelope, { db }: Tx) => {
      handled += 1;
      if (handled < 3)
        await db.run('deadlock', "DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = 'deadlock_detected'; END $$");
    };
    await inbox.receive([{ event: anEvent(), handle }]);
    expect(handled).toBe(3);
    expect(await Db.over(source).sql('rows', 'SELECT attempts, error, done_at IS NOT NULL AS done FROM inbox')).toEqual([
      { attempts: 1, error: null, done: true },
    ]);
  });

  it('lets one event of a batch cancel what an earlier one has planned', async () => {
    const [plans, unplans] = [anEvent(), anEvent()];
    const data = { bookingId: plans.id };
    await inbox.receive([
      { event: plans, handle: async (_, tx) => tx.plan('complete-past-lesson', { key: `${plans.id}-1`, dueAt: clock.now(), data }) },
      { event: unplans, handle: (_, tx) => tx.unplan('complete-past-lesson', `${plans.id}-1`) },
    ]);
    const work = await Db.over(source).sql('work', 'SELECT key, cancelled_at IS NOT NULL AS cancelled FROM due_work');
    expect(work).toEqual([{ key: `${plans.id}-1`, cancelled: true }]);
  });

  it('stores an unreadable message as dead, with its text and the reason, once, however often it arrives', async () => {
    for (let time = 0; time < 2; time++) await inbox.storeUndecodable('booking.created', '{"half": \0', 'it is not JSON');
    expect(await kept()).toEqual([{ type: 'booking.created', dead: true, error: 'it is not JSON', text: '{"half": \ufffd' }]);
  });

  it('is not blocked by an unreadable message that is replayed, which is eventually dead again', async () => {
    await inbox.storeUndecodable('booking.created', 'half', 'it is not JSON');
    await Db.over(source).run('replay', 'UPDATE inbox SET dead_at = NULL, due_at = $1', [new Date(clock.now())]);
    let heard = 0;
    const handle = () => (++heard === 1 ? Promise.reject(new Error('not this time')) : Promise.resolve());
    await inbox.receive([{ event: anEvent(), handle }]);
    for (let time = 0; time < 10; time++) {
      clock.advance(10 * minute);
      while (await inbox.retryOne((type) => (type === 'booking.created' ? handle : undefined)));
    }
    expect(heard).toBe(2);
    expect(await kept()).toContainEqual({
      type: 'booking.created',
      dead: true,
      error: 'Error: Nobody here reacts to what could not be read.',
      text: 'half',
    });
  });
});

function anEvent(): EventEnvelope<'booking.created'> {
  const data = aBookingState();
  const about = { source: '/somo/booking', subject: data.bookingId, time: toInstant(0) };
  return { specversion: '1.0', id: newId(), type: 'booking.created', datacontenttype: 'application/json', ...about, data };
}
