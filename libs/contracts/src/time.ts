declare const instant: unique symbol;

/**
 * A moment in time on the wire: ISO 8601, UTC, milliseconds (`2030-01-31T09:00:00.000Z`).
 * @format date-time
 */
export type Instant = string & { readonly [instant]: true };

/** Epoch milliseconds → `Instant`. */
export function toInstant(epochMs: number): Instant {
  return new Date(epochMs).toISOString() as Instant;
}

/** `Instant` → epoch milliseconds. */
export function fromInstant(at: Instant): number {
  return Date.parse(at);
}

/** A lesson's date and times on the teacher's wall clock: `{ date: '2030-01-31', startTime: '09:00', endTime: '10:00' }`. */
export interface WallClock {
  date: string;
  startTime: string;
  endTime: string;
}

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const HIGHEST_YEAR = 2200;

/** Returns whether a text is an ISO 8601 date and time with an offset, on a day and at an hour that exist, in the years 1970 to 2200. */
export function isInstant(text: unknown): text is Instant {
  if (typeof text !== 'string' || !FORM.test(text)) return false;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return false;
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  return year >= 1970 && year <= HIGHEST_YEAR && isCalendarDate(year, month, day) && Number(text.slice(11, 13)) < 24;
}

/** Returns an instant written with any offset as UTC with milliseconds. Throws if it is not an instant: for our own text, not for input. */
export function parseInstant(text: string): Instant {
  if (!isInstant(text)) throw new RangeError(`${text} is no instant.`);
  return toInstant(Date.parse(text));
}

/** Returns whether a text is `YYYY-MM-DD` and names a day that exists, in the years 1970 to 2200. */
export function isDateText(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  return year >= 1970 && year <= HIGHEST_YEAR && isCalendarDate(year, month, day);
}

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
