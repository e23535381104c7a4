// The version of a list of open slots: while it stays the same, so does the list.
import { minuteMs } from '@somo/calendar/days';

/** How often a teacher's hours, and the times taken from them, have changed. */
export interface OfferVersion {
  version: number;
  busyVersion: number;
}

/** By itself a list changes only on the minute, where a notice ends or a day begins; the exact minute belongs to neither side. */
export function slotsVersion({ version, busyVersion }: OfferVersion, now: number): string {
  return `${version}.${busyVersion}.${Math.floor(now / minuteMs) + Math.ceil(now / minuteMs)}`;
}
