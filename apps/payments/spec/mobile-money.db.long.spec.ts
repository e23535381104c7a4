import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aTeacher, aVisitor } from '@somo/testing/callers';
import { seededRandom } from '@somo/testing/seeded-random';
import { startService, type World } from '@somo/testing/start-service';
import { MobileMoneyPayouts } from '../src/outside/payouts/mobile-money.js';
import { payments } from '../src/payments.module.js';
import { checkLedger } from '../src/store/check-ledger.js';
import { MobileMoneySimulator, mobileMoneyOf, numbers, type Dial } from './mobile-money-simulator.js';

const start = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const payouts = 80;
const few = 5;
const seed = Number(process.env['MONEY_SEED'] ?? 7);
const everything: Dial = {
  ...{ lostCall: 0.08, lostAnswer: 0.08, silent: 0.06, unavailable: 0.08 },
  ...{ lostReport: 0.3, repeatedReport: 0.3, lateReport: 0.4 },
};

interface Row {
  id: string;
  status: string;
  cents: number;
}
interface Lived {
  rows: Row[];
  paid: MobileMoneySimulator['paid'];
  ledger: unknown[];
  open: unknown[];
  counted: Record<string, number>;
}

/** Pays this many teachers through a provider with every fault, until the system is idle. */
async function live(payouts: number): Promise<Lived> {
  const random = seededRandom(seed);
  const time = { now: () => start };
  const simulator = new MobileMoneySimulator(() => time.now(), random);
  Object.assign(process.env, { SANDBOX_AUTO_PAY: 'on', ...mobileMoneyOf(await simulator.start()) });
  const world = await startService(payments, { now: start, answers: { 'auth.check-identity': () => Promise.resolve(null) } });
  time.now = () => world.clock.now();
  await book(world, random, payouts);
  for (const ms of [minute, 2 * day + 74 * hour]) {
    world.clock.set(start + ms);
    await world.runDue();
  }
  world.clock.set(start + 7 * day);
  simulator.turn(everything);
  for (let step = 0; step < 90; step++) {
    if (step === 60) simulator.turn({});
    if (step % 20 === 5) simulator.restart();
    world.clock.advance(step < 40 ? 20 * minute : 12 * hour);
    await world.runDue();
    for (const webhook of simulator.work()) {
      const report = world.as(aVisitor()).ask('payments.receive-webhook', { provider: 'mobile-money', ...webhook });
      // In the run without idempotency keys, webhooks name payouts that do not exist.
      await report.catch(() => undefined);
    }
  }
  const rows = await world.db.sql<Row>('long-payouts', 'SELECT id::text, status, amount_cents AS cents FROM payouts ORDER BY id');
  const open = await world.db.sql(
    'long-open',
    `SELECT account FROM ledger_entries WHERE account = 'payouts' GROUP BY account HAVING sum(amount_cents) <> 0`,
  );
  const ledger = await checkLedger(world.db);
  await world.close();
  await simulator.close();
  return { rows, paid: simulator.paid, ledger, open, counted: simulator.counted };
}

async function book(world: World, random: () => number, payouts: number): Promise<void> {
  for (let teacher = 0; teacher < payouts; teacher++) {
    const teacherId = newId();
    const mobileNumber = random() < 0.1 ? numbers.unknown : random() < 0.05 ? numbers.impossible : numbers.good;
    const to = { method: 'mobile_money', mobileNumber, country: 'KE', network: 'm-pesa', accountHolder: 'Ama Owusu' } as const;
    await world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { currentPassword: 'right', to });
    const when = { payBy: toInstant(start + 30 * minute), startsAt: toInstant(start + 2 * day) };
    await world.deliver('booking.created', aBookingState({ teacherId, priceCents: 2000 + Math.floor(random() * 9000), ...when }));
  }
}

/** A caller without idempotency: each call has its own key. */
function forgetKeys(): () => void {
  const { send } = MobileMoneyPayouts.prototype;
  MobileMoneyPayouts.prototype.send = function (this: MobileMoneyPayouts, request) {
    return send.call(this, { ...request, key: newId() });
  };
  return () => void (MobileMoneyPayouts.prototype.send = send);
}

describe('mobile money that times out, loses, repeats, reorders and restarts', () => {
  afterAll(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('MOBILE_MONEY_')) delete process.env[name];
  });

  it(`PAY-03 pays each of ${payouts} payouts once or refuses it, and its log equals ours (seed ${seed})`, async () => {
    const { rows, paid, ledger, open, counted } = await live(payouts);
    process.stdout.write(`  ${paid.length} paid; ${JSON.stringify(counted)}\n`);
    expect(rows).toHaveLength(payouts);
    expect(rows.filter(({ status }) => status !== 'done' && status !== 'refused')).toEqual([]);
    const ours = rows.filter(({ status }) => status === 'done').map(({ id, cents }) => `${id} ${cents}`);
    expect(paid.map(({ key, cents }) => `${key} ${cents}`).sort()).toEqual(ours.sort());
    expect(ours.length).toBeGreaterThan(payouts / 2);
    expect(rows.length - ours.length).toBeGreaterThan(payouts / 20);
    expect([ledger, open]).toEqual([[], []]);
    // A run without faults would prove nothing.
    for (const fault of [...Object.keys(everything), 'lost with the queue'])
      expect([fault, counted[fault]]).toEqual([fault, expect.any(Number)]);
  }, 120_000);

  it('pays twice without its key, and the check notices', async () => {
    const restore = forgetKeys();
    const { paid } = await live(few).finally(restore);
    process.stdout.write(`  without keys: ${paid.length} paid for ${few} payouts\n`);
    expect(paid.length).toBeGreaterThan(few);
  }, 120_000);
});
