import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { SystemClock } from '@somo/platform/clock';
import { runWith } from '@somo/platform/context';
import { provision } from '@somo/platform/database/provision';
import { generateKeys, loadKeyRing } from '@somo/platform/identity/key-ring';
import { ServiceTokens } from '@somo/platform/identity/service-tokens';
import { readBacklog } from '@somo/platform/operating/backlog';
import { readStorage } from '@somo/platform/storage/storage-config';
import { createTestDatabase } from '@somo/testing/test-database';
import { DemoClock } from '../demo-clock.js';
import { simulatedTimeOf } from '../advance-clock.js';
import { startAll } from '../start-all.js';
import { signIn as signInOf } from './create-accounts.js';
import { pastWeeks } from './past-lessons.js';
import { seed, type SeedAsk } from './seed.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;

/** Starts an empty installation whose services use a clock that can be set back. */
async function startEmpty() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'somo-demo-'));
  process.env.STORAGE_FOLDER = folder;
  const keys = await generateKeys(serviceNames);
  const databaseUrls = await provision(database.adminUrl, serviceNames, () => 'test');
  const clock = new DemoClock(new SystemClock());
  const all = await startAll({ databaseUrls, keys, clock, tokenClock: clock.present, logLevel: 'silent' });
  const over = new Ask(all.bus, undefined);
  const ask: SeedAsk = (token, name, input) => runWith({ token, requestId: 'test' }, () => over.for(name, input));
  const ring = await loadKeyRing(keys);
  const said: string[] = [];
  const seedBy = (by: SeedAsk) =>
    seed({
      ask: by,
      storage: readStorage(),
      now: () => clock.now(),
      say: (line) => said.push(line),
      tokenOf: (service) => new ServiceTokens(service, ring, clock.present).for('auth'),
      past: simulatedTimeOf(all.services, clock, database.adminUrl),
    });
  const close = async () => {
    await all.close();
    await database.drop();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  };
  return { ask, clock, seedBy, said, services: all.services, close };
}

type Installation = Awaited<ReturnType<typeof startEmpty>>;

