import type { ChargeStatus, PayoutStatus } from '@somo/contracts/payments';
import { newId } from '@somo/platform/ids';
import { anAdmin, aStudent, aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { chargeMoves } from '../domain/charge.js';
import { displayOf, earningStatusOf } from '../domain/earning-status.js';
import { sharesOf } from '../domain/shares.js';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-03-31T22:30:00Z');
const zone = 'Africa/Lagos';

interface Paid {
  teacherId: string;
  createdAt?: string;
  charge?: ChargeStatus;
  payout?: PayoutStatus;
  amountCents?: number;
  refundedCents?: number;
  feeBps?: number;
  cancelled?: boolean;
  endsAt?: string;
}

describe("a teacher's earnings", () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(payments, { now });
  });
  afterAll(() => world.close());

  const add = async (...paid: Paid[]) => {
    for (const one of paid) {
      const {
        teacherId,
        createdAt = '2030-03-10T12:00:00Z',
        charge = 'captured',
        payout = 'none',
        amountCents = 2500,
        refundedCents = 0,
        feeBps = 1500,
        cancelled = false,
        endsAt = '2030-03-15T12:00:00Z',
      } = one;
      await world.db.run(
        'spec-add',
        `INSERT INTO payments (id, agreement_id, booking_id, booking_version, booking_cancelled, refund_due, student_id, teacher_id, amount_cents, fee_cents, fee_bps,
           charge, payout, refund_asked_cents, pay_by, paid_at, version, created_at, changed_at, ends_at, subject, provider)
         VALUES ($1, $1, $1, 1, $10, false, $2, $3, $4, 0, $5, $6, $7, $8, $9, CASE WHEN $6 IN ('open', 'expired', 'failed') THEN NULL ELSE $9::timestamptz END, 1, $9, $9, $11, 'Mathematics', 'sandbox')`,
        [newId(), newId(), teacherId, amountCents, feeBps, charge, payout, refundedCents, createdAt, cancelled, endsAt],
      );
    }
  };
  const earnings = (teacherId: string, period: 'this-month' | 'last-month' | 'last-3-months' | 'all' = 'all', timeZone = zone) =>
    world.as(aTeacher({ userId: teacherId })).ask('payments.get-earnings', { period, timeZone });
  const transactions = (teacherId: string, cursor?: string, limit?: number) =>
    world.as(aTeacher({ userId: teacherId })).ask('payments.list-transactions', {
      period: 'all',
      timeZone: zone,
      ...(cursor ? { cursor } : {}),
      ...(limit ? { limit } : {}),
    });

  it('EARN-05 EARN-06 add up by the rules for every charge, payout, refund and fee', async () => {
    const teacherId = newId();
    const charges = Object.keys(chargeMoves) as ChargeStatus[];
    const payouts: PayoutStatus[] = ['none', 'held', 'due', 'sent', 'done', 'refused'];
    const all = charges.flatMap((charge) =>
      payouts.flatMap((payout) =>
        [0, 1, 1234, 2499].map((refundedCents, index) => ({
          teacherId,
          charge,
          payout,
          refundedCents,
          amountCents: 2500 + index,
          feeBps: [1500, 0, 3333, 10_000][index] ?? 0,
        })),
      ),
    );
    await add(...all);
    const shown = all.filter(({ charge }) => charge !== 'open');
    const sum = (display: string) =>
      shown
        .filter(({ charge, payout }) => displayOf(earningStatusOf(charge, payout)) === display)
        .reduce((cents, payment) => cents + sharesOf(payment).netCents, 0);
    expect(await earnings(teacherId)).toMatchObject({
      totalEarningsCents: sum('paid'),
      pendingPayoutsCents: sum('pending'),
      totalLessons: shown.filter(({ charge, payout }) => ['paid', 'pending'].includes(displayOf(earningStatusOf(charge, payout)))).length,
    });
    expect(sum('paid')).toBeGreaterThan(0);
  });

  it('PERM-05 operators read what a person has paid and earned in all, and what is held of it', async () => {
    const teacherId = newId();
    const fee = { teacherId, feeBps: 1000, amountCents: 2000 };
    await add({ ...fee, payout: 'done' }, { ...fee, payout: 'due' }, { ...fee, payout: 'held' }, { ...fee, charge: 'open' });
    const of = (userId: string) => world.as(anAdmin()).ask('payments.get-person-money', { userId });
    expect(await of(teacherId)).toEqual({ paidCents: 0, refundedCents: 0, earnedCents: 1800, pendingCents: 1800, heldCents: 1800 });
    const other = newId();
    await add({ teacherId: other, charge: 'part_refunded', amountCents: 2500, refundedCents: 500 });
    const [payer] = await world.db.sql<{ id: string }>('spec-payer', 'SELECT student_id AS id FROM payments WHERE teacher_id = $1', [
      other,
    ]);
    expect(await of(payer!.id)).toMatchObject({ paidCents: 2500, refundedCents: 500, earnedCents: 0 });
    const teacher = world.as(aTeacher({ userId: teacherId }));
    await expect(teacher.ask('payments.get-person-money', { userId: teacherId })).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it("EARN-02 count a payment in its month in the teacher's time zone", async () => {
    const teacherId = newId();
    const paid = (createdAt: string, amountCents: number): Paid => ({ teacherId, createdAt, amountCents, payout: 'done', feeBps: 0 });
    await add(
      paid('2029-12-31T22:59:59Z', 1),
      paid('2030-02-28T22:59:59Z', 20),
      paid('2030-02-28T23:00:00Z', 300),
      paid('2030-03-31T22:15:00Z', 4000),
    );
    expect(await earnings(teacherId, 'this-month')).toMatchObject({
      totalEarningsCents: 4321,
      thisMonthEarningsCents: 4300,
      lastMonthEarningsCents: 20,
      inPeriod: { earnedCents: 4300, pendingCents: 0, lessons: 2, averageCents: 2150 },
      monthly: [{ year: 2030, month: 3, earnedCents: 4300, lessons: 2 }],
    });
    expect((await earnings(teacherId, 'last-month')).inPeriod).toEqual({
      earnedCents: 20,
      pendingCents: 0,
      lessons: 1,
      averageCents: 20,
      lateCancellations: 0,
    });
    expect((await earnings(teacherId, 'last-3-months')).inPeriod.earnedCents).toBe(4320);
    expect((await earnings(teacherId)).monthly.map(({ year, month }) => `${year}-${month}`)).toEqual(['2030-3', '2030-2', '2029-12']);
    expect((await earnings(teacherId, 'this-month', 'Pacific/Auckland')).inPeriod.lessons).toBe(1);
  });

  it('EARN-02 EARN-05 average over paid lessons that took place, whether paid out or not', async () => {
    const teacherId = newId();
    const one = { teacherId, feeBps: 0, amountCents: 2500 };
    await add(
      { ...one, payout: 'done' },
      { ...one, payout: 'held' },
      { ...one, charge: 'refunded', refundedCents: 2500 },
      { ...one, charge: 'expired' },
      { ...one, cancelled: true },
      { ...one, endsAt: '2030-04-20T12:00:00Z' },
    );
    const { totalLessons, inPeriod, monthly } = await earnings(teacherId);
    expect([totalLessons, inPeriod.lessons, inPeriod.averageCents, monthly[0]?.averageCents]).toEqual([2, 2, 2500, 2500]);
    expect(inPeriod).toMatchObject({ earnedCents: 2500, pendingCents: 7500, lateCancellations: 1 });
  });

  it("EARN-01 are empty for a teacher who has none, and never include another teacher's records", async () => {
    await add({ teacherId: newId() });
    const teacherId = newId();
    expect(await earnings(teacherId)).toEqual({
      timeZone: zone,
      currency: 'USD',
      period: 'all',
      totalEarningsCents: 0,
      thisMonthEarningsCents: 0,
      lastMonthEarningsCents: 0,
      pendingPayoutsCents: 0,
      totalLessons: 0,
      waitsForConfirmation: false,
      inPeriod: { earnedCents: 0, pendingCents: 0, lessons: 0, averageCents: null, lateCancellations: 0 },
      monthly: [],
    });
    expect(await transactions(teacherId)).toEqual({ items: [], nextCursor: null });
    await expect(world.as(aStudent()).ask('payments.get-earnings', { period: 'all', timeZone: zone })).rejects.toMatchObject({
      code: 'wrong-role',
    });
  });

  it('PAY-02 PAY-05 list gross, fee, refund and net of each record, newest first, page by page', async () => {
    const teacherId = newId();
    await add(
      { teacherId, createdAt: '2030-03-01T00:00:00Z', charge: 'open' },
      { teacherId, createdAt: '2030-03-02T00:00:00Z', payout: 'sent' },
      { teacherId, createdAt: '2030-03-03T00:00:00Z', charge: 'part_refunded', refundedCents: 1000 },
      { teacherId, createdAt: '2030-03-03T00:00:00Z', charge: 'expired' },
    );
    const first = await transactions(teacherId, undefined, 2);
    const rest = await transactions(teacherId, first.nextCursor ?? undefined, 2);
    const all = [...first.items, ...rest.items];
    expect(all.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2030-03-03', '2030-03-03', '2030-03-02']);
    expect(rest.nextCursor).toBeNull();
    expect(all.find(({ refundedCents }) => refundedCents > 0)).toMatchObject({
      grossCents: 2500,
      feeCents: 225,
      refundedCents: 1000,
      netCents: 1275,
      status: 'pending_payout',
      displayStatus: 'pending',
      payoutDate: null,
    });
    expect(all.map(({ displayStatus }) => displayStatus).sort()).toEqual(['failed', 'paid', 'pending']);
    expect(all.find(({ displayStatus }) => displayStatus === 'failed')).toMatchObject({
      grossCents: 0,
      feeCents: 0,
      refundedCents: 0,
      netCents: 0,
    });
  });
});
