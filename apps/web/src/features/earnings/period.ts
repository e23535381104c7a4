// The period is in the URL, so that it can be shared and survives Back.
import { earningPeriods, type EarningPeriod } from '@somo/contracts/earnings';

export const periodOf = (search: URLSearchParams): EarningPeriod =>
  earningPeriods.find((period) => period === search.get('period')) ?? 'all';
