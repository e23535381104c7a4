import type { BookingState } from '@somo/contracts/events/booking';
import type { ProblemState } from '@somo/contracts/events/problem';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { payments } from '../payments.module.js';
import { checkLedger } from '../store/check-ledger.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const payBy = toInstant(now + 30 * minute);
const startsAt = toInstant(now + 48 * hour);
const ends = now + 49 * hour;
const card = { lostDispute: '4000000000001976', wonDispute: '4000000000002685', lost: '4000000000000119' };

describe('the ledger', () => {
  let world: World;
  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'off';
    world = await startService(payments, { now });
  });
  beforeEach(() => world.clock.set(now));
  afterEach(async () => {
    expect(await world.db.sql('spec-failures', 'SELECT type, error FROM inbox WHERE done_at IS NULL')).toEqual([]);
    expect(await checkLedger(world.db)).toEqual([]);
  });
  afterAll(() => world.close());

  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  const settled = async (ms: number) => {
    await at(ms);
    await at(ms + 2_000);
  };
  const aPaid = async (number?: string): Promise<BookingState> => {
    const booking = aBookingState({ payBy, startsAt });
    await world.deliver('booking.created', booking);
    await world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', {
      bookingId: booking.bookingId,
      ...(number ? { card: number } : {}),
    });
    await at(now + 2_000);
    return booking;
  };
  const aProblem = (booking: BookingState, part: Partial<ProblemState> = {}): ProblemState => ({
    problemId: newId(),
    bookingId: booking.bookingId,
    agreementId: booking.agreementId,
    version: 1,
    studentId: booking.studentId,
    teacherId: booking.teacherId,
    kind: 'no-show',
    reportedBy: 'student',
    status: 'open',
    outcome: null,
    refundCents: null,
    changedAt: toInstant(now),
    ...part,
  });

  it('runs a fixed number of statements for a paid booking, and leaves nothing due before the lesson has ended', async () => {
    await world.runDue();
    const booking = aBookingState({ payBy, startsAt });
    const inTransaction = (...names: string[]) => ['START TRANSACTION', ...names, 'COMMIT'];
    const job = (...names: string[]) => ['test-due', 'due-claim-together', ...names, 'due-finish', 'test-due'];
    const created = await statementsOf(() => world.deliver('booking.created', booking));
    expect(created).toEqual(inTransaction('inbox-take', 'payments-open', 'due-plan'));
    const opened = await statementsOf(() => world.runDue());
    expect(opened).toEqual(job('payments-read', 'sandbox-create', 'provider-messages', 'payments-at-provider'));
    await world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', { bookingId: booking.bookingId });
    world.clock.advance(2_000);
    const captured = await statementsOf(() => world.runDue());
    const written = ['payment-charge', 'ledger-post', 'due-unplan', 'provider-messages', 'due-plan-outbox-write'];
    const capturing = ['test-due', 'due-claim-together', 'sandbox-captured', ...inTransaction('payments-lock', ...written)];
    expect(captured.slice(0, capturing.length)).toEqual(capturing);
    const due = await world.db.sql<{ job: string }>(
      'spec-due',
      `SELECT job FROM due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND data ->> 'paymentId' = (SELECT id::text FROM payments WHERE booking_id = $1)`,
      [booking.bookingId],
    );
    expect(due).toEqual([{ job: 'earn-payment' }]);
  });

  it('applies reports that come at once in one transaction, and one that is refused takes none with it', async () => {
    const pay = async (booking = aBookingState({ payBy, startsAt })) => {
      await world.deliver('booking.created', booking);
      await world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', { bookingId: booking.bookingId });
      return booking;
    };
    const charges = async (...bookings: BookingState[]) =>
      (await Promise.all(bookings.map(lives))).map((row) => (row as { charge: string }).charge);
    await world.runDue();
    const three = [await pay(), await pay(), await pay()];
    world.clock.advance(2_000);
    const names = await statementsOf(() => world.runDue());
    expect(names.filter((name) => name === 'payments-lock').length).toBeLessThan(3);
    expect(await charges(...three)).toEqual(['captured', 'captured', 'captured']);

    const [first, wrong, last] = [await pay(), await pay(), await pay()];
    await world.db.run(
      'spec-more',
      'UPDATE sandbox_charges SET amount_cents = amount_cents + 1 WHERE reference = (SELECT id FROM payments WHERE booking_id = $1)',
      [wrong.bookingId],
    );
    world.clock.advance(2_000);
    await world.runDue();
    expect(await charges(first, wrong, last)).toEqual(['captured', 'open', 'captured']);
    await world.db.run('spec-end', `UPDATE due_work SET cancelled_at = now() WHERE error LIKE '%wrong-amount%'`);
  });

  const accounts = async ({ bookingId }: BookingState) => {
    const rows = await world.db.sql<{ account: string; cents: number }>(
      'spec-accounts',
      `SELECT account, sum(e.amount_cents)::int AS cents FROM ledger_entries e JOIN ledger_transfers t ON t.id = e.transfer_id
       JOIN payments p ON p.id = t.payment_id WHERE p.booking_id = $1 GROUP BY account HAVING sum(e.amount_cents) <> 0`,
      [bookingId],
    );
    return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
  };
  const lives = async ({ bookingId }: BookingState) =>
    (
      await world.db.sql('spec-lives', 'SELECT charge, payout, refunded_cents AS refunded FROM payments WHERE booking_id = $1', [bookingId])
    )[0];

  it("PAY-01 holds what a student paid, with the provider's fee taken out of our share", async () => {
    const booking = await aPaid();
    expect(await accounts(booking)).toEqual({ provider: 2397, 'provider-fee': 103, held: -2500 });
    expect(await lives(booking)).toEqual({ charge: 'captured', payout: 'none', refunded: 0 });
  });

  it('PAY-01 releases the earning to the teacher 73 hours after the end, and not a moment earlier', async () => {
    const booking = await aPaid();
    await at(ends + 73 * hour - 1);
    expect(await lives(booking)).toMatchObject({ payout: 'none' });
    await at(ends + 73 * hour);
    expect(await lives(booking)).toMatchObject({ payout: 'due' });
    expect(await accounts(booking)).toEqual({ provider: 2397, 'provider-fee': 103, payable: -2125, 'platform-fee': -375 });
  });

  it('PAY-01 refunds a lesson cancelled in time in full, once', async () => {
    const booking = await aPaid();
    const cancelled: BookingState = { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student', refundDue: true };
    await world.deliver('booking.cancelled', cancelled);
    await world.deliver('booking.cancelled', { ...cancelled, version: 3 });
    expect(await accounts(booking)).toEqual({ provider: 2397, 'provider-fee': 103, refunds: -2500 });
    await settled(now + hour);
    expect(await accounts(booking)).toEqual({ provider: -103, 'provider-fee': 103 });
    await at(ends + 73 * hour);
    expect(await lives(booking)).toEqual({ charge: 'refunded', payout: 'none', refunded: 2500 });
  });

  it('PAY-01 pays the teacher for a lesson cancelled too late', async () => {
    const booking = await aPaid();
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student', refundDue: false });
    await at(ends + 73 * hour);
    expect(await lives(booking)).toEqual({ charge: 'captured', payout: 'due', refunded: 0 });
  });

  it('follows a rescheduled lesson: the earning waits for the new end', async () => {
    const booking = await aPaid();
    const later = toInstant(now + 96 * hour);
    const moved = { ...aBookingState({ ...booking, bookingId: newId(), startsAt: later, endsAt: toInstant(now + 97 * hour) }), version: 3 };
    const replaces = { bookingId: booking.bookingId, version: 2, startsAt };
    await world.deliver('booking.rescheduled', { ...moved, replaces });
    await at(ends + 73 * hour);
    expect(await lives(moved)).toMatchObject({ charge: 'captured', payout: 'none' });
    await at(now + (97 + 73) * hour);
    expect(await lives(moved)).toMatchObject({ payout: 'due' });
  });

  it('holds the earning while a problem is open, whenever it was reported, and refunds the amount decided', async () => {
    const booking = await aPaid();
    const problem = aProblem(booking);
    await world.deliver('problem.reported', problem);
    await at(ends + 73 * hour);
    expect(await lives(booking)).toMatchObject({ payout: 'held' });
    await world.deliver('problem.resolved', { ...problem, version: 2, status: 'resolved', outcome: 'refund-part', refundCents: 1000 });
    await settled(ends + 74 * hour);
    expect(await lives(booking)).toEqual({ charge: 'part_refunded', payout: 'due', refunded: 1000 });
    expect(await accounts(booking)).toEqual({ provider: 1397, 'provider-fee': 103, payable: -1275, 'platform-fee': -225 });
  });

  it('ends the same in whatever order a problem and its resolution arrive', async () => {
    for (const names of everyDelivery(['problem.reported', 'problem.resolved'] as const)) {
      world.clock.set(now);
      const booking = await aPaid();
      const problem = aProblem(booking);
      const said = {
        'problem.reported': problem,
        'problem.resolved': { ...problem, version: 2, status: 'resolved', outcome: 'refund-student' },
      } as const;
      for (const name of names) await world.deliver(name, said[name]);
      await settled(now + hour);
      await at(ends + 73 * hour);
      expect(await lives(booking)).toEqual({ charge: 'refunded', payout: 'none', refunded: 2500 });
    }
  }, 120_000);

  it('takes a refund of released money from teacher and platform in proportion', async () => {
    const booking = await aPaid();
    await at(ends + 73 * hour);
    const problem = aProblem(booking, { version: 2, status: 'resolved', outcome: 'refund-part', refundCents: 1000 });
    await world.deliver('problem.resolved', problem);
    await settled(ends + 74 * hour);
    expect(await accounts(booking)).toEqual({ provider: 1397, 'provider-fee': 103, payable: -1275, 'platform-fee': -225 });
  });

  it.each([
    ['lost', card.lostDispute, { charge: 'refunded', payout: 'none', refunded: 2500 }, { provider: -103, 'provider-fee': 103 }],
    [
      'won',
      card.wonDispute,
      { charge: 'captured', payout: 'due', refunded: 0 },
      { provider: 2397, 'provider-fee': 103, payable: -2125, 'platform-fee': -375 },
    ],
  ])('keeps disputed money apart until the dispute is %s', async (_, number, end, sums) => {
    const booking = await aPaid(number);
    await at(now + 2_000 + 4_000);
    expect(await lives(booking)).toMatchObject({ charge: 'disputed' });
    expect(await accounts(booking)).toEqual({ provider: -103, 'provider-fee': 103, held: -2500, disputed: 2500 });
    await at(now + minute);
    await at(ends + 73 * hour);
    expect(await lives(booking)).toEqual(end);
    expect(await accounts(booking)).toEqual(sums);
  });

  it('sends a refund suspended by a dispute once the dispute is won', async () => {
    const booking = await aPaid(card.wonDispute);
    await at(now + 2_000 + 4_000);
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'teacher', refundDue: true });
    await at(now + 7_000);
    expect(await lives(booking)).toMatchObject({ charge: 'disputed' });
    await at(now + minute);
    await at(now + 2 * minute);
    expect(await lives(booking)).toMatchObject({ charge: 'refunded', refunded: 2500 });
  });

  it.each(['teacher', 'student'] as const)(
    'refunds a lesson that its %s cancelled during a dispute once, however long the dispute took',
    async (by) => {
      const booking = await aPaid(card.wonDispute);
      await at(now + 2_000 + 4_000);
      await world.db.run('spec-hold-up', `UPDATE due_work SET due_at = $1 WHERE job = 'deliver-sandbox-webhook' AND done_at IS NULL`, [
        new Date(ends + 200 * hour),
      ]);
      await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: by, refundDue: true });
      await settled(ends + 100 * hour);
      expect(await lives(booking)).toMatchObject({ charge: 'disputed' });
      await settled(ends + 200 * hour);
      await settled(ends + 201 * hour);
      expect(await lives(booking)).toEqual({ charge: 'refunded', payout: 'none', refunded: 2500 });
      expect(await accounts(booking)).toEqual({ provider: -103, 'provider-fee': 103 });
    },
  );

  it('refunds nothing twice when a dispute begins during a refund', async () => {
    const booking = await aPaid(card.lostDispute);
    world.clock.set(now + 4_500);
    await world.deliver(
      'problem.resolved',
      aProblem(booking, { version: 2, status: 'resolved', outcome: 'refund-part', refundCents: 1000 }),
    );
    await world.runDue();
    await at(now + minute);
    expect(await lives(booking)).toMatchObject({ charge: 'refunded', refunded: 2500 });
    const atTheProvider = await world.db.sql(
      'spec-at-provider',
      'SELECT c.dispute, c.refunded_cents FROM sandbox_charges c JOIN payments p ON p.provider_charge_id = c.id WHERE p.booking_id = $1',
      [booking.bookingId],
    );
    expect(atTheProvider).toEqual([{ dispute: 'lost', refunded_cents: 0 }]);
  });

  it('PAY-01 takes a fee the provider reports later out of our share', async () => {
    const booking = aBookingState({ payBy, startsAt });
    await world.deliver('booking.created', booking);
    await world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', { bookingId: booking.bookingId });
    const feeAtProvider = (cents: number) =>
      world.db.run(
        'spec-fee',
        'UPDATE sandbox_charges c SET fee_cents = $2, sequence = sequence + 1 FROM payments p WHERE p.provider_charge_id = c.id AND p.booking_id = $1',
        [booking.bookingId, cents],
      );
    await feeAtProvider(0);
    await at(now + 2_000);
    expect(await accounts(booking)).toEqual({ provider: 2500, held: -2500 });
    await feeAtProvider(103);
    await at(ends + 73 * hour);
    expect(await accounts(booking)).toEqual({ provider: 2397, 'provider-fee': 103, payable: -2125, 'platform-fee': -375 });
  });

  it('stays with the provider it started at, and fails clearly when that one is no longer configured', async () => {
    const booking = await aPaid();
    await world.db.run('spec-elsewhere', `UPDATE payments SET provider = 'stripe' WHERE booking_id = $1`, [booking.bookingId]);
    await at(ends + 73 * hour);
    const [work] = await world.db.sql<{ error: string }>(
      'spec-waits',
      `SELECT w.error FROM due_work w JOIN payments p ON w.data->>'paymentId' = p.id::text WHERE w.job = 'earn-payment' AND p.booking_id = $1 AND w.done_at IS NULL`,
      [booking.bookingId],
    );
    expect(work?.error).toContain('is at stripe, which is not configured');
    expect(await lives(booking)).toMatchObject({ payout: 'none' });
    await world.db.run('spec-back', `UPDATE payments SET provider = 'sandbox' WHERE booking_id = $1`, [booking.bookingId]);
  });

  it('PAY-01 accepts no card for a lesson cancelled in the meantime', async () => {
    const booking = aBookingState({ payBy, startsAt });
    await world.deliver('booking.created', booking);
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'teacher', refundDue: true });
    const pay = world.as(aStudent({ userId: booking.studentId })).ask('payments.pay-lesson', { bookingId: booking.bookingId });
    await expect(pay).rejects.toMatchObject({ code: 'payment-not-open' });
  });

  it('does not resend a refund that was settled before a dispute', async () => {
    const booking = await aPaid(card.wonDispute);
    await world.deliver(
      'problem.resolved',
      aProblem(booking, { version: 2, status: 'resolved', outcome: 'refund-part', refundCents: 1000 }),
    );
    await at(now + 2_500);
    await at(now + 4_500);
    await at(now + minute);
    const asked = await world.db.sql<{ n: number }>(
      'spec-asked',
      `SELECT count(*)::int AS n FROM provider_messages WHERE what = 'refund-charge' AND key IN
      (SELECT r.id::text FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = $1)`,
      [booking.bookingId],
    );
    expect(asked).toEqual([{ n: 1 }]);
    expect(await lives(booking)).toMatchObject({ charge: 'part_refunded', refunded: 1000 });
  });

  it('PAY-01 sends refunds suspended by a dispute even if the provider had refunded on its own before', async () => {
    const booking = await aPaid();
    const atProvider = (name: string, change: string) =>
      world.db.run(
        name,
        `UPDATE sandbox_charges c SET ${change}, sequence = sequence + 1 FROM payments p WHERE p.provider_charge_id = c.id AND p.booking_id = $1`,
        [booking.bookingId],
      );
    await atProvider('spec-seen', `refunded_cents = 1500, dispute = 'open'`);
    await at(ends + 73 * hour);
    expect(await lives(booking)).toMatchObject({ charge: 'disputed', refunded: 1500 });
    await world.deliver(
      'problem.resolved',
      aProblem(booking, { version: 2, status: 'resolved', outcome: 'refund-part', refundCents: 500 }),
    );
    await at(ends + 74 * hour);
    await atProvider('spec-won', `dispute = 'won'`);
    await world.deliver('booking.rescheduled', {
      ...booking,
      version: 3,
      replaces: { bookingId: booking.bookingId, version: 2, startsAt: booking.startsAt },
    });
    await at(ends + 75 * hour);
    const asked = await world.db.sql<{ n: number }>(
      'spec-sent',
      `SELECT count(*)::int AS n FROM provider_messages WHERE what = 'refund-charge' AND key IN
      (SELECT r.id::text FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = $1)`,
      [booking.bookingId],
    );
    expect(asked).toEqual([{ n: 1 }]);
  });

  it('PAY-01 detects a refund returned by the bank: the provider reports less than before', async () => {
    const booking = await aPaid();
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student', refundDue: true });
    await settled(now + hour);
    expect(await lives(booking)).toMatchObject({ charge: 'refunded', refunded: 2500 });
    const atProvider = (cents: number) =>
      world.db.run(
        'spec-came-back',
        'UPDATE sandbox_charges c SET refunded_cents = $2, sequence = sequence + 1 FROM payments p WHERE p.provider_charge_id = c.id AND p.booking_id = $1',
        [booking.bookingId, cents],
      );
    await atProvider(0);
    await at(ends + 73 * hour);
    expect(await checkLedger(world.db)).toMatchObject([{ what: 'came-back', cents: 2500 }]);
    expect(await lives(booking)).toMatchObject({ charge: 'refunded', payout: 'none' });
    await atProvider(2500);
    await world.db.run('spec-look', `UPDATE due_work SET done_at = NULL, claimed_until = NULL WHERE job = 'earn-payment'`);
    await at(ends + 74 * hour);
  });

  it('releases the earning even if the worker died before storing the charge', async () => {
    const booking = await aPaid();
    await world.db.run('spec-forget', 'UPDATE payments SET provider_charge_id = NULL WHERE booking_id = $1', [booking.bookingId]);
    await at(ends + 73 * hour);
    expect(await lives(booking)).toMatchObject({ payout: 'due' });
  });

  it("takes an unknown lesson end from the lesson's completion", async () => {
    const booking = await aPaid();
    await world.db.run('spec-endless', 'UPDATE payments SET ends_at = NULL WHERE booking_id = $1', [booking.bookingId]);
    await world.deliver('lesson.completed', { ...booking, version: 2, status: 'completed' });
    await at(ends + 73 * hour);
    expect(await lives(booking)).toMatchObject({ payout: 'due' });
  });

  it('finds a capture whose webhook was lost at payBy', async () => {
    const booking = await aPaid(card.lost);
    expect(await lives(booking)).toMatchObject({ charge: 'open' });
    await at(now + 31 * minute);
    expect(await accounts(booking)).toEqual({ provider: 2397, 'provider-fee': 103, held: -2500 });
  });

  it('rejects an unbalanced transfer, and any change to a posted one', async () => {
    const unbalanced = `WITH t AS (INSERT INTO ledger_transfers (id, key, kind, at) VALUES ($1, $2, 'spec', now()) RETURNING id)
      INSERT INTO ledger_entries (transfer_id, seq, account, amount_cents) SELECT id, side.seq, 'provider', side.cents FROM t, (VALUES (1, 5), (2, $3::int)) AS side (seq, cents)`;
    const post = (cents: number) => world.db.run('spec-post', unbalanced, [newId(), newId(), cents]);
    await expect(post(-4)).rejects.toThrow('sums to 1');
    await expect(post(-5)).resolves.toBe(2);
    for (const change of ['UPDATE ledger_entries SET amount_cents = 1', 'DELETE FROM ledger_entries', 'TRUNCATE ledger_entries']) {
      await expect(world.db.run(`spec-${change}`, change)).rejects.toThrow('append-only');
    }
  });

  it('detects direct changes to the tables', async () => {
    const booking = await aPaid();
    const change = (sign: string) =>
      world.db.run(`spec-behind${sign}`, `UPDATE payments SET amount_cents = amount_cents ${sign} 1 WHERE booking_id = $1`, [
        booking.bookingId,
      ]);
    await change('+');
    expect((await checkLedger(world.db)).map(({ what }) => what).sort()).toEqual(['held', 'provider']);
    await change('-');
  });
});
