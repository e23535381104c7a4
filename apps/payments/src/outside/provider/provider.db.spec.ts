import { Module } from '@nestjs/common';
import type { SandboxOutcome } from '@somo/contracts/jobs';
import { settings } from '@somo/platform/settings';
import { newId } from '@somo/platform/ids';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../../payments.module.js';
import { PaymentsConfig } from '../../payments.config.js';
import { PaymentProvider, type ChargeRequest, type ProviderReport } from './port.js';
import { SandboxProvider } from './sandbox.js';
import { demoCard, sandboxFee } from './sandbox-cards.js';

const now = Date.parse('2030-01-07T08:00:00Z');

/** An adapter under test, and a way to advance its provider until every webhook is out. */
interface Provided {
  provider: PaymentProvider;
  reports(): Promise<ProviderReport[]>;
  cards: { good: string; declined: string; reportsTwice: string; asks: string };
  feeOf(amountCents: number): number;
  close(): Promise<void>;
}

async function sandbox(): Promise<Provided> {
  process.env['SANDBOX_AUTO_PAY'] = 'off';
  let provider: SandboxProvider | undefined;
  @Module({ providers: [settings(PaymentsConfig), SandboxProvider] })
  class OnlySandbox {
    constructor(sandboxProvider: SandboxProvider) {
      provider = sandboxProvider;
    }
  }
  const world: World = await startService({ ...payments, module: OnlySandbox }, { now });
  const it = provider as unknown as SandboxProvider;
  const reports = async () => {
    world.clock.advance(120_000);
    const due = await world.db.sql<{ data: { chargeId: string; outcome: SandboxOutcome } }>(
      'spec-reports',
      `UPDATE due_work SET done_at = $1 WHERE job = 'deliver-sandbox-webhook' AND done_at IS NULL AND due_at <= $1 RETURNING data`,
      [new Date(world.clock.now())],
    );
    const texts = await Promise.all(due.map(({ data }) => it.settle(data.chargeId, data.outcome)));
    return Promise.all(texts.flat().map((webhook) => it.readReport(webhook)));
  };
  const cards = { good: demoCard, declined: '4000000000000002', reportsTwice: '4000000000000341', asks: '4000002500003155' };
  return { provider: it, reports, cards, feeOf: sandboxFee, close: () => world.close() };
}

describe.each([['sandbox', sandbox]])('the payment provider %s', (_, start) => {
  let provided: Provided;
  let provider: PaymentProvider;
  beforeAll(async () => {
    provided = await start();
    provider = provided.provider;
  });
  afterAll(() => provided.close());

  const aRequest = (): ChargeRequest => {
    const id = newId();
    return { key: id, reference: id, amountCents: 2500, currency: 'USD' };
  };
  const captured = ({ reference, amountCents }: ChargeRequest): ProviderReport => ({
    reference,
    sequence: 1,
    captured: true,
    amountCents,
    feeCents: provided.feeOf(amountCents),
    refundedCents: 0,
    dispute: null,
  });
  const aCaptured = async () => {
    const request = aRequest();
    const { chargeId } = await provider.createCharge(request);
    await provider.payCharge(chargeId, provided.cards.good);
    await provided.reports();
    return { request, chargeId };
  };

  it('opens one charge per key, however often it is requested', async () => {
    const request = aRequest();
    const ids = await Promise.all([provider.createCharge(request), provider.createCharge(request), provider.createCharge(request)]);
    expect(new Set(ids.map(({ chargeId }) => chargeId)).size).toBe(1);
  });

  it('reports a capture once for a card that was submitted twice', async () => {
    const request = aRequest();
    const { chargeId } = await provider.createCharge(request);
    expect(await provider.payCharge(chargeId, provided.cards.good)).toBe('accepted');
    expect(await provider.payCharge(chargeId, provided.cards.good)).toBe('accepted');
    expect(await provided.reports()).toEqual([captured(request)]);
  });

  it('declines a bad card and accepts a good one afterwards', async () => {
    const { chargeId } = await provider.createCharge(aRequest());
    expect(await provider.payCharge(chargeId, provided.cards.declined)).toBe('declined');
    expect(await provider.payCharge(chargeId, provided.cards.good)).toBe('accepted');
    expect(await provided.reports()).toHaveLength(1);
  });

  it("PAY-01 waits for the student's bank confirmation, and captures only what was approved", async () => {
    const request = aRequest();
    const { chargeId } = await provider.createCharge(request);
    const asked = { confirm: { kind: 'confirm' } };
    expect(await provider.payCharge(chargeId, provided.cards.asks)).toEqual(asked);
    expect(await provider.payCharge(chargeId, provided.cards.declined)).toBe('declined');
    expect(await provider.confirmCharge(chargeId, false)).toBe('declined');
    expect(await provided.reports()).toEqual([]);
    expect(await provider.payCharge(chargeId, provided.cards.asks)).toEqual(asked);
    expect(await provider.confirmCharge(chargeId, true)).toBe('accepted');
    expect(await provided.reports()).toEqual([captured(request)]);
  });

  it('never captures what it has cancelled', async () => {
    const { chargeId } = await provider.createCharge(aRequest());
    await provider.payCharge(chargeId, provided.cards.good);
    expect(await provider.cancelCharge(chargeId)).toBe('cancelled');
    expect(await provider.cancelCharge(chargeId)).toBe('cancelled');
    expect(await provider.payCharge(chargeId, provided.cards.good)).toBe('closed');
    expect(await provided.reports()).toEqual([]);
  });

  it('reports when the payment was captured before the cancellation', async () => {
    const { request, chargeId } = await aCaptured();
    expect(await provider.cancelCharge(chargeId)).toEqual(captured(request));
  });

  it('refunds once per key, and reports it', async () => {
    const { request, chargeId } = await aCaptured();
    const refund = { key: `refund-${request.key}`, amountCents: 2500 };
    await Promise.all([provider.refundCharge(chargeId, refund), provider.refundCharge(chargeId, refund)]);
    expect(await provided.reports()).toEqual([{ ...captured(request), sequence: 2, refundedCents: 2500 }]);
  });

  it('may deliver the same webhook twice, identically', async () => {
    const request = aRequest();
    const { chargeId } = await provider.createCharge(request);
    await provider.payCharge(chargeId, provided.cards.reportsTwice);
    expect(await provided.reports()).toEqual([captured(request), captured(request)]);
  });

  it('rejects webhooks that it has not signed', async () => {
    const body = JSON.stringify({ type: 'charge.updated', charge: { id: 'x', reference: newId(), captured: true } });
    await expect(
      provider.readReport({ body, headers: { 'somo-signature': `t=${now / 1000},v1=${'0'.repeat(64)}` } }),
    ).rejects.toMatchObject({ code: 'bad-signature' });
  });
});
