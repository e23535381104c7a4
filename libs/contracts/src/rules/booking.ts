// Lesson constants that screens show and services enforce.
export const lessonMinutes = 60;
export const noticeHours = 24;
export const freeCancelHours = 24;
export const moveHours = 24;
export const reportHours = 72;
export const problemTextMax = 2000;
export const cancelReasonMax = 500;
export const notesMax = 5000;
export const requestMessageMax = 500;
/** A student asks for at most so many times in one request. */
export const wishesMax = 3;
/** A teacher proposes at most so many times at once. */
export const proposalsMax = 3;
/** An unanswered request expires after this, or when the last of its times passes. */
export const requestHours = 48;
/** How far ahead a time can be requested or proposed. */
export const requestDays = 180;
/** An accepted request is paid within this many hours, or so many hours before the lesson, but never in less than `payByMinutes`. */
export const requestPayHours = 24;
export const requestPayBeforeHours = 2;
export const horizonDays = 14;
/** The terms of every lesson, as the calendar library takes them. */
export const lessonTerms = { lessonMinutes, noticeHours, horizonDays };
/** A student who has had a lesson with a teacher may book a weekly time up to so many times at once, so many days ahead. */
export const weeklyMax = 8;
export const weeklyDays = 56;
export const payByMinutes = 30;
/** The two people of a paid lesson may enter from this long before it starts until this long after it ends. */
export const joinOpensMinutes = 15;
export const joinClosesMinutes = 30;
export const maxUnpaidBookings = 2;
export const defaultBufferMinutes = 15;
export const defaultDailyMaximum = 5;
export const platformFeeBps = 1500;
export const platformFeePercent = platformFeeBps / 100;
export const slotRangeDays = 62;
export const defaultSubject = 'General';

/**
 * How long a person who books a time waits for the response under load, and how long booking waits for each of its own asks, in
 * milliseconds.
 */
export const claimTimeoutMs = 10_000;
export const offerTimeoutMs = 4_000;

/** Returns the platform's share of an amount, in integer cents, rounded half up. */
export function platformFeeCents(amountCents: number, bps: number = platformFeeBps): number {
  return Math.floor((amountCents * bps + 5000) / 10_000);
}
