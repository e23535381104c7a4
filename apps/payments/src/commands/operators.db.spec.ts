import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { Webhook } from '@somo/contracts/webhook';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { signed } from '../outside/provider/signature.js';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const secret = 'the secret of this very spec';

/** Agreement by lesson id, for rescheduled lessons. */
const agreements = new Map<string, string>();
const agreementOf = async ({ bookingId }: { bookingId: string }) => {
  const agreementId = agreements.get(bookingId);
  if (agreementId === undefined) throw refuse('lesson-not-found');
  return { agreementId, bookingIds: [agreementId, bookingId] };
};

describe('operator actions on payments', () => {
  let world: World;
  const answers: Answers = { 'booking.get-agreement': agreementOf };
  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'on';
    process.env['SANDBOX_WEBHOOK_SECRET'] = secret;
    world = await startService(payments, { now, answers });
  });
  beforeEach(() => {
    world.clock.set(now);
    answers['auth.check-proven'] = async () => null;
  });
  afterEach(async () => expect((await admin().ask('payments.get-ledger', {})).troubles).toEqual([]));
  afterAll(async () => {
    delete process.env['SANDBOX_WEBHOOK_SECRET'];
    await world.close();
  });

  const operatorId = newId();
  const admin = () => world.as(anAdmin({ userId: operatorId }));
  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  const aPaid = async () => {
    const booking = aBookingState({ payBy: toInstant(now + 30 * minute), startsAt: toInstant(now + 48 * hour) });
    await world.deliver('booking.created', booking);
    await world.runDue();
    await at(now + minute);
    return booking;
  };
  const note = 'Both asked for it.';
  const refund = (bookingId: string, amountCents: number, refundedCents = 0) =>
    admin().ask('payments.refund-payment', { bookingId, amountCents, refundedCents, note });
  const hold = (bookingId: string, held: boolean) => admin().ask('payments.hold-payment', { bookingId, held, note });
  const audit = (action: string) =>
    world.db.sql('spec-audit', 'SELECT operator_id, details FROM audit WHERE action = $1 ORDER BY at DESC LIMIT 1', [action]);
  const auditOf = (bookingId: string) =>
    world.db.sql<{ action: string; details: object }>(
      'spec-audit-of',
      `SELECT action, details FROM audit WHERE details->>'bookingId' = $1 OR thing_id::text = $1 ORDER BY at, id`,
      [bookingId],
    );
  const moved = async (booking: ReturnType<typeof aBookingState>, bookingId = newId()) => {
    const { bookingId: from, version, startsAt } = booking;
    const next = { ...booking, bookingId, version: version + 1 };
    await world.deliver('booking.rescheduled', { ...next, replaces: { bookingId: from, version: version + 1, startsAt } });
    agreements.set(bookingId, booking.agreementId);
    return next;
  };

  it('refunds a part, then the rest, never more, and audits who and why', async () => {
    const { bookingId } = await aPaid();
    expect(await refund(bookingId, 1000)).toMatchObject({ refundPendingCents: 1000, netCents: 1275, feeCents: 225 });
    expect(await audit('refund-payment')).toEqual([
      { operator_id: operatorId, details: { bookingId, amountCents: 1000, refundedCents: 0, note } },
    ]);
    const [listed] = await admin().ask('payments.list-audit', { limit: 1 });
    expect(listed).toMatchObject({ action: 'refund-payment', amountCents: 1000, note });
    await expect(refund(bookingId, 1501, 1000)).rejects.toMatchObject({ code: 'refund-too-large' });
    expect(await refund(bookingId, 1500, 1000)).toMatchObject({ refundPendingCents: 2500, netCents: 0, feeCents: 0 });
    await at(now + hour);
    await at(now + 2 * hour);
    await expect(refund(bookingId, 1, 2500)).rejects.toMatchObject({ code: 'payment-not-refundable' });
  });

  it("PAY-05 announces what each refund leaves of the teacher's share", async () => {
    const { bookingId, agreementId, studentId, teacherId } = await aPaid();
    await refund(bookingId, 1000);
    await refund(bookingId, 1500, 1000);
    await expect(refund(bookingId, 100, 2500)).rejects.toMatchObject({ code: 'refund-too-large' });
    const told = (await world.emitted()).filter(({ type }) => type === 'payment.share-lowered').slice(-2);
    const about = { bookingId, agreementId, studentId, teacherId };
    expect(told.map(({ data }) => data)).toEqual([
      expect.objectContaining({ ...about, refundCents: 1000, refundedCents: 1000, netCents: 1275 }),
      expect.objectContaining({ ...about, refundCents: 1500, refundedCents: 2500, netCents: 0 }),
    ]);
  });

  it('refuses the second of two concurrent operators', async () => {
    const { bookingId } = await aPaid();
    const tries = await Promise.allSettled([refund(bookingId, 500), refund(bookingId, 500)]);
    const codes = tries.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));
    expect(codes.sort()).toEqual(['done', 'payment-changed']);
  });

  it('holds an earning past its due date until it is released', async () => {
    const { bookingId } = await aPaid();
    await hold(bookingId, true);
    await expect(hold(bookingId, true)).rejects.toMatchObject({ code: 'payment-changed' });
    await at(now + (49 + 73) * hour);
    await at(now + 200 * hour);
    expect(await hold(bookingId, false)).toMatchObject({ payout: 'due', heldByOperator: false });
    expect(await audit('release-payment')).toHaveLength(1);
  });

  it('refuses to refund an unpaid lesson and an unknown payment', async () => {
    await expect(refund(newId(), 100)).rejects.toMatchObject({ code: 'lesson-not-found' });
    const unpaid = newId();
    agreements.set(unpaid, unpaid);
    await expect(refund(unpaid, 100)).rejects.toMatchObject({ code: 'payment-not-found' });
    const booking = aBookingState({ payBy: toInstant(now + 30 * minute) });
    await world.deliver('booking.created', booking);
    await expect(refund(booking.bookingId, 100)).rejects.toMatchObject({ code: 'payment-not-refundable' });
  });

  it('audits refusals too: who, what was asked and why not, without moving money', async () => {
    const { bookingId } = await aPaid();
    const refusedOf = async (tried: Promise<unknown>) => {
      await expect(tried).rejects.toThrow();
      return (await auditOf(bookingId)).at(-1);
    };
    const asked = { bookingId, amountCents: 2501, refundedCents: 0, note };
    const tooLarge = { action: 'refund-payment', details: { ...asked, refused: 'refund-too-large' } };
    expect(await refusedOf(refund(bookingId, 2501))).toEqual(tooLarge);
    const looked = { ...asked, amountCents: 100, refundedCents: 7, refused: 'payment-changed' };
    expect(await refusedOf(refund(bookingId, 100, 7))).toEqual({ action: 'refund-payment', details: looked });
    const changed = { bookingId, note, refused: 'payment-changed' };
    expect(await refusedOf(hold(bookingId, false))).toEqual({ action: 'release-payment', details: changed });
    await hold(bookingId, true);
    world.clock.advance(1);
    expect(await refusedOf(hold(bookingId, true))).toEqual({ action: 'hold-payment', details: changed });
    expect(await auditOf(bookingId)).toHaveLength(5);
    const nobodys = newId();
    await expect(hold(nobodys, true)).rejects.toMatchObject({ code: 'lesson-not-found' });
    expect(await auditOf(nobodys)).toEqual([
      { action: 'hold-payment', details: { bookingId: nobodys, note, refused: 'lesson-not-found' } },
    ]);
    const rows = await world.db.sql('spec-refunds', 'SELECT 1 FROM refunds r JOIN payments p ON p.id = payment_id WHERE booking_id = $1', [
      bookingId,
    ]);
    expect(rows).toEqual([]);
  });

  it('finds the payment by every id the lesson ever had, and returns its current one', async () => {
    const first = await aPaid();
    const second = await moved(first);
    const third = await moved(second);
    expect(await hold(first.bookingId, true)).toMatchObject({ lessonId: third.bookingId, heldByOperator: true });
    expect(await hold(second.bookingId, false)).toMatchObject({ lessonId: third.bookingId, heldByOperator: false });
    expect(await refund(second.bookingId, 500)).toMatchObject({ lessonId: third.bookingId, refundPendingCents: 500 });
    const { acts, ...found } = await admin().ask('payments.get-payment-case', { bookingId: second.bookingId });
    expect(found).toMatchObject({ lessonId: third.bookingId, refundPendingCents: 500, feeBps: 1500 });
    expect(acts).toHaveLength(3);
  });

  it("returns a payment with the operators' actions and refused attempts, newest first", async () => {
    const { bookingId } = await aPaid();
    await hold(bookingId, true);
    world.clock.advance(1);
    await expect(refund(bookingId, 9999)).rejects.toThrow();
    world.clock.advance(1);
    await refund(bookingId, 300);
    const { acts } = await admin().ask('payments.get-payment-case', { bookingId });
    expect(acts.map(({ action, amountCents, refused }) => [action, amountCents, refused])).toEqual([
      ['refund-payment', 300, null],
      ['refund-payment', 9999, 'refund-too-large'],
      ['hold-payment', null, null],
    ]);
    expect(acts[0]).toMatchObject({ operatorId, note, at: toInstant(world.clock.now()) });
  });

  it('audits invalid input as it was sent, and shows it with the payment', async () => {
    const { bookingId } = await aPaid();
    const asked = '{"amountCents":-1}';
    await admin().ask('payments.audit-invalid-input', { action: 'refund-payment', thingId: bookingId, asked });
    expect(await auditOf(bookingId)).toEqual([{ action: 'refund-payment', details: { note: '', asked, refused: 'invalid-input' } }]);
    const { acts } = await admin().ask('payments.get-payment-case', { bookingId });
    expect(acts).toMatchObject([{ operatorId, action: 'refund-payment', note: '', amountCents: null, refused: 'invalid-input' }]);
    const malformed = admin().ask('payments.audit-invalid-input', { action: 'refund-payment', thingId: 'lesson-42', asked });
    await expect(malformed).rejects.toMatchObject({ code: 'malformed-request' });
  });

  it('PERM-05 sends no money, and notes nothing, for an operator who has not shown for a while who they are; holding it back needs no proof', async () => {
    const { bookingId } = await aPaid();
    await hold(bookingId, true);
    const before = await auditOf(bookingId);
    const file = () => admin().ask('payments.get-payment-case', { bookingId });
    const paid = await file();
    answers['auth.check-proven'] = () => Promise.reject(refuse('proof-needed'));
    await expect(refund(bookingId, 1000)).rejects.toMatchObject({ code: 'proof-needed' });
    await expect(hold(bookingId, false)).rejects.toMatchObject({ code: 'proof-needed' });
    expect([await file(), await auditOf(bookingId)]).toEqual([paid, before]);
    const other = await aPaid();
    expect(await hold(other.bookingId, true)).toMatchObject({ heldByOperator: true });
  });

  it('is for operators only', async () => {
    const { bookingId, teacherId, studentId } = await aPaid();
    for (const caller of [aTeacher({ userId: teacherId }), aStudent({ userId: studentId })]) {
      const ask = world.as(caller);
      await expect(ask.ask('payments.refund-payment', { bookingId, amountCents: 1, refundedCents: 0, note })).rejects.toMatchObject({
        code: 'wrong-role',
      });
      await expect(ask.ask('payments.hold-payment', { bookingId, held: true, note })).rejects.toMatchObject({ code: 'wrong-role' });
      await expect(ask.ask('payments.get-payment-case', { bookingId })).rejects.toMatchObject({ code: 'wrong-role' });
      const attempt = { action: 'hold-payment', thingId: bookingId, asked: '' } as const;
      await expect(ask.ask('payments.audit-invalid-input', attempt)).rejects.toMatchObject({ code: 'wrong-role' });
      await expect(ask.ask('payments.get-ledger', {})).rejects.toMatchObject({ code: 'wrong-role' });
      await expect(ask.ask('payments.list-payouts', {})).rejects.toMatchObject({ code: 'wrong-role' });
    }
  });

  it('logs every call and webhook, refused ones too, and none can be altered', async () => {
    const { bookingId } = await aPaid();
    const [payment] = await world.db.sql<{ id: string }>('spec-id', 'SELECT id FROM payments WHERE booking_id = $1', [bookingId]);
    const body = JSON.stringify({
      type: 'charge.updated',
      charge: {
        reference: payment?.id,
        sequence: 9,
        captured: true,
        amount_cents: 1,
        currency: 'usd',
        fee_cents: 0,
        refunded_cents: 0,
        dispute: null,
      },
    });
    const receive = (webhook: Webhook) => world.as(aVisitor()).ask('payments.receive-webhook', { provider: 'sandbox', ...webhook });
    await expect(receive(signed(secret, body, world.clock.now()))).rejects.toMatchObject({ code: 'wrong-amount' });
    await expect(receive({ body, headers: { 'somo-signature': 't=1,v1=no' } })).rejects.toMatchObject({ code: 'bad-signature' });
    const kept = await world.db.sql<{ direction: string; what: string; outcome: string }>(
      'spec-kept',
      'SELECT direction, what, outcome FROM provider_messages WHERE key = $1 ORDER BY id',
      [payment?.id],
    );
    expect(kept.map(({ direction, what, outcome }) => `${direction} ${what}: ${outcome}`)).toEqual([
      'call create-charge: answered',
      'callback report 1: taken',
      'callback report 9: wrong-amount',
    ]);
    const [unread] = await world.db.sql<{ n: number }>(
      'spec-unread',
      `SELECT count(*)::int AS n FROM provider_messages WHERE outcome = 'bad-signature'`,
    );
    expect(unread?.n).toBe(1);
    await expect(world.db.run('spec-alter', `UPDATE provider_messages SET outcome = 'taken'`)).rejects.toThrow('only added to');
  });

  it('a refund whose answer was lost is repeated with its key, and paid back once', async () => {
    const { bookingId } = await aPaid();
    const click = () =>
      admin().ask('payments.refund-payment', { bookingId, amountCents: 500, refundedCents: 0, note, key: `click-${bookingId}` });
    const [first, second] = await Promise.all([click(), click()]);
    expect([second, await click()]).toEqual([first, first]);
    expect((await auditOf(bookingId)).filter(({ action }) => action === 'refund-payment')).toHaveLength(1);
    await expect(refund(bookingId, 500)).rejects.toMatchObject({ code: 'payment-changed' });
  });
});
