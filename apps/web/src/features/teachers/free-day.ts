// 'Free on Tuesday': a day by the clock of whoever looks, as the stretch of time it is.
import { toInstant, type Instant } from '@somo/contracts/time';
import { addDays } from '../../lib/days';
import { offsetMinutes } from '../../lib/zone';

function midnight(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00.000Z`);
  const guess = utc - offsetMinutes(zone, utc) * 60_000;
  return utc - offsetMinutes(zone, guess) * 60_000;
}

export function freeOn(day: string | null, zone: string): { freeFrom?: Instant; freeTo?: Instant } {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return {};
  return { freeFrom: toInstant(midnight(day, zone)), freeTo: toInstant(midnight(addDays(day, 1), zone)) };
}
