import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const monday = Date.parse('2030-01-14T09:00:00Z');

describe('PAY-03 what is owed to a teacher who closes their account', () => {
  let world: World;
  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'on';
    process.env['SANDBOX_WEBHOOK_SECRET'] = 'somo-spec-secret-long-enough';
    world = await startService(payments, { now, answers: { 'auth.check-identity': () => Promise.resolve(null) } });
  });
  afterAll(() => world.close());

  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  const preview = (userId: string) => world.as({ kind: 'service', service: 'auth' }).ask('payments.get-closing', { userId });

  it('is paid out first, however little it is, and nothing counts as settled before it has arrived', async () => {
    const teacherId = newId();
    const startsAt = toInstant(now + 2 * day);
    await world.deliver('booking.created', aBookingState({ teacherId, priceCents: 500, payBy: toInstant(now + 30 * minute), startsAt }));
    await at(now + minute);
    // The lesson is still to come: if it is cancelled, nothing is owed for it.
    expect(await preview(teacherId)).toEqual({ balanceCents: 0, isSettled: true, obstacle: null });
    await at(now + 2 * day + 2 * hour);
    expect(await preview(teacherId)).toEqual({ balanceCents: 425, isSettled: false, obstacle: 'payout-method-needed' });
    await world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', {
      ...{ currentPassword: 'right', to: { method: 'mobile_money', mobileNumber: '+254700000009' } },
    });
    expect(await preview(teacherId)).toMatchObject({ obstacle: null, isSettled: false });
    await world.deliver('user.closing', {
      ...{ userId: teacherId, version: 1, role: 'teacher', suspended: true, changedAt: toInstant(now), eraseAt: toInstant(now) },
    });
    await at(now + 2 * day + 74 * hour);
    await at(monday);
    expect(await preview(teacherId)).toMatchObject({ isSettled: false, obstacle: 'payout-running' });
    await at(monday + hour);
    expect(await preview(teacherId)).toEqual({ balanceCents: 0, isSettled: true, obstacle: null });
    await world
      .as({ kind: 'service', service: 'auth' })
      .ask('payments.erase-person', { userId: teacherId, emails: ['kwame@example.test'] });
    expect(await world.db.sql('spec-left', 'SELECT sealed, masked FROM payouts WHERE teacher_id = $1', [teacherId])).toEqual([
      { sealed: '', masked: { method: 'mobile_money' } },
    ]);
  });

  it('waits for another payout method if the one there is has been refused', async () => {
    const teacherId = newId();
    const save = (mobileNumber: string) =>
      world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', {
        ...{ currentPassword: 'right', to: { method: 'mobile_money', mobileNumber } },
      });
    world.clock.set(now);
    await save('+254700000001');
    await world.deliver(
      'booking.created',
      aBookingState({ teacherId, priceCents: 2500, payBy: toInstant(now + 30 * minute), startsAt: toInstant(now + 2 * day) }),
    );
    for (const ms of [now + minute, now + 2 * day + 74 * hour, monday, monday + hour]) await at(ms);
    expect(await preview(teacherId)).toEqual({ balanceCents: 2125, isSettled: false, obstacle: 'payout-method-needed' });
    await save('+254700000009');
    expect(await preview(teacherId)).toMatchObject({ isSettled: false, obstacle: null });
  });
});
