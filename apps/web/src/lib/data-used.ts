// What Somo has cost on this device in data, by month. All tabs add to the same figures: a transaction of the database waits for the one before.
import { openDB, type DBSchema } from 'idb';
import type { Traffic } from './traffic';

export interface MonthOfData extends Traffic {
  /** 'YYYY-MM' */
  month: string;
  /** The first day that was counted in this month. */
  since: string;
}

interface Schema extends DBSchema {
  months: { key: string; value: MonthOfData };
}

const store = 'months';
/** This month and the one before. */
const monthsMax = 2;

const open = () => openDB<Schema>('somo-data-used', 1, { upgrade: (made) => void made.createObjectStore(store, { keyPath: 'month' }) });
let opened: ReturnType<typeof open> | undefined;

/** Returns the database; rejects where the browser has none. */
function database(): ReturnType<typeof open> {
  opened ??= open();
  // A browser may allow it later.
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Adds to what was used in the month of a day, in bytes, and drops old months. */
export async function addData(day: string, { lessons, pages }: Traffic): Promise<void> {
  const month = day.slice(0, 7);
  const { store: months, done } = (await database()).transaction(store, 'readwrite');
  const before = await months.get(month);
  await months.put({
    month,
    since: before?.since ?? day,
    lessons: (before?.lessons ?? 0) + lessons,
    pages: (before?.pages ?? 0) + pages,
  });
  if (!before) for (const old of (await months.getAllKeys()).sort().slice(0, -monthsMax)) await months.delete(old);
  await done;
}

/** Returns what was used, the newest month first. */
export async function readData(): Promise<MonthOfData[]> {
  const months = await (await database()).getAll(store);
  return months.sort((a, b) => b.month.localeCompare(a.month));
}
