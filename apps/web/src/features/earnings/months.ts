// The months of the chart and its scale. Amounts in integer cents.
import type { MonthlyEarnings } from '@somo/contracts/earnings';
import { monthOf } from '../../lib/days';
import { monthInitialText, monthLabelText, monthText } from '../../lib/format';

/** As many as fit side by side on a phone. */
const chartMonths = 12;

/** With more, a phone has room for the initials of the months only. */
export const roomyMonths = 6;

/** With fewer, there would be nothing to compare. */
const fewestMonths = 2;

type Month = Pick<MonthlyEarnings, 'year' | 'month'>;

const textOf = ({ year, month }: Month) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** 'November 2026' */
export const monthName = (month: Month) => monthText(`${textOf(month)}-01`);
/** 'Nov' */
export const monthLabel = (month: Month) => monthLabelText(`${textOf(month)}-01`);
/** 'N' */
export const monthInitial = (month: Month) => monthInitialText(`${textOf(month)}-01`);

/** Returns two to twelve months up to the newest, oldest first and without gaps, from a list that is newest first. */
export function monthsOfChart(monthly: MonthlyEarnings[]): MonthlyEarnings[] {
  const [newest] = monthly;
  const oldest = monthly.at(-1);
  if (!newest || !oldest) return [];
  const known = new Map(monthly.map((month) => [textOf(month), month]));
  const months: MonthlyEarnings[] = [];
  const isShown = (text: string) => months.length < fewestMonths || (months.length < chartMonths && text >= textOf(oldest));
  for (let text = textOf(newest); isShown(text); text = monthOf(`${text}-01`, -1)) {
    const nothing = {
      year: Number(text.slice(0, 4)),
      month: Number(text.slice(5)),
      earnedCents: 0,
      pendingCents: 0,
      lessons: 0,
      averageCents: null,
      lateCancellations: 0,
    };
    months.unshift(known.get(text) ?? nothing);
  }
  return months;
}

/** Returns the top line of the chart in cents: the next round amount (1, 2, 3, 4, 5, 6 or 8 times a power of ten), at least one dollar. */
export function topOf(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, 100)));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((top) => top >= cents) ?? cents;
}
