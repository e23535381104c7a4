import { numberText } from '../../lib/format';

interface Listed {
  data: { pages: { items: unknown[] }[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
}

/** Returns how many are listed, '20+' if there are more; undefined while the list loads, null if it could not be loaded. */
export function countOf({ data, isError, hasNextPage }: Listed): string | null | undefined {
  if (!data) return isError ? null : undefined;
  const count = data.pages.reduce((sum, { items }) => sum + items.length, 0);
  return numberText(count) + (hasNextPage ? '+' : '');
}
