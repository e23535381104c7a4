import { aVisitor } from '@somo/testing/callers';
import { seededRandom } from '@somo/testing/seeded-random';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../src/payments.module.js';
import { auditMoney, type Finding } from './audit-money.js';
import { killed, perhapsKilled } from './kills.js';
import { MobileMoneySimulator, mobileMoneyOf, type Dial } from './mobile-money-simulator.js';
import { MoneyLife, type Published } from './money-life.js';
import { lostCalls, makeUnreliable } from './unreliable.js';

const start = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const operations = Number(process.env['MONEY_OPERATIONS'] ?? 400);
const seed = Number(process.env['MONEY_SEED'] ?? 7);
const mostStatements = 30;
/** A missing safeguard shows sooner when more calls get lost; what a short run misses, the next may hit. */
const [shortLife, mostLives] = [120, 10];
const lostShare = { nothing: 0.1, keys: 0.6, claim: 0.1, inbox: 0.1 };

const mobileMoneyFails: Dial = {
  ...{ lostCall: 0.03, lostAnswer: 0.03, silent: 0.01, unavailable: 0.03 },
  ...{ lostReport: 0.3, repeatedReport: 0.3, lateReport: 0.3 },
};

type Without = 'nothing' | 'keys' | 'claim' | 'inbox';

interface Run {
  findings: Finding[];
  sums: Record<string, number>;
  summary: string;
}

/** Runs this many random operations with faults and kills, and audits the money once the system is idle. */
async function live(count: number, without: Without, seed: number): Promise<Run> {
  process.env['SANDBOX_AUTO_PAY'] = 'off';
  const random = seededRandom(seed);
  const time = { now: () => start };
  const simulator = new MobileMoneySimulator(() => time.now(), seededRandom(seed + 1));
  Object.assign(process.env, mobileMoneyOf(await simulator.start()));
  const world = await startService(payments, { now: start, answers: { 'auth.check-identity': () => Promise.resolve(null) } });
  time.now = () => world.clock.now();
  simulator.turn(mobileMoneyFails);
  // A partial refund reveals an event processed twice.
  const life = new MoneyLife(world, random, without === 'inbox' ? ['refund-part'] : undefined);
  const restore = makeUnreliable(random, lostShare[without], without === 'keys');
  if (without === 'claim')
    await world.db.run('control', forgetClaims.table).then(() => world.db.run('control-trigger', forgetClaims.trigger));
  let handled = 0;
  const maybe = (work: () => Promise<unknown>) =>
    random() < 0.25 ? perhapsKilled(work, 1 + Math.floor(random() * mostStatements), random() < 0.5) : work().then(() => true);
  const deliver = async ({ id, name, data }: Published) => {
    const times = 1 + Math.floor(random() * 3);
    for (let time = 1; time <= times; time++) await maybe(() => world.deliver(name, data, id));
    if (without === 'inbox') await forget(world, id);
    await world.deliver(name, data, id);
  };
  const react = async () => {
    const news = (await world.emitted()).slice(handled);
    handled += news.length;
    for (const { type, data } of news)
      if (type === 'payment.expired' && 'paymentId' in data) for (const one of life.expired(data.bookingId)) await deliver(one);
  };
  const report = async () => {
    for (const one of simulator.work()) {
      const taken = () => world.as(aVisitor()).ask('payments.receive-webhook', { provider: 'mobile-money', ...one });
      // In the run without idempotency keys, webhooks name payouts that do not exist.
      await maybe(() => taken().catch(() => undefined));
    }
  };
  const work = async (most: number) => {
    for (let ran = 0; ran < most; ran++) {
      let more = true;
      await maybe(async () => void (more = await world.runOne()));
      if (!more) return;
    }
  };
  for (let step = 0; step < count; step++) {
    let published: Published[] = [];
    await maybe(async () => void (published = await life.step()));
    for (const one of published) await deliver(one);
    world.clock.advance(Math.floor(random() * (random() < 0.95 ? 2 * minute : 60 * hour)));
    await work(12);
    await report();
    if (step % 100 === 99) simulator.restart();
    if (step % 25 === 24) await react();
  }
  simulator.turn({});
  for (const one of await life.settle()) await deliver(one);
  for (let days = 0; days < 30; days++) {
    if (days === 3) restore();
    for (const pause of [20_000, 15 * minute, day - 15 * minute]) {
      world.clock.advance(pause);
      await world.runDue();
      await world.retryEvents();
      await report();
      await react();
    }
  }
  const findings = await auditMoney(world, { decided: life.decided(), paid: simulator.paid });
  const [sums = {}] = await world.db.sql<Record<string, number>>('prove-sums', summary);
  await world.close();
  await simulator.close();
  const did = [...life.done].map(([name, times]) => `${name} ${times}`).join(', ');
  return {
    findings,
    sums,
    summary: `seed ${seed}, ${count} operations (${did}); ${killed()} kills, ${lostCalls()} lost calls; mobile money ${simulator.paid.length} paid, ${JSON.stringify(simulator.counted)}; ${JSON.stringify(sums)}`,
  };
}

