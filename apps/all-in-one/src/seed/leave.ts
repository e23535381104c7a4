import { addDays, dateOf } from '@somo/calendar/days';
import { dayAt } from '@somo/calendar/wall-clock';
import { accountOf, type SeedAccounts } from './create-accounts.js';
import type { SeedAsk } from './seed-ask.js';

/** Beyond the days that students can book, so that it takes no time from the rest of the demo. */
const inDays = 18;
const lengthDays = 4;

/** Kwame has leave to come, entered once. */
export async function seedLeave(ask: SeedAsk, accounts: SeedAccounts, now: () => number): Promise<void> {
  const { token } = accountOf(accounts, 'kwame');
  const { timeZone, version, recurringSlots, specificDates, breakPeriods } = await ask(token, 'scheduling.get-my-availability', {});
  if (breakPeriods.length > 0) return;
  const startDate = addDays(dateOf(dayAt(timeZone, now())), inDays);
  const endDate = addDays(startDate, lengthDays - 1);
  const leave = { startDate, endDate, type: 'leave' as const, reason: 'My sister is getting married in Kumasi' };
  await ask(token, 'scheduling.save-availability', { version, recurringSlots, specificDates, breakPeriods: [leave] });
}
