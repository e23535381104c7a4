import type { PayoutMethod } from '@somo/contracts/payouts';
import { refuse } from '@somo/contracts/refusals';
import type { ProofBody } from '@somo/contracts/routes/proof';
import type { PayoutProof } from '@somo/contracts/routes/settings';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { signed } from '../outside/provider/signature.js';
import { payments } from '../payments.module.js';
import { checkLedger } from '../store/check-ledger.js';

// A Monday; lessons end on Wednesday at 9:00, their earnings are due on Saturday at 10:00, and the next banking day is Monday the 14th.
const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const monday = Date.parse('2030-01-14T09:00:00Z');
const bank: PayoutMethod = {
  method: 'bank_transfer',
  bankName: 'GCB',
  accountHolder: 'Kwame Mensah',
  accountNumber: '1234567890',
  swift: 'GHCBGHAC',
};
const phone = (mobileNumber: string): PayoutMethod => ({ method: 'mobile_money', mobileNumber });
const number = { refused: '+254700000001', silent: '+254700000002', twice: '+254700000003' };

describe('payouts', () => {
  let world: World;
  const proofs: ProofBody[] = [];
  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'on';
    process.env['SANDBOX_WEBHOOK_SECRET'] = 'somo-spec-secret-long-enough';
    const answers = {
      'auth.check-identity': (proof: ProofBody) => {
        proofs.push(proof);
        return proof.password === 'right' ? Promise.resolve(null) : Promise.reject(refuse('wrong-password'));
      },
    };
    world = await startService(payments, { now, answers });
  });
  beforeEach(() => world.clock.set(now));
  afterEach(async () => expect(await checkLedger(world.db)).toEqual([]));
  afterAll(() => world.close());

  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  const aPaid = async (teacherId: string, priceCents = 2500) => {
    const booking = aBookingState({
      teacherId,
      priceCents,
      payBy: toInstant(world.clock.now() + 30 * minute),
      startsAt: toInstant(now + 2 * day),
    });
    await world.deliver('booking.created', booking);
    return booking;
  };
  const save = (teacherId: string, to: PayoutMethod, currentPassword = 'right') =>
    world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { currentPassword, to });
  const payouts = (teacherId: string) =>
    world.db.sql('spec-payouts', `SELECT period::text, status, amount_cents AS cents FROM payouts WHERE teacher_id = $1 ORDER BY period`, [
      teacherId,
    ]);
  const lives = async (teacherId: string) =>
    (
      await world.db.sql<{ payout: string }>('spec-lives', 'SELECT payout FROM payments WHERE teacher_id = $1 ORDER BY id', [teacherId])
    ).map(({ payout }) => payout);
  const told = async (teacherId: string) =>
    (await world.emitted())
      .filter(({ type, data }) => type.startsWith('payout') && 'teacherId' in data && data.teacherId === teacherId)
      .map(({ type }) => type);
  const due = async () => (await world.as(anAdmin()).ask('payments.list-payouts', {})).due;
  const untilMonday = async () => {
    await at(now + minute);
    await at(now + 2 * day + 74 * hour);
  };

  it('PAY-03 PAY-04 pay a teacher once for everything due, on the next business day, and announce when it arrives', async () => {
    const teacherId = newId();
    await save(teacherId, bank);
    await aPaid(teacherId);
    await aPaid(teacherId, 4000);
    await untilMonday();
    await at(monday - 1);
    expect([await payouts(teacherId), await due()]).toEqual([[], { teachers: 1, amountCents: 2125 + 3400 }]);
    await at(monday);
    expect(await payouts(teacherId)).toEqual([{ period: '2030-01-14', status: 'sent', cents: 2125 + 3400 }]);
    expect(await due()).toEqual({ teachers: 0, amountCents: 0 });
    const [sent] = await world.db.sql('spec-date', 'SELECT payout_date::text AS date FROM payouts WHERE teacher_id = $1', [teacherId]);
    expect(sent).toEqual({ date: '2030-01-21' });
    await at(monday + minute);
    expect(await lives(teacherId)).toEqual(['done', 'done']);
    expect(await told(teacherId)).toEqual(['payout.method-changed', 'payout.sent', 'payout.completed']);
  });

  it('wait for a payout method, and for the minimum', async () => {
    const teacherId = newId();
    await aPaid(teacherId, 1000);
    await untilMonday();
    await at(monday);
    expect([await payouts(teacherId), await due()]).toEqual([[], { teachers: 0, amountCents: 0 }]);
    await save(teacherId, bank);
    expect(await due()).toEqual({ teachers: 1, amountCents: 850 });
    await at(monday + day);
    expect(await payouts(teacherId)).toEqual([]);
    await aPaid(teacherId, 1000);
    await at(monday + day + minute);
    await at(monday + day + 2 * minute);
    await at(monday + 2 * day);
    expect(await payouts(teacherId)).toEqual([{ period: '2030-01-16', status: 'sent', cents: 1700 }]);
  });

  it('C36 wait while the teacher is suspended, and go on once they are restored', async () => {
    const teacherId = newId();
    await save(teacherId, bank);
    await aPaid(teacherId);
    const standing = (version: number, suspended: boolean) => ({
      ...{ userId: teacherId, version, suspended, role: 'teacher' as const, changedAt: toInstant(now) },
    });
    await world.deliver('user.suspended', standing(1, true));
    await untilMonday();
    await at(monday);
    expect(await payouts(teacherId)).toEqual([]);
    await world.deliver('user.restored', standing(2, false));
    await at(monday + day);
    expect(await payouts(teacherId)).toEqual([{ period: '2030-01-15', status: 'sent', cents: 2125 }]);
  });

  it('C36 that are claimed when the teacher is suspended are not sent before they are restored', async () => {
    const teacherId = newId();
    await save(teacherId, bank);
    await aPaid(teacherId);
    await untilMonday();
    world.clock.set(monday);
    const claimed = async () => (await payouts(teacherId)).length > 0;
    while (!(await claimed())) expect(await world.runOne()).toBe(true);
    const standing = { userId: teacherId, role: 'teacher' as const, changedAt: toInstant(now) };
    await world.deliver('user.suspended', { ...standing, version: 1, suspended: true });
    await world.runDue();
    expect(await payouts(teacherId)).toMatchObject([{ status: 'claimed' }]);
    await world.deliver('user.restored', { ...standing, version: 2, suspended: false });
    await at(monday + day);
    expect(await payouts(teacherId)).toMatchObject([{ status: 'sent', cents: 2125 }]);
  });

  it('C17 go out whether or not the address is confirmed where this is not required', async () => {
    const teacherId = newId();
    await save(teacherId, bank);
    await aPaid(teacherId);
    await world.deliver('user.confirmation-changed', { userId: teacherId, version: 2, role: 'teacher', confirmed: false });
    await untilMonday();
    await at(monday);
    expect(await payouts(teacherId)).toMatchObject([{ status: 'sent' }]);
  });

  it('C17 go to no account of a teacher who must confirm their address first', async () => {
    const unconfirmed = world.as(aTeacher({ duty: 'confirm-email' }));
    await expect(unconfirmed.ask('payments.save-payout-method', { currentPassword: 'right', to: bank })).rejects.toMatchObject({
      code: 'email-not-confirmed',
    });
  });

  it('PAY-03 announce a refused payout, and retry with another account', async () => {
    const teacherId = newId();
    await save(teacherId, phone(number.refused));
    await aPaid(teacherId);
    await untilMonday();
    await at(monday);
    await at(monday + minute);
    expect(await lives(teacherId)).toEqual(['refused']);
    expect(await told(teacherId)).toEqual(['payout.method-changed', 'payout.sent', 'payout.refused']);
    await at(monday + day);
    expect(await payouts(teacherId)).toHaveLength(1);
    await save(teacherId, bank);
    await at(monday + 2 * day);
    await at(monday + 2 * day + minute);
    expect(await lives(teacherId)).toEqual(['done']);
    expect(await payouts(teacherId)).toEqual([
      { period: '2030-01-14', status: 'refused', cents: 2125 },
      { period: '2030-01-16', status: 'done', cents: 2125 },
    ]);
  });

  it('retry automatically if the account was changed before the refusal arrived', async () => {
    const teacherId = newId();
    await save(teacherId, phone(number.refused));
    await aPaid(teacherId);
    await untilMonday();
    await at(monday);
    world.clock.advance(1000);
    await save(teacherId, bank);
    await at(monday + minute);
    expect(await lives(teacherId)).toEqual(['due']);
    await at(monday + day);
    await at(monday + day + minute);
    expect(await lives(teacherId)).toEqual(['done']);
  });

  it('PAY-03 retry automatically if the account was changed while the payout was being claimed, whatever the clocks say', async () => {
    const teacherId = newId();
    await save(teacherId, phone(number.refused));
    await aPaid(teacherId);
    await untilMonday();
    await at(monday);
    world.clock.set(monday - minute);
    await save(teacherId, bank);
    await at(monday + minute);
    expect(await lives(teacherId)).toEqual(['due']);
  });

  it('PAY-03 report a payout whose provider later contradicts its outcome', async () => {
    const teacherId = newId();
    await save(teacherId, phone(number.refused));
    await aPaid(teacherId);
    await untilMonday();
    await at(monday);
    await at(monday + minute);
    const [payout] = await world.db.sql<{ id: string }>('spec-refused', 'SELECT id FROM payouts WHERE teacher_id = $1', [teacherId]);
    const body = JSON.stringify({ type: 'payout.updated', payout: { key: payout?.id, status: 'done', reason: null, amount_cents: 2125 } });
    await world.as(aVisitor()).ask('payments.receive-webhook', {
      provider: 'sandbox-payouts',
      ...signed('somo-spec-secret-long-enough', body, world.clock.now()),
    });
    expect(await lives(teacherId)).toEqual(['refused']);
    expect(await checkLedger(world.db)).toEqual([{ what: 'done-though-refused', of: payout?.id, cents: 2125 }]);
    await world.db.run('spec-looked', 'UPDATE payouts SET status_conflict = NULL WHERE id = $1', [payout?.id]);
  });

  it('poll a payout whose webhook was lost, and process a duplicate webhook once', async () => {
    const [silent, twice] = [newId(), newId()];
    await save(silent, phone(number.silent));
    await save(twice, phone(number.twice));
    await aPaid(silent);
    await aPaid(twice);
    await untilMonday();
    await at(monday);
    await at(monday + minute);
    expect([await lives(silent), await lives(twice)]).toEqual([['sent'], ['done']]);
    await at(monday + hour + minute);
    expect(await lives(silent)).toEqual(['done']);
    expect(await told(twice)).toEqual(['payout.method-changed', 'payout.sent', 'payout.completed']);
  });

  it('deduct refunds made after a payout from the next one', async () => {
    const teacherId = newId();
    await save(teacherId, bank);
    const first = await aPaid(teacherId);
    await untilMonday();
    await at(monday);
    await at(monday + minute);
    await world.deliver('problem.resolved', {
      problemId: newId(),
      bookingId: first.bookingId,
      agreementId: first.agreementId,
      version: 2,
      studentId: first.studentId,
      teacherId,
      kind: 'quality',
      reportedBy: 'student',
      status: 'resolved',
      outcome: 'refund-part',
      refundCents: 1000,
      changedAt: toInstant(monday),
    });
    await at(monday + 2 * minute);
    await at(monday + 3 * minute);
    await aPaid(teacherId);
    await at(monday + 4 * minute);
    await at(monday + 5 * minute);
    await at(monday + day);
    expect(await payouts(teacherId)).toEqual([
      { period: '2030-01-14', status: 'done', cents: 2125 },
      { period: '2030-01-15', status: 'sent', cents: 2125 - 850 },
    ]);
  });

  it('keep an account encrypted, show only its last digits, and require the password, a code or a passkey to change it', async () => {
    const teacherId = newId();
    await expect(save(teacherId, bank, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    const passkey = { ticket: 't', credentialId: 'c', clientData: 'd', authenticatorData: 'a', signature: 's' };
    const others: PayoutProof = { code: 'ABCD-EFGH', codeMethod: 'recovery-code', passkey };
    const byOthers = world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { ...others, to: bank });
    await expect(byOthers).rejects.toMatchObject({ code: 'wrong-password' });
    expect(proofs.at(-1)).toEqual({ act: 'change-payout-method', code: 'ABCD-EFGH', method: 'recovery-code', passkey });
    expect(await world.as(aTeacher({ userId: teacherId })).ask('payments.get-payout-method', {})).toBeNull();
    const shown = {
      method: 'bank_transfer',
      bankName: 'GCB',
      accountHolder: 'Kwame Mensah',
      accountNumber: '•••• 7890',
      swift: 'GHCBGHAC',
      changedAt: toInstant(now),
    };
    expect(await save(teacherId, bank)).toEqual(shown);
    expect(await world.as(aTeacher({ userId: teacherId })).ask('payments.get-payout-method', {})).toEqual(shown);
    expect(await world.as(aTeacher()).ask('payments.get-payout-method', {})).toBeNull();
    await expect(world.as(aStudent()).ask('payments.get-payout-method', {})).rejects.toMatchObject({ code: 'wrong-role' });
    const everything = JSON.stringify(await world.db.sql('spec-all', 'SELECT * FROM payout_methods WHERE teacher_id = $1', [teacherId]));
    expect(everything).not.toContain(bank.method === 'bank_transfer' ? bank.accountNumber : '');
  });

  it('SET-08 PAY-03 keep what a mobile money account is, and accept a number alone where no provider needs more', async () => {
    const teacherId = newId();
    const account: PayoutMethod = {
      method: 'mobile_money',
      mobileNumber: '+233244125678',
      country: 'GH',
      network: 'mtn',
      accountHolder: 'Ama Owusu',
    };
    const shown = { ...account, mobileNumber: '•••• 5678', changedAt: toInstant(now) };
    expect(await save(teacherId, account)).toEqual(shown);
    expect(await world.as(aTeacher({ userId: teacherId })).ask('payments.get-payout-method', {})).toEqual(shown);
    await expect(save(teacherId, { ...account, network: 'wave', mobileNumber: '+254712345678' })).rejects.toMatchObject({
      code: 'invalid-input',
      details: {
        errors: {
          'payment.network': ['Wave has no mobile money in Ghana'],
          'payment.mobileNumber': ['A mobile number in Ghana is +233 and 9 digits'],
        },
      },
    });
    expect(await save(teacherId, phone('+254712345678'))).toEqual({
      method: 'mobile_money',
      mobileNumber: '•••• 5678',
      changedAt: toInstant(now),
    });
  });

  it('reject bank and holder names that would forge a line of ours', async () => {
    const teacherId = newId();
    const forged: PayoutMethod = { ...bank, bankName: 'GCB\u2028Somo', accountHolder: 'x'.repeat(81) };
    await expect(save(teacherId, forged)).rejects.toMatchObject({
      details: { errors: { 'payment.bankName': [expect.any(String)], 'payment.accountHolder': [expect.any(String)] } },
    });
    expect(await world.as(aTeacher({ userId: teacherId })).ask('payments.get-payout-method', {})).toBeNull();
  });

  it('PAY-03 delete the account details once the money has arrived', async () => {
    const teacherId = newId();
    await save(teacherId, bank);
    await aPaid(teacherId);
    await untilMonday();
    await at(monday);
    await at(monday + minute);
    expect(await world.db.sql('spec-forgotten', 'SELECT status, sealed FROM payouts WHERE teacher_id = $1', [teacherId])).toEqual([
      { status: 'done', sealed: '' },
    ]);
  });
});
