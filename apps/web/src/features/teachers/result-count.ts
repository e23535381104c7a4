// How many teachers a search has found: the server counts up to a hundred; beyond that, those on the screen count.
import type { TFunction } from 'i18next';
import { countedMax, type FoundTeachers } from '@somo/contracts/asks/catalog';

/** `more`: there are at least that many. */
export interface ResultCount {
  count: number;
  more: boolean;
}

/** '24 teachers' */
export const countText = ({ count, more }: ResultCount, t: TFunction<'search'>): string => t(more ? 'foundMore' : 'found', { count });

export function resultCount(pages: FoundTeachers[], hasNextPage: boolean): ResultCount {
  const total = pages[0]?.total;
  if (total !== undefined && total <= countedMax) return { count: total, more: false };
  const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
  return { count: Math.max(shown, total === undefined ? 0 : countedMax), more: hasNextPage };
}
