// A teacher's monthly report as CSV lines; the last line is the total, the same figures the cards show.
import type { Earnings, EarningSums } from '@somo/contracts/earnings';
import { dollars } from '../http/csv-file.js';
import type { Translator } from '@somo/messages/translator';
import type { CsvLine } from '@somo/platform/csv-lines';

const columns = ['month', 'lessons', 'earned', 'pending', 'average'] as const;

/** Returns the names of the columns in a teacher's language. */
export const reportColumns = ({ t }: Translator<'exports'>): string[] => columns.map((name) => t(`earnings.columns.${name}`));

export function reportLines({ monthly, inPeriod }: Earnings, { t }: Translator<'exports'>): CsvLine[] {
  const months = monthly.map(({ year, month, ...sums }) => line(`${year}-${String(month).padStart(2, '0')}`, sums));
  return [...months, line(t('earnings.total'), inPeriod)];
}

function line(name: string, { lessons, earnedCents, pendingCents, averageCents }: EarningSums): CsvLine {
  return [name, lessons, dollars(earnedCents), dollars(pendingCents), averageCents === null ? '' : dollars(averageCents)];
}
