import { Module } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import { aBookingState } from '@somo/testing/builders';
import { aVisitor } from '@somo/testing/callers';
import { FixedClock } from '@somo/testing/fixed-clock';
import { startService, type World } from '@somo/testing/start-service';
import { newId } from '@somo/platform/ids';
import { FakeStripe, secretKey, webhookSecret } from '../../../spec/fake-stripe.js';
import { PaymentsConfig } from '../../payments.config.js';
import { payments, PaymentsModule } from '../../payments.module.js';
import { applyProviderState } from '../../charges/apply-provider-state.js';
import { numberRead } from '../../store/number-read.js';
import { lockPayment } from '../../store/payment-rows.js';
import type { ProviderReport } from './port.js';
import { StripeProvider } from './stripe.js';

const now = Date.parse('2030-01-07T08:00:00Z');

describe('the order of what two processes read from Stripe', () => {
  const server = new FakeStripe();
  const settings = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: '' };
  let world: World;
  let transaction: Transaction;
  let worker: StripeProvider;
  const workersClock = new FixedClock(now);

  @Module({ imports: [PaymentsModule] })
  class Service {
    constructor(its: Transaction, db: Db) {
      transaction = its;
      worker = new StripeProvider(Object.assign(new PaymentsConfig(), settings), workersClock, () => numberRead(db));
    }
  }

  beforeAll(async () => {
    settings.STRIPE_API_URL = await server.start();
    Object.assign(process.env, settings);
    world = await startService({ ...payments, module: Service }, { now });
  });
  beforeEach(() => workersClock.set(now));
  afterAll(async () => {
    for (const name of Object.keys(settings)) delete process.env[name];
    await world.close();
    await server.close();
  });

  const receiveAll = async () => {
    for (const webhook of server.reports(now))
      await world.as(aVisitor()).ask('payments.receive-webhook', { provider: 'stripe', ...webhook });
  };
  const apply = ({ reference, ...state }: ProviderReport) =>
    transaction.run(async (tx) => {
      const payment = await lockPayment(tx.db, reference);
      if (payment) await applyProviderState(tx, payment, state, now);
    });
  const charged = async (chargeId: string) => {
    const [payment] = await world.db.sql(
      'spec-charged',
      'SELECT charge, refunded_cents AS refunded, refunded_by_provider_cents AS reported FROM payments WHERE provider_charge_id = $1',
      [chargeId],
    );
    return payment;
  };
  const aPaid = async () => {
    const booking = aBookingState();
    await world.deliver('booking.created', booking);
    await world.runDue();
    const [opened] = await world.db.sql<{ id: string }>('spec-id', 'SELECT provider_charge_id AS id FROM payments WHERE booking_id = $1', [
      booking.bookingId,
    ]);
    const chargeId = opened?.id ?? '';
    server.pay(chargeId);
    await receiveAll();
    return chargeId;
  };
  const refund = (chargeId: string, amountCents: number) => worker.refundCharge(chargeId, { key: newId(), amountCents });

  it('PAY-01 a poll that began in the same second, before a webhook, changes nothing after it', async () => {
    const chargeId = await aPaid();
    await refund(chargeId, 1000);
    server.dispute(chargeId, 'needs_response');
    const outdated = await worker.getCharge(chargeId);
    await refund(chargeId, 1000);
    server.dispute(chargeId, 'won');
    await receiveAll();
    const current = { charge: 'part_refunded', refunded: 2000, reported: 2000 };
    expect(await charged(chargeId)).toEqual(current);
    await apply(outdated);
    expect(await charged(chargeId)).toEqual(current);
  });

  it('PAY-01 a newer state counts although the clock of its reader is slow', async () => {
    const chargeId = await aPaid();
    server.dispute(chargeId, 'needs_response');
    await receiveAll();
    server.dispute(chargeId, 'lost');
    workersClock.set(now - 2000);
    await apply(await worker.getCharge(chargeId));
    expect(await charged(chargeId)).toEqual({ charge: 'refunded', refunded: 2500, reported: 2500 });
  });

  it('PAY-01 a refund that a bank has returned is reported, and no state with the same number changes that', async () => {
    const chargeId = await aPaid();
    await refund(chargeId, 1000);
    await receiveAll();
    const returned = await worker.getCharge(chargeId);
    await apply({ ...returned, refundedCents: 0 });
    await apply(returned);
    expect(await charged(chargeId)).toEqual({ charge: 'part_refunded', refunded: 1000, reported: 0 });
  });

  it('PAY-01 a report comes after those that the version before has ordered by seconds', async () => {
    const chargeId = await aPaid();
    await world.db.run('spec-seconds', 'UPDATE payments SET provider_order = $2 WHERE provider_charge_id = $1', [chargeId, now / 1000]);
    await refund(chargeId, 1000);
    await receiveAll();
    expect(await charged(chargeId)).toEqual({ charge: 'part_refunded', refunded: 1000, reported: 1000 });
  });
});
