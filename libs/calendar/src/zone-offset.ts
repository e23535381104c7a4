// A zone's offset from UTC at an instant. It comes from `Intl`, which is queried a few times per zone and four days; the result is cached.
import { dayMs, minuteMs } from './days.js';
import { closestOffset, zoneAlias } from './foreign-zones.js';

/** A stretch of time that contains at most one clock change. */
interface Stretch {
  before: number;
  changeAt: number;
  after: number;
}

interface Zone {
  format: Intl.DateTimeFormat;
  stretches: Map<number, Stretch>;
}

// In every zone, clock changes are at least six days apart, so four days contain at most one.
const stretchMs = 4 * dayMs;
const maxZones = 500;
const maxStretches = 2_000;
/** null for a zone that this runtime does not know. */
const zones = new Map<string, Zone | null>();

/**
 * Returns the milliseconds to add to UTC for the wall clock of `zone`: 3,600,000 in Lagos. Throws a RangeError for a zone that this runtime
 * does not know, unless an offset was added (`addZoneOffset`).
 */
export function offsetAt(zone: string, at: number): number {
  const offset = offsetIfKnown(zone, at);
  if (offset === undefined) throw new RangeError(`Unknown time zone: ${zone}`);
  return offset;
}

/** Returns how many minutes a zone is ahead of UTC; undefined for a zone that this runtime does not know. */
export function utcOffsetMinutes(zone: string, at: number): number | undefined {
  const offset = offsetIfKnown(zone, at);
  return offset === undefined ? undefined : Math.round(offset / minuteMs);
}

function offsetIfKnown(name: string, at: number): number | undefined {
  const kept = zones.get(name);
  const zone = kept === undefined ? openZone(name) : kept;
  if (zone === null) return closestOffset(name, at);
  const stretch = stretchOf(zone, Math.floor(at / stretchMs));
  return at < stretch.changeAt ? stretch.before : stretch.after;
}

/** Clears the cache, to measure how long a first call takes. */
export function forgetOffsets(): void {
  zones.clear();
}

function stretchOf(zone: Zone, index: number): Stretch {
  const known = zone.stretches.get(index);
  if (known) return known;
  if (zone.stretches.size >= maxStretches) zone.stretches.clear();
  const stretch = readStretch(zone.format, index * stretchMs);
  zone.stretches.set(index, stretch);
  return stretch;
}

function openZone(name: string): Zone | null {
  if (zones.size >= maxZones) zones.clear();
  const format = formatOf(name) ?? formatOf(zoneAlias(name));
  const zone = format ? { format, stretches: new Map<number, Stretch>() } : null;
  zones.set(name, zone);
  return zone;
}

function formatOf(name: string | undefined): Intl.DateTimeFormat | undefined {
  try {
    return name === undefined ? undefined : new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

function readStretch(format: Intl.DateTimeFormat, from: number): Stretch {
  const before = readOffset(format, from);
  const after = readOffset(format, from + stretchMs);
  if (before === after) return { before, changeAt: Infinity, after };
  let unchanged = from / 1000;
  let changed = (from + stretchMs) / 1000;
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (readOffset(format, middle * 1000) === before) unchanged = middle;
    else changed = middle;
  }
  return { before, changeAt: changed * 1000, after };
}

/** Parses `…, GMT+05:45`, `…, GMT-00:44:30` or `…, GMT`. */
function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const text = format.format(at);
  const offset = text.slice(text.lastIndexOf('GMT') + 3);
  if (offset === '') return 0;
  const seconds = Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(4, 6)) * 60 + Number(offset.slice(7, 9) || 0);
  return (offset.startsWith('-') ? -seconds : seconds) * 1000;
}
