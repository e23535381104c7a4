// The one list of time zones: wherever one comes in, it is one of these or it is refused.
import { formerZones } from './former-zones.js';
import { refuse } from './refusals.js';

// Resolving a zone's name costs more than the rest of most requests, and the same few hundred names recur.
const maxNames = 1_000;
const maxLength = 64;
const names = new Map<string, string>();

const form = /^(UTC$|Etc\/GMT[+-]\d|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/)/i;

/** What is wrong with a field that names no time zone. */
export const zoneMessage = (field: string) =>
  `${field} must be the name of a time zone, such as Africa/Lagos. Offsets such as +05:30 are not accepted.`;

/**
 * Returns the name under which a time zone is stored, with its letters in the correct case: 'Africa/Lagos', 'UTC', 'Etc/GMT-3'; undefined
 * for what names none. Names of another form become one of this form ('US/Eastern', 'VST'). A city's other spelling ('Asia/Calcutta') stays.
 */
export function zoneName(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > maxLength) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = readName(formerZones.get(text.toLowerCase()) ?? text);
  if (name === undefined) return undefined;
  if (names.size >= maxNames) names.clear();
  names.set(text, name);
  return name;
}

export function isTimeZone(text: unknown): text is string {
  return zoneName(text) !== undefined;
}

/** Returns a time zone's name as `zoneName` does; refuses `invalid-input` for what names none. */
export function zoneOrRefusal(timeZone: unknown): string {
  const name = zoneName(timeZone);
  if (name === undefined) throw refuse('invalid-input', { errors: { timeZone: [zoneMessage('timeZone')] } });
  return name;
}

function readName(text: string): string | undefined {
  if (!form.test(text)) return undefined;
  const main = runtimeName(text);
  if (main === undefined || main === text) return main;
  const small = text.toLowerCase();
  const listed = [main, ...Intl.supportedValuesOf('timeZone')].find((name) => name.toLowerCase() === small);
  if (listed) return listed;
  // No runtime lists other spellings, so their case follows from the form.
  const isOneCase = text === small || text === text.toUpperCase();
  return isOneCase ? small.replace(/(^|[/_-])[a-z]/g, (start) => start.toUpperCase()) : text;
}

function runtimeName(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
