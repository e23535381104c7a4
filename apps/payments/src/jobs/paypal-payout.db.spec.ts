import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../payments.module.js';
import { FakePayPal, payPalOf, receivers } from '../../spec/fake-paypal.js';
import { checkLedger } from '../store/check-ledger.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const monday = Date.parse('2030-01-14T09:00:00Z');

describe('payouts to PayPal', () => {
  let world: World;
  const server = new FakePayPal(() => world.clock.now());
  let settings: Record<string, string>;
  beforeAll(async () => {
    settings = payPalOf(await server.start());
    Object.assign(process.env, { SANDBOX_AUTO_PAY: 'on', ...settings });
    world = await startService(payments, { now, answers: { 'auth.check-identity': () => Promise.resolve(null) } });
  });
  beforeEach(() => world.clock.set(now));
  afterEach(async () => expect(await checkLedger(world.db)).toEqual([]));
  afterAll(async () => {
    for (const name of Object.keys(settings)) delete process.env[name];
    await world.close();
    await server.close();
  });

  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  const sentTo = async (email: string): Promise<{ teacherId: string; payoutId: string }> => {
    const teacherId = newId();
    const to = { method: 'paypal', email } as const;
    await world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { currentPassword: 'x', to });
    const times = { payBy: toInstant(now + 30 * minute), startsAt: toInstant(now + 2 * day) };
    await world.deliver('booking.created', aBookingState({ teacherId, priceCents: 2500, ...times }));
    await at(now + minute);
    await at(monday - day);
    await at(monday);
    const [payout] = await world.db.sql<{ id: string }>('spec-id', 'SELECT id FROM payouts WHERE teacher_id = $1', [teacherId]);
    return { teacherId, payoutId: payout?.id ?? '' };
  };
  const statusOf = async (id: string) =>
    (await world.db.sql('spec-status', 'SELECT provider, status, reason, sealed FROM payouts WHERE id = $1', [id]))[0];
  const told = async (payoutId: string) =>
    (await world.emitted()).filter(({ data }) => 'payoutId' in data && data.payoutId === payoutId).map(({ type }) => type);

  it('PAY-03 send the whole balance once, and complete on the webhook, however often it is replayed', async () => {
    const { payoutId } = await sentTo(receivers.good);
    expect(await statusOf(payoutId)).toMatchObject({ provider: 'paypal', status: 'sent' });
    const [webhook] = server.work();
    if (!webhook) throw new Error('PayPal said nothing');
    const receive = () => world.as(aVisitor()).ask('payments.receive-webhook', { provider: 'paypal', ...webhook });
    await Promise.all([receive(), receive(), receive()]);
    world.clock.advance(2 * day);
    await receive();
    expect(await statusOf(payoutId)).toEqual({ provider: 'paypal', status: 'done', reason: null, sealed: '' });
    expect(await told(payoutId)).toEqual(['payout.sent', 'payout.completed']);
    expect(server.paid([payoutId])).toEqual([2125]);
  });

  it('PAY-03 are found out by asking when the webhook is lost, and wait for another account when they are refused', async () => {
    const { payoutId } = await sentTo(receivers.locked);
    server.work();
    await at(monday + day);
    expect(await statusOf(payoutId)).toMatchObject({ status: 'refused', reason: 'The PayPal account is locked.' });
    expect(await told(payoutId)).toEqual(['payout.sent', 'payout.refused']);
  });
});
