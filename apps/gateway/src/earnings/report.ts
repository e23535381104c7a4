// A teacher's monthly report as CSV lines; the last line is the total, the same figures the cards show.
import type { Earnings, EarningSums } from '@somo/contracts/earnings';
import { dollars } from '../http/csv-file.js';
import type { CsvLine } from '@somo/platform/csv-lines';

export const reportColumns = ['Month', 'Lessons', 'Earnings (USD)', 'Pending (USD)', 'Avg. per lesson (USD)'];

export function reportLines({ monthly, inPeriod }: Earnings): CsvLine[] {
  const months = monthly.map(({ year, month, ...sums }) => line(`${year}-${String(month).padStart(2, '0')}`, sums));
  return [...months, line('Total', inPeriod)];
}

function line(name: string, { lessons, earnedCents, pendingCents, averageCents }: EarningSums): CsvLine {
  return [name, lessons, dollars(earnedCents), dollars(pendingCents), averageCents === null ? '' : dollars(averageCents)];
}