const summary = `SELECT (SELECT count(*)::int FROM payments WHERE paid_at IS NOT NULL) AS captured, (SELECT count(*)::int FROM payments WHERE charge = 'refunded') AS refunded,
  (SELECT count(*)::int FROM payments WHERE charge = 'part_refunded') AS "partRefunded", (SELECT count(*)::int FROM sandbox_charges WHERE dispute IS NOT NULL) AS disputed,
  (SELECT count(*)::int FROM payouts WHERE status = 'done') AS payouts, (SELECT count(*)::int FROM payouts WHERE status = 'refused') AS "refusedPayouts",
  (SELECT count(*)::int FROM refunds WHERE reason = 'operator') AS "byOperators", (SELECT count(*)::int FROM ledger_entries) AS entries, (SELECT coalesce(sum(amount_cents), 0)::int FROM ledger_entries) AS sum`;

/** Makes payments claimed by a payout look unclaimed. */
const forgetClaims = {
  table: `CREATE FUNCTION forget_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.payout_id IS NOT NULL AND NEW.payout = 'due' THEN NEW.payout_id := NULL; END IF; RETURN NEW; END $$`,
  trigger: `CREATE TRIGGER forget_claims BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION forget_claim()`,
};

/** Makes processed events look new, to the inbox and to the stored problems. */
async function forget(world: World, id: string): Promise<void> {
  await world.db.run('control-inbox', 'DELETE FROM inbox WHERE id = $1', [id]);
  await world.db.run('control-problems', 'UPDATE lesson_problems SET version = 0');
}

describe('money', () => {
  afterAll(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('MOBILE_MONEY_')) delete process.env[name];
  });

  it(
    `PAY-01 is charged, refunded and paid out once, whatever the provider or a worker does, and the books balance (seed ${seed})`,
    async () => {
      const { findings, sums, summary } = await live(operations, 'nothing', seed);
      process.stdout.write(`  ${summary}\n`);
      expect(findings).toEqual([]);
      // A run in which nothing happened would prove nothing.
      for (const name of ['captured', 'refunded', 'disputed', 'payouts']) expect(sums[name]).toBeGreaterThan(operations / 100);
      expect(sums['byOperators']).toBeGreaterThan(0);
    },
    30 * minute,
  );

  it.each<[Without, RegExp]>([
    ['keys', /charged twice|the provider has|asked back|payout provider/],
    ['claim', /paid out twice/],
    ['inbox', /more than was decided/],
  ])(
    'goes wrong without the %s safeguard, and the audit notices',
    async (without, what) => {
      let seen = '';
      for (let nth = 0; nth < mostLives && !what.test(seen); nth++) {
        const { findings, summary } = await live(shortLife, without, seed + nth);
        seen = [...new Set(findings.map((one) => one.what))].join('; ');
        process.stdout.write(`  without ${without}: ${seen}; ${summary}\n`);
      }
      expect(seen).toMatch(what);
    },
    30 * minute,
  );
});
