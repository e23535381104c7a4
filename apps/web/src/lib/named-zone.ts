// A name for the time zone of a browser that reports only an offset. Few do, so this is loaded when it is needed.
import { isKnownZone } from '@somo/messages/zones';

/** The zones whose clocks are not whole hours ahead of UTC, those with the most people first. */
const oddZones = [
  'Asia/Kolkata',
  'Asia/Tehran',
  'Asia/Yangon',
  'Asia/Kabul',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Darwin',
  'America/St_Johns',
  'Pacific/Marquesas',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];

const offset = /^(?:UTC|GMT)?([+-])(\d\d):?(\d\d)?$/;

/**
 * '-03:00' → 'Etc/GMT+3', '+05:30' → 'Asia/Kolkata'; UTC for an offset that no zone has now. `minutesAhead` says how far a zone is ahead of
 * UTC now.
 */
export function zoneOfOffset(text: string, minutesAhead: (zone: string) => number | undefined): string {
  const [, sign, hours = '0', rest = '0'] = offset.exec(text) ?? [];
  const minutes = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest));
  if (minutes % 60 !== 0) return oddZones.find((zone) => minutesAhead(zone) === minutes) ?? 'UTC';
  // In these names the sign is that of POSIX: what is ahead of UTC has a minus.
  const name = `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`;
  return minutes !== 0 && isKnownZone(name) ? name : 'UTC';
}
