import { numberText } from '../../lib/format';

interface Listed<T> {
  data: { pages: { items: T[] }[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
}

/** Returns how many are listed, '20+' if there are more; undefined while the list loads, null if it could not be loaded. */
export function countOf<T>(
  { data, isError, hasNextPage }: Listed<T>,
  isCounted: (item: T) => boolean = () => true,
): string | null | undefined {
  if (!data) return isError ? null : undefined;
  const count = data.pages.flatMap(({ items }) => items).filter(isCounted).length;
  return numberText(count) + (hasNextPage ? '+' : '');
}
