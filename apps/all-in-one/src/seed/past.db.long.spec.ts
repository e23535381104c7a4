import { serviceNames } from '@somo/contracts/services';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { SystemClock } from '@somo/platform/clock';
import { runWith } from '@somo/platform/context';
import { provision } from '@somo/platform/database/provision';
import { generateKeys } from '@somo/platform/identity/key-ring';
import { readBacklog } from '@somo/platform/operating/backlog';
import { createTestDatabase, type TestDatabase } from '@somo/testing/test-database';
import { DemoClock } from '../demo-clock.js';
import { pastOf } from '../pass-time.js';
import { seedDemo } from '../seed-demo.js';
import { startAll, type AllRunning } from '../start-all.js';
import { pastWeeks } from './past-lessons.js';
import type { SeedAsk } from './seed-ask.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;

describe('the past of the demo', () => {
  let database: TestDatabase;
  let all: AllRunning;
  let ask: SeedAsk;
  const clock = new DemoClock(new SystemClock());
  const said: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const keys = await generateKeys(serviceNames);
    const databaseUrls = await provision(database.adminUrl, serviceNames, () => 'test');
    all = await startAll({ databaseUrls, keys, clock, logLevel: 'silent' });
    const over = new Ask(all.bus, undefined);
    ask = (token, name, input) => runWith({ token, requestId: 'test' }, () => over.for(name, input));
    for (const _ of [1, 2]) await seedDemo(all.bus, clock, keys, (line) => said.push(line), pastOf(all.services, clock));
  }, 3 * minute);
  afterAll(async () => {
    await all.close();
    await database.drop();
  }, minute);

  const signIn = async (sign: string) =>
    (await ask(null, 'auth.login', { email: `${sign}@demo.somo.test`, password: 'Somo-demo-2026', remember: false })).accessToken;
  const lessonsOf = async (sign: string) =>
    (await ask(await signIn(sign), 'booking.list-lessons', { when: 'all', timeZone: 'UTC', limit: 100 })).items;

  it('is lived once, and ends in the present', () => {
    expect(said.filter((line) => line.includes('weeks'))).toHaveLength(1);
    expect(clock.isPresent()).toBe(true);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(minute);
  });

  it('LES-03 gives Amara lessons of five weeks, that were paid, held and completed, and some that are to come', async () => {
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
    expect(lessons.filter(({ status }) => status === 'confirmed')).toHaveLength(4);
  });

  it('EARN-01 PAY-03 has paid Kwame out for the first of them, and owes the last; every cent is in the ledger', async () => {
    const earned = await ask(await signIn('kwame'), 'payments.earnings', { period: 'all', timeZone: 'Africa/Accra' });
    expect(earned.totalEarningsCents).toBeGreaterThan(100_00);
    expect(earned.pendingPayoutsCents).toBeGreaterThan(0);
    expect(earned.monthly.length).toBeGreaterThanOrEqual(2);
    const { totalCents, troubles } = await ask(await signIn('ops'), 'payments.get-ledger', {});
    expect([totalCents, troubles]).toEqual([0, []]);
  });

  it('PERM-05 leaves the operator a problem to decide, reported today or the days before', async () => {
    const { items } = await ask(await signIn('ops'), 'booking.list-problems', { status: 'open' });
    expect(items).toHaveLength(1);
    expect(Date.now() - fromInstant(items[0]!.reportedAt)).toBeLessThan(4 * day);
  });

  it('leaves nothing undone, failed or given up', async () => {
    for (const { db } of all.services) {
      const waits = await readBacklog(db, clock.now() - 5 * minute);
      expect(waits.filter(({ kind, rows }) => kind !== 'outbox_unsent' && rows > 0)).toEqual([]);
    }
  });
});
