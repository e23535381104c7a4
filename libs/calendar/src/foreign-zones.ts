// Time zones that this runtime does not know by their name, as far as somebody who does has told of them.
interface Told {
  at: number;
  offset: number;
}

const otherNames = new Map<string, string>();
const told = new Map<string, Told[]>();

/** Says under which other name this runtime may know a zone: 'Europe/Kyiv' is 'Europe/Kiev'. */
export function tellOtherName(zone: string, name: string): void {
  otherNames.set(zone, name);
}

/** Says how many milliseconds a zone is ahead of UTC at an instant. `offsetAt` uses it if this runtime knows the zone under no name. */
export function tellOffset(zone: string, at: number, offset: number): void {
  if (toldOffset(zone, at) !== offset) told.set(zone, [...(told.get(zone) ?? []), { at, offset }]);
}

export function otherName(zone: string): string | undefined {
  return otherNames.get(zone);
}

/** Returns the offset that was told for the closest instant; undefined for a zone of which nothing was. */
export function toldOffset(zone: string, at: number): number | undefined {
  return told.get(zone)?.reduce((closest, each) => (Math.abs(each.at - at) < Math.abs(closest.at - at) ? each : closest)).offset;
}
