// A zone's offset from UTC at an instant. It comes from `Intl`, which is queried a few times per zone and four days; the result is cached.
import { dayMs } from './days.js';

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
const zones = new Map<string, Zone>();

/** Returns the milliseconds to add to UTC for the wall clock of `zone`: 3,600,000 in Lagos. */
export function offsetAt(zone: string, at: number): number {
  const stretch = stretchOf(zone, Math.floor(at / stretchMs));
  return at < stretch.changeAt ? stretch.before : stretch.after;
}

/** Clears the cache, to measure how long a first call takes. */
export function forgetOffsets(): void {
  zones.clear();
}

function stretchOf(name: string, index: number): Stretch {
  const zone = zones.get(name) ?? openZone(name);
  const known = zone.stretches.get(index);
  if (known) return known;
  if (zone.stretches.size >= maxStretches) zone.stretches.clear();
  const stretch = readStretch(zone.format, index * stretchMs);
  zone.stretches.set(index, stretch);
  return stretch;
}

function openZone(name: string): Zone {
  if (zones.size >= maxZones) zones.clear();
  const zone = {
    format: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }),
    stretches: new Map<number, Stretch>(),
  };
  zones.set(name, zone);
  return zone;
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
