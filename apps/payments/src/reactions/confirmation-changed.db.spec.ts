import type { EmailConfirmation } from '@somo/contracts/events/user';
import type { PayoutMethod } from '@somo/contracts/payouts';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aTeacher } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../payments.module.js';

// A lesson ends on Wednesday, its earning is due on Saturday, and the payout run is on Monday.
const now = Date.parse('2030-01-07T08:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const monday = Date.parse('2030-01-14T09:00:00Z');
const phone: PayoutMethod = { method: 'mobile_money', mobileNumber: '+254712345678' };

describe('the payout of a teacher whose email address is not confirmed', () => {
  let world: World;
  const asked: string[] = [];
  /** What auth answers; null: it is away. */
  let answer: ((userId: string) => EmailConfirmation) | null;
  beforeAll(async () => {
    Object.assign(process.env, { SANDBOX_AUTO_PAY: 'on', REQUIRE_CONFIRMED_EMAIL: 'on' });
    const answers = {
      'auth.check-identity': () => Promise.resolve(null),
      'auth.get-confirmation': ({ userId }: { userId: string }) => {
        asked.push(userId);
        return answer ? Promise.resolve(answer(userId)) : Promise.reject(new Error('auth is away'));
      },
    };
    world = await startService(payments, { now, answers });
  });
  beforeEach(() => {
    world.clock.set(now);
    asked.length = 0;
    answer = (userId) => state(userId, 0, true);
  });
  afterAll(async () => {
    delete process.env['REQUIRE_CONFIRMED_EMAIL'];
    await world.close();
  });

  const state = (userId: string, version: number, confirmed: boolean): EmailConfirmation => ({
    userId,
    version,
    role: 'teacher',
    confirmed,
  });
  const deliver = (userId: string, version: number, confirmed: boolean) =>
    world.deliver('user.confirmation-changed', state(userId, version, confirmed));
  const at = async (ms: number) => {
    world.clock.set(ms);
    await world.runDue();
  };
  /** Returns a teacher with a payout method and one earning, on the evening before the payout run. */
  const aDue = async (): Promise<string> => {
    const teacherId = newId();
    await world.as(aTeacher({ userId: teacherId })).ask('payments.save-payout-method', { currentPassword: 'x', to: phone });
    const times = { payBy: toInstant(now + 30 * minute), startsAt: toInstant(now + 2 * day) };
    await world.deliver('booking.created', aBookingState({ teacherId, priceCents: 2500, ...times }));
    await at(now + minute);
    await at(monday - 12 * hour);
    return teacherId;
  };
  const payouts = (teacherId: string) =>
    world.db.sql('spec-payouts', 'SELECT period::text, status FROM payouts WHERE teacher_id = $1 ORDER BY period', [teacherId]);
  const waits = async (userId: string, duty?: 'confirm-email') => {
    const query = { period: 'all', timeZone: 'UTC' } as const;
    const earnings = await world.as(aTeacher(duty ? { userId, duty } : { userId })).ask('payments.get-earnings', query);
    return earnings.waitsForConfirmation;
  };

  it('C17 waits, says so, and goes out with the next run once it is confirmed', async () => {
    const teacherId = await aDue();
    await deliver(teacherId, 2, false);
    await at(monday);
    expect(await payouts(teacherId)).toEqual([]);
    expect([await waits(teacherId), await waits(teacherId, 'confirm-email')]).toEqual([true, true]);
    await at(monday + day);
    expect(await payouts(teacherId)).toEqual([]);
    await deliver(teacherId, 3, true);
    expect([await waits(teacherId), await waits(teacherId, 'confirm-email')]).toEqual([false, false]);
    await at(monday + 2 * day);
    expect(await payouts(teacherId)).toEqual([{ period: '2030-01-16', status: 'sent' }]);
    expect(asked).toEqual([]);
  });

  it('C17 follows the newest state, in whatever order the events arrive', async () => {
    const teacherId = await aDue();
    await deliver(teacherId, 2, false);
    await deliver(teacherId, 1, true);
    await at(monday);
    expect(await payouts(teacherId)).toEqual([]);
    await deliver(teacherId, 4, true);
    await deliver(teacherId, 3, false);
    await at(monday + day);
    expect(await payouts(teacherId)).toHaveLength(1);
  });

  it('C17 waits where payments has not heard of the teacher yet: it asks auth, once', async () => {
    const teacherId = await aDue();
    expect([await waits(teacherId), await waits(teacherId, 'confirm-email')]).toEqual([false, true]);
    answer = (userId) => state(userId, 0, false);
    await at(monday);
    await at(monday + day);
    expect([await payouts(teacherId), asked]).toEqual([[], [teacherId]]);
    await deliver(teacherId, 1, true);
    await at(monday + 2 * day);
    expect(await payouts(teacherId)).toHaveLength(1);
  });

  it('C17 is not affected where the address was confirmed long ago, and runs late rather than unchecked while auth is away', async () => {
    const teacherId = await aDue();
    answer = null;
    await at(monday);
    expect(await payouts(teacherId)).toEqual([]);
    answer = (userId) => state(userId, 0, true);
    await at(monday + hour);
    expect(await payouts(teacherId)).toEqual([{ period: '2030-01-14', status: 'sent' }]);
  });

  it('C17 that is claimed already is not sent before it is confirmed', async () => {
    const teacherId = await aDue();
    world.clock.set(monday);
    while ((await payouts(teacherId)).length === 0) expect(await world.runOne()).toBe(true);
    await deliver(teacherId, 2, false);
    await world.runDue();
    expect(await payouts(teacherId)).toMatchObject([{ status: 'claimed' }]);
    await deliver(teacherId, 3, true);
    await at(monday + day);
    expect(await payouts(teacherId)).toMatchObject([{ status: 'sent' }]);
  });
});
