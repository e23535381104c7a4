// The version of a list of open slots: the list changes only if its version does.
import { minuteMs } from '@somo/calendar/days';

/** Counts changes to a teacher's hours and to their busy times. */
export interface OfferVersion {
  version: number;
  busyVersion: number;
}

/**
 * Returns the version. Time alone changes a list only on the minute, when a notice period ends or a day begins; the exact minute belongs to
 * neither side.
 */
export function slotsVersion({ version, busyVersion }: OfferVersion, now: number): string {
  return `${version}.${busyVersion}.${Math.floor(now / minuteMs) + Math.ceil(now / minuteMs)}`;
}
