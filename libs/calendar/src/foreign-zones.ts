// Time zones that this runtime does not know by name, and their offsets from the answers of the server.
interface KnownOffset {
  at: number;
  offset: number;
}

const aliases = new Map<string, string>();
const offsets = new Map<string, KnownOffset[]>();

/** Adds a name under which this runtime may know a zone: 'Europe/Kyiv' is 'Europe/Kiev'. */
export function addZoneAlias(zone: string, name: string): void {
  aliases.set(zone, name);
}

/** Adds how many milliseconds a zone is ahead of UTC at an instant; `offsetAt` uses it if this runtime knows the zone under no name. */
export function addZoneOffset(zone: string, at: number, offset: number): void {
  if (closestOffset(zone, at) !== offset) offsets.set(zone, [...(offsets.get(zone) ?? []), { at, offset }]);
}

export function zoneAlias(zone: string): string | undefined {
  return aliases.get(zone);
}

/** Returns the offset added for the closest instant; undefined for a zone without any. */
export function closestOffset(zone: string, at: number): number | undefined {
  return offsets.get(zone)?.reduce((closest, each) => (Math.abs(each.at - at) < Math.abs(closest.at - at) ? each : closest)).offset;
}
