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

// Resolving a zone's name costs more than the rest of most requests, and the same few hundred names recur.
const maxZones = 1_000;
const zoneNames = new Map<string, string>();

/**
 * Returns whether a text is a name in the IANA time zone database that this runtime knows (`Africa/Lagos`), or `UTC`/`GMT`. Offsets such as
 * `+01:00` are not zones.
 */
export function isTimeZone(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 64 || !/^[A-Za-z]/.test(text)) return false;
  if (zoneNames.has(text)) return true;
  try {
    if (zoneNames.size >= maxZones) zoneNames.clear();
    zoneNames.set(text, readZoneName(text));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a time zone with its letters in the correct case. An alias (`Asia/Kolkata`) is not replaced: it is what people there call the
 * zone, and no runtime lists aliases.
 */
export function zoneName(text: string): string {
  return zoneNames.get(text) ?? readZoneName(text);
}

function readZoneName(text: string): string {
  const main = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  if (main === text) return text;
  const small = text.toLowerCase();
  const listed = [main, ...Intl.supportedValuesOf('timeZone')].find((name) => name.toLowerCase() === small);
  if (listed) return listed;
  const oneCase = text === small || text === text.toUpperCase();
  return oneCase && text.includes('/') ? small.replace(/(^|[/_-])[a-z]/g, (start) => start.toUpperCase()) : text;
}
