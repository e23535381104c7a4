/** Returns the browser's time zone (`Africa/Lagos`). */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Returns every time zone the browser knows, plus the given one, sorted. */
export function zonesWith(zone: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([...known, 'UTC', zone])].sort();
}

/** Returns how far a time zone is ahead of UTC at a moment, in minutes. */
export function offsetMinutes(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute']);
  return Math.round((wall - at) / 60_000);
}
