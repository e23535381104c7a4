// The period stands in the page's address: shareable, and kept on Back.
import { earningPeriods, type EarningPeriod } from '@somo/contracts/earnings';

export const periodOf = (search: URLSearchParams): EarningPeriod =>
  earningPeriods.find((period) => period === search.get('period')) ?? 'all';
