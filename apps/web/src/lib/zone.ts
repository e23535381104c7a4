import { minuteMs } from '@somo/calendar/days';
import { isKnownZone } from '@somo/messages/zones';
import { clock } from './clock';

let guess: Promise<void> | undefined;
let guessed = 'UTC';
const listeners = new Set<() => void>();

const isOffset = (text: string) => /^[+-]/.test(text);
const isName = (text: string) => !isOffset(text) && isKnownZone(text);

/** Returns the browser's time zone ('Africa/Lagos'). If it has only an offset, this is UTC until the closest name is found. */
export function browserZone(): string {
  const reported = reportedZone();
  if (isName(reported)) return reported;
  if (isOffset(reported)) guess ??= guessFrom(reported).catch(() => {});
  return guessed;
}

/** Returns whether the browser names its time zone; otherwise `browserZone` is the closest one to its offset, or UTC. */
export const isZoneNamed = (): boolean => isName(reportedZone());

/** Calls back when a name was found; returns what ends it. */
export function onDeviceZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function guessFrom(offset: string): Promise<void> {
  const { zoneOfOffset } = await import('./named-zone');
  guessed = zoneOfOffset(offset, (zone) => minutesAhead(zone, clock.now()));
  listeners.forEach((listener) => listener());
}

function reportedZone(): string {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    // Some browsers fail at a zone of the system that they do not know.
    return '';
  }
}

/** Returns how far a time zone is ahead of UTC at a moment, in minutes; 0 for one that neither browser nor server know. */
export const offsetMinutes = (zone: string, at: number): number => minutesAhead(zone, at) ?? 0;

type MinutesAhead = (zone: string, at: number) => number | undefined;

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Says how far zones that the browser does not know are ahead of UTC. Set once one is met: few browsers meet any. */
export const foreignZones: { minutesAhead?: MinutesAhead } = {};

/** Like `offsetMinutes`, but undefined for a zone that neither knows. */
export function minutesAhead(zone: string, at: number): number | undefined {
  if (!isKnownZone(zone)) return foreignZones.minutesAhead?.(zone, at);
  // Swedish writes dates as '2030-01-31 09:00'.
  const format = wallClocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  wallClocks.set(zone, format);
  return Math.round((Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at) / minuteMs);
}
