// The report of a teacher's months as lines of a file; its last line is the sum, which is what the cards show.
import type { Earnings, EarningSums } from '@somo/contracts/earnings';
import { dollars, type CsvLine } from '../http/csv-file.js';

export const reportColumns = ['Month', 'Lessons', 'Earnings (USD)', 'Pending (USD)', 'Avg. per lesson (USD)'];

export function reportLines({ monthly, inPeriod }: Earnings): CsvLine[] {
  const months = monthly.map(({ year, month, ...sums }) => line(`${year}-${String(month).padStart(2, '0')}`, sums));
  return [...months, line('Total', inPeriod)];
}

function line(name: string, { lessons, earnedCents, pendingCents }: EarningSums): CsvLine {
  return [name, lessons, dollars(earnedCents), dollars(pendingCents), dollars(lessons === 0 ? 0 : Math.round(earnedCents / lessons))];
}