describe('a demo that is interrupted during its simulated history', () => {
  let world: Installation;
  beforeAll(async () => (world = await startEmpty()), minute);
  afterAll(() => world.close(), minute);

  it(
    'continues in the present with what exists, and says so',
    async () => {
      const { ask, clock, said, seedBy } = world;
      let booked = 0;
      const dying: SeedAsk = (token, name, input) => {
        if (name === 'booking.book-lesson' && ++booked > 6) throw new Error('cut off');
        return ask(token, name, input);
      };
      await expect(seedBy(dying)).rejects.toThrow('cut off');
      expect(clock.isPresent()).toBe(false);
      // The next start has a new clock.
      clock.set(clock.present.now());
      await seedBy(ask);
      expect(said.filter((line) => line.includes('without history'))).toHaveLength(1);
      expect((await ask(null, 'catalog.find-teachers', { limit: 100 })).items.filter(({ nextFreeAt }) => nextFreeAt !== null)).toHaveLength(
        24,
      );
      const { accessToken } = await signInOf(ask, 'amara');
      const { items } = await ask(accessToken, 'booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 100 });
      expect(items).toHaveLength(4);
    },
    2 * minute,
  );
});

describe('the simulated history of the demo', () => {
  let world: Installation;
  const ask: SeedAsk = (...asked) => world.ask(...asked);
  beforeAll(async () => {
    world = await startEmpty();
    for (const _ of [1, 2]) await world.seedBy(world.ask);
  }, 3 * minute);
  afterAll(() => world.close(), minute);

  const signIn = async (username: string) => (await signInOf(ask, username)).accessToken;
  const lessonsOf = async (username: string) =>
    (await ask(await signIn(username), 'booking.list-lessons', { when: 'all', timeZone: 'UTC', limit: 100 })).items;

  it('leaves nobody signed in', async () => {
    const auth = world.services.find(({ name }) => name === 'auth')!;
    expect(await auth.db.sql('still-open', 'SELECT user_id FROM sessions WHERE revoked_at IS NULL')).toEqual([]);
  });

  it('is simulated once, and ends in the present', () => {
    expect(world.said.filter((line) => line.includes('weeks'))).toHaveLength(1);
    expect(world.clock.isPresent()).toBe(true);
    expect(Math.abs(world.clock.now() - Date.now())).toBeLessThan(minute);
  });

  it('LES-03 gives Amara five weeks of paid and completed lessons, and some upcoming ones', async () => {
    const lessons = await lessonsOf('amara');
    const theirs = pastWeeks.flat().filter(({ student }) => student === 'amara');
    const over = lessons.filter(({ endsAt }) => fromInstant(endsAt) < Date.now());
    expect(over.map(({ status }) => status)).toEqual(theirs.map(() => 'completed'));
    expect(over.filter(({ paidAt }) => paidAt === null)).toEqual([]);
    const ages = over.map(({ startsAt, createdAt }) =>
      [fromInstant(createdAt), fromInstant(startsAt)].map((at) => (Date.now() - at) / week),
    );
    expect(Math.max(...ages.map(([booked = 0]) => booked))).toBeCloseTo(pastWeeks.length, 1);
    expect(ages.every(([booked = 0, held = 0]) => booked > held && held > 0)).toBe(true);
    expect(lessons.filter(({ status }) => status === 'confirmed')).toHaveLength(5);
  });

  it('CLS-01 gives Amara a paid lesson with Kwame that starts within the hour', async () => {
    const isSoon = ({ startsAt }: { startsAt: Instant }) => {
      const minutes = (fromInstant(startsAt) - Date.now()) / minute;
      return minutes > 0 && minutes <= 65;
    };
    const soon = (await lessonsOf('amara')).filter(isSoon);
    expect(soon).toMatchObject([{ status: 'confirmed', paidAt: expect.any(String), subject: 'Mathematics' }]);
    expect((await lessonsOf('kwame')).filter(isSoon).map(({ id }) => id)).toEqual(soon.map(({ id }) => id));
  });

  it('LES-10 has both in the classroom of every completed lesson', async () => {
    const token = await signIn('amara');
    const completed = (await lessonsOf('amara')).filter(({ status }) => status === 'completed');
    expect(completed.length).toBeGreaterThan(3);
    for (const { id, teacherId } of completed) {
      const { people } = await ask(token, 'messaging.get-attendance', { lessonId: id });
      expect(people.find(({ userId }) => userId === teacherId)).toMatchObject({ joins: 1, seconds: 59 * 60 });
      expect(people.filter(({ joins, lastSeenAt }) => joins > 0 && lastSeenAt !== null)).toHaveLength(2);
    }
  });

  it("LES-04 has Amara's past lessons show what her teachers wrote, and her own notes to her alone", async () => {
    const [amaras, kwames] = [await lessonsOf('amara'), await lessonsOf('kwame')];
    const written = amaras.flatMap(({ lessonNotes }) => (lessonNotes ? [lessonNotes.text] : []));
    const planned = pastWeeks.flat().filter(({ student, notes }) => student === 'amara' && notes !== undefined);
    expect(written.sort()).toEqual(planned.map(({ notes }) => notes).sort());
    expect(amaras.filter(({ myNotes }) => myNotes !== null)).toHaveLength(2);
    expect(kwames.filter(({ myNotes }) => myNotes !== null)).toEqual([]);
  });

  it.each(['amara', 'kwame'])('B13 has told %s of these weeks as they went by, with some news of the last day unread', async (username) => {
    const person = await signIn(username);
    const latest = await ask(person, 'notification.list-notifications', { limit: 100 });
    const earlier = latest.nextCursor && (await ask(person, 'notification.list-notifications', { limit: 100, cursor: latest.nextCursor }));
    const items = [...latest.items, ...(earlier ? earlier.items : [])];
    const days = items.map(({ createdAt }) => Math.floor((Date.now() - fromInstant(createdAt)) / day));
    expect(Math.max(...days)).toBeGreaterThan(4 * 7);
    expect(new Set(days).size).toBeGreaterThan(10);
    const unread = items.filter(({ isRead }) => !isRead);
    expect([unread.length > 0, unread.length < 20]).toEqual([true, true]);
    expect(unread.every(({ createdAt }) => Date.now() - fromInstant(createdAt) <= day + minute)).toBe(true);
  });

  it('EARN-01 PAY-03 has paid Kwame for the first lessons and still owes him for the last; the ledger balances', async () => {
    const earned = await ask(await signIn('kwame'), 'payments.get-earnings', { period: 'all', timeZone: 'Africa/Accra' });
    expect(earned.totalEarningsCents).toBeGreaterThan(100_00);
    expect(earned.pendingPayoutsCents).toBeGreaterThan(0);
    expect(earned.monthly.length).toBeGreaterThanOrEqual(2);
    const { totalCents, troubles } = await ask(await signIn('ops'), 'payments.get-ledger', {});
    expect([totalCents, troubles]).toEqual([0, []]);
  });

  it('PERM-05 leaves one problem for the operator to resolve, reported within the last four days', async () => {
    const { items } = await ask(await signIn('ops'), 'booking.list-problems', { status: 'open' });
    expect(items).toHaveLength(1);
    expect(Date.now() - fromInstant(items[0]!.reportedAt)).toBeLessThan(4 * day);
  });

  it('leaves no work overdue, failing or dead', async () => {
    for (const { db } of world.services) {
      const waits = await readBacklog(db, world.clock.now());
      expect(waits.filter(({ kind, rows, oldestSeconds }) => rows > 0 && (/dead|failing/.test(kind) || oldestSeconds > 60))).toEqual([]);
    }
  });
});
