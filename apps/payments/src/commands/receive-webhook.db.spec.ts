import type { Webhook } from '@somo/contracts/webhook';
import { newId } from '@somo/platform/ids';
import type { Log } from '@somo/platform/log';
import { aBookingState } from '@somo/testing/builders';
import { aVisitor, anAdmin } from '@somo/testing/callers';
import { silentLog } from '@somo/testing/silent-log';
import { startService, type World } from '@somo/testing/start-service';
import type { ProviderReport } from '../outside/provider/port.js';
import { signed } from '../outside/provider/signature.js';
import { writeSandboxReport } from '../outside/provider/sandbox-report.js';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const secret = 'the secret of this very spec';

const nonsense = (part: object) =>
  JSON.stringify({
    type: 'charge.updated',
    charge: {
      reference: newId(),
      sequence: 1,
      captured: true,
      amount_cents: 2500,
      currency: 'usd',
      fee_cents: 0,
      refunded_cents: 0,
      dispute: null,
      ...part,
    },
  });

describe('payments.receive-webhook', () => {
  let world: World;
  const said: unknown[] = [];
  const log: Log = silentLog;
  const before = log.error.bind(log);
  beforeAll(async () => {
    log.error = (about: unknown) => void said.push(about);
    process.env['SANDBOX_AUTO_PAY'] = 'off';
    process.env['SANDBOX_WEBHOOK_SECRET'] = secret;
    world = await startService(payments, { now });
  });
  beforeEach(() => world.clock.set(now));
  afterAll(async () => {
    log.error = before;
    delete process.env['SANDBOX_WEBHOOK_SECRET'];
    await world.close();
  });

  const captured = (reference: string): ProviderReport => ({
    reference,
    sequence: 1,
    captured: true,
    amountCents: 2500,
    feeCents: 103,
    refundedCents: 0,
    dispute: null,
  });
  const aPayment = async () => {
    const booking = aBookingState();
    await world.deliver('booking.created', booking);
    const [row] = await world.db.sql<{ id: string }>('spec-payment', 'SELECT id FROM payments WHERE booking_id = $1', [booking.bookingId]);
    return {
      bookingId: booking.bookingId,
      body: writeSandboxReport(captured(row?.id ?? ''), 'sandbox_1'),
    };
  };
  const receive = (webhook: Webhook, provider = 'sandbox') =>
    world.as(aVisitor()).ask('payments.receive-webhook', { provider, ...webhook });
  const chargeOf = async (bookingId: string) =>
    (
      await world.db.sql<{ charge: string; version: number }>('spec-charge', 'SELECT charge, version FROM payments WHERE booking_id = $1', [
        bookingId,
      ])
    )[0];

  it('PAY-01 accepts what the provider has signed, and a replay changes nothing', async () => {
    const { bookingId, body } = await aPayment();
    const webhook = signed(secret, body, now);
    await Promise.all([receive(webhook), receive(webhook), receive(webhook)]);
    expect(await chargeOf(bookingId)).toEqual({ charge: 'captured', version: 2 });
    expect((await world.emitted()).filter(({ data }) => 'bookingId' in data && data.bookingId === bookingId)).toHaveLength(1);
  });

  it('refuses a tampered body, an old webhook and a wrong secret, and changes nothing', async () => {
    const { bookingId, body } = await aPayment();
    const refused = { code: 'bad-signature' };
    await expect(receive({ ...signed(secret, body, now), body: `${body} ` })).rejects.toMatchObject(refused);
    await expect(receive(signed(secret, body, now - 301_000))).rejects.toMatchObject(refused);
    await expect(receive(signed('another secret', body, now))).rejects.toMatchObject(refused);
    await expect(receive({ body, headers: {} })).rejects.toMatchObject(refused);
    expect(await chargeOf(bookingId)).toEqual({ charge: 'open', version: 1 });
  });

  it('refuses a refund larger than the payment, moves nothing, and lists the payment as a discrepancy until the provider corrects it', async () => {
    const { bookingId, body } = await aPayment();
    await receive(signed(secret, body, now));
    const paid = JSON.parse(body) as { charge: { reference: string } };
    const paymentId = paid.charge.reference;
    const told = (await world.emitted()).length;
    const report = (sequence: number, refundedCents: number) =>
      writeSandboxReport({ ...captured(paymentId), sequence, refundedCents }, 'sandbox_1');
    const unsound = report(2, 2501);
    for (const _ of [1, 2]) await expect(receive(signed(secret, unsound, now))).rejects.toMatchObject({ code: 'refund-over-payment' });
    expect(await chargeOf(bookingId)).toEqual({ charge: 'captured', version: 2 });
    expect((await world.emitted()).length).toBe(told);
    const troubles = async () => (await world.as(anAdmin()).ask('payments.get-ledger', {})).troubles.filter(({ of }) => of === paymentId);
    expect(await troubles()).toEqual([{ what: 'refund-over-payment', of: paymentId, cents: 1 }]);
    expect(said).toEqual([
      expect.objectContaining({ paymentId, refundedCents: 2501, amountCents: 2500 }),
      expect.objectContaining({ paymentId }),
    ]);
    const sound = report(3, 2500);
    await receive(signed(secret, sound, now));
    expect(await chargeOf(bookingId)).toEqual({ charge: 'refunded', version: 3 });
    expect(await troubles()).toEqual([]);
  });

  it('refuses unknown providers and payments that are not ours', async () => {
    const body = writeSandboxReport(captured(newId()), 'sandbox_1');
    await expect(receive(signed(secret, body, now), 'acme')).rejects.toMatchObject({ code: 'unknown-provider' });
    await expect(receive(signed(secret, body, now))).rejects.toMatchObject({ code: 'payment-not-found' });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"type":"charge.updated"}',
    '{"type":"charge.updated","charge":{"reference":"1","refunded_cents":0}}',
    nonsense({ reference: '1' }),
    nonsense({ sequence: 1.5 }),
    nonsense({ captured: 'yes' }),
    nonsense({ amount_cents: -2500 }),
    nonsense({ amount_cents: 1e21 }),
    nonsense({ amount_cents: '2500' }),
    nonsense({ currency: 'eur' }),
    nonsense({ fee_cents: null }),
    nonsense({ dispute: 'perhaps' }),
    '{',
  ])('refuses a signed but invalid webhook: %s', async (body) => {
    await expect(receive(signed(secret, body, now))).rejects.toMatchObject({ code: 'malformed-request' });
  });
});
