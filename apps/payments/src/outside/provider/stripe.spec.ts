import { newId } from '@somo/platform/ids';
import { FixedClock } from '@somo/testing/fixed-clock';
import { PaymentsConfig } from '../../payments.config.js';
import { FakeStripe, feeOf, secretKey, webhookSecret } from '../../../spec/fake-stripe.js';
import type { ChargeRequest } from './port.js';
import { StripeProvider } from './stripe.js';

const now = Date.parse('2030-01-07T08:00:00Z');

describe('the payment provider stripe', () => {
  const server = new FakeStripe();
  const clock = new FixedClock(now);
  let stripe: StripeProvider;
  let reads = 0;
  beforeAll(async () => {
    const settings = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: await server.start() };
    stripe = new StripeProvider(Object.assign(new PaymentsConfig(), settings), clock, () => Promise.resolve(++reads));
  });
  beforeEach(() => clock.set(now));
  afterAll(() => server.close());

  const aRequest = (): ChargeRequest => {
    const id = newId();
    return { key: id, reference: id, amountCents: 2500, currency: 'USD' };
  };
  const aPaid = async () => {
    const request = aRequest();
    const { chargeId } = await stripe.createCharge(request);
    server.pay(chargeId);
    return { request, chargeId };
  };
  const heard = () => Promise.all(server.reports(now).map((webhook) => stripe.readReport(webhook)));
  const facts = (request: ChargeRequest) => ({
    reference: request.reference,
    sequence: expect.any(Number) as unknown,
    captured: true,
    amountCents: 2500,
    feeCents: feeOf(2500),
    refundedCents: 0,
    dispute: null,
  });

  it('PAY-01 opens one Checkout Session per key, in a request that Stripe accepts, and sends the student there', async () => {
    const request = aRequest();
    const ids = await Promise.all([stripe.createCharge(request), stripe.createCharge(request)]);
    expect(ids[0]).toEqual(ids[1]);
    expect(stripe.payWith).toBe('page');
    const url = expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//);
    expect(await stripe.payCharge(ids[0]?.chargeId ?? '')).toEqual({ confirm: { kind: 'redirect', url } });
  });

  it("PAY-01 reads the charge's state and fee from Stripe, whatever the event says", async () => {
    const { request, chargeId } = await aPaid();
    expect(await heard()).toEqual([facts(request)]);
    expect(await stripe.payCharge(chargeId)).toBe('accepted');
    expect(await stripe.getCharge(chargeId)).toEqual(facts(request));
  });

  it('expires an unpaid charge, and reports when it was captured first', async () => {
    const { chargeId } = await stripe.createCharge(aRequest());
    expect(await stripe.cancelCharge(chargeId)).toBe('cancelled');
    expect(await stripe.cancelCharge(chargeId)).toBe('cancelled');
    expect(await stripe.payCharge(chargeId)).toBe('closed');
    const paid = await aPaid();
    expect(await stripe.cancelCharge(paid.chargeId)).toEqual(facts(paid.request));
    await heard();
  });

  it('refunds once per key, in parts too, and receives the report', async () => {
    const { request, chargeId } = await aPaid();
    await heard();
    const part = { key: newId(), amountCents: 1000 };
    await Promise.all([stripe.refundCharge(chargeId, part), stripe.refundCharge(chargeId, part)]);
    expect((await heard()).at(-1)).toEqual({ ...facts(request), refundedCents: 1000 });
    await stripe.refundCharge(chargeId, { key: newId(), amountCents: 1500 });
    expect(await heard()).toEqual([{ ...facts(request), refundedCents: 2500 }]);
    await expect(stripe.refundCharge(chargeId, { key: newId(), amountCents: 1 })).rejects.toThrow('Too large');
  });

  it('PAY-01 refunds once even after Stripe has forgotten the key', async () => {
    const { request, chargeId } = await aPaid();
    const part = { key: newId(), amountCents: 1000 };
    await stripe.refundCharge(chargeId, part);
    server.forgetKeys();
    await stripe.refundCharge(chargeId, part);
    expect(await stripe.getCharge(chargeId)).toEqual({ ...facts(request), refundedCents: 1000 });
    await heard();
  });

  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['warning_needs_response', null],
  ])('receives a dispute that is %s', async (status, dispute) => {
    const { request, chargeId } = await aPaid();
    await heard();
    server.dispute(chargeId, status);
    expect(await heard()).toEqual([{ ...facts(request), dispute }]);
  });

  it('refuses webhooks that are unsigned, tampered with or old, and ignores those not about a charge', async () => {
    await aPaid();
    const [report] = server.reports(now);
    const [other] = server.reports(now, [{ type: 'plan.created', object: { id: 'plan_1', object: 'plan' } }]);
    if (!report || !other) throw new Error('Stripe said nothing');
    const refused = { code: 'bad-signature' };
    await expect(stripe.readReport({ ...report, body: `${report.body} ` })).rejects.toMatchObject(refused);
    await expect(stripe.readReport({ ...report, headers: {} })).rejects.toMatchObject(refused);
    await expect(stripe.readReport({ ...report, headers: other.headers })).rejects.toMatchObject(refused);
    clock.advance(301_000);
    await expect(stripe.readReport(report)).rejects.toMatchObject(refused);
    clock.set(now);
    expect(await stripe.readReport(other)).toBeUndefined();
  });
});
