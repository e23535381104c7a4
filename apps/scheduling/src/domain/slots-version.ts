// The version of a list of open slots: the list changes only if its version does.
import { minuteMs } from '@somo/calendar/days';

interface OfferVersion {
  /** Counts changes to a teacher's hours and teaching settings. */
  offerVersion: number;
  /** Counts changes to their busy times. */
  busyVersion: number;
}

export interface KnownOffer extends OfferVersion {
  /** False if the teacher shows free times to signed-in people only. */
  shared: boolean;
  suspended: boolean;
  /** New bookings are paused until this day, which begins at `endsAt`, in epoch milliseconds; null if they never were or are no longer. */
  pause: { until: string; endsAt: number } | null;
}

/** Returns the day until which nobody can book; undefined if people can. */
export const pausedUntil = ({ pause }: Pick<KnownOffer, 'pause'>, now: number): string | undefined =>
  pause && now < pause.endsAt ? pause.until : undefined;

/**
 * Returns the version. Time alone changes a list only on the minute, when a notice period ends or a day begins; the exact minute belongs to
 * neither side.
 */
export function slotsVersion({ offerVersion, busyVersion }: OfferVersion, now: number): string {
  return `${offerVersion}.${busyVersion}.${Math.floor(now / minuteMs) + Math.ceil(now / minuteMs)}`;
}
