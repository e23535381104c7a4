import type { AcquaintancePage } from '@somo/contracts/students';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { isUuid } from '@somo/platform/ids';
import type { listAcquaintances } from '../store/acquaintances.js';

const isPlace = (part: string) => /^\d{1,16}$/.test(part);

/** Returns where the page before ended; null for the first page. */
export function placeAfter(cursor: string | undefined): string[] | null {
  return cursor === undefined ? null : decodeCursor(cursor, isPlace, isUuid);
}

/** Returns the first `limit` of what was found, with the cursor if there are more. */
export function pageOf({ items, ...facts }: Awaited<ReturnType<typeof listAcquaintances>>, limit: number): AcquaintancePage {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(({ item }) => item), nextCursor: items.length > limit && last ? encodeCursor(last.place) : null, ...facts };
}
