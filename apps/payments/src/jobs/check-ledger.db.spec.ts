import { toInstant } from '@somo/contracts/time';
import { Log } from '@somo/platform/log';
import { metrics } from '@somo/platform/metrics';
import { aBookingState } from '@somo/testing/builders';
import { silentLog } from '@somo/testing/silent-log';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;

describe('the daily ledger check', () => {
  let world: World;
  const said: unknown[] = [];
  const log: Log = silentLog;
  const before = log.error.bind(log);
  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'on';
    log.error = (about: unknown, text: string) => void said.push([text, about]);
    world = await startService(payments, { now });
  });
  afterAll(async () => {
    log.error = before;
    await world.close();
  });

  it('logs nothing when the books balance, and each discrepancy once a day', async () => {
    const booking = aBookingState({ payBy: toInstant(now + hour / 2), startsAt: toInstant(now + 48 * hour) });
    await world.deliver('booking.created', booking);
    await world.runDue();
    world.clock.advance(5_000);
    await world.runDue();
    world.clock.set(now + (49 + 73) * hour);
    await world.runDue();
    expect(said).toEqual([]);
    expect(await metrics.getSingleMetricAsString('somo_ledger_discrepancies')).toMatch(/^somo_ledger_discrepancies 0$/m);
    await world.db.run('spec-behind', 'UPDATE payments SET amount_cents = amount_cents + 1');
    await world.db.run('spec-again', `UPDATE due_work SET done_at = NULL, claimed_until = NULL WHERE job = 'check-ledger'`);
    await world.runDue();
    expect(said).toEqual([['the ledger does not add up', expect.objectContaining({ day: '2030-01-12', count: 2 })]]);
    expect(await metrics.getSingleMetricAsString('somo_ledger_discrepancies')).toMatch(/^somo_ledger_discrepancies 2$/m);
  });
});
