// The constants of a lesson that screens show and services enforce.
export const lessonMinutes = 60;
export const noticeHours = 24;
export const freeCancelHours = 24;
export const moveHours = 24;
export const reportHours = 72;
export const problemTextMax = 2000;
export const cancelReasonMax = 500;
export const horizonDays = 14;
export const payByMinutes = 30;
export const maxUnpaidBookings = 2;
export const defaultBufferMinutes = 15;
export const defaultDailyMaximum = 5;
export const platformFeeBps = 1500;
export const slotRangeDays = 62;
export const defaultSubject = 'General';

/** How long a person who takes an hour waits for the answer in a crowd, and how long booking waits for each of its questions on the way, in milliseconds. */
export const claimTimeoutMs = 10_000;
export const offerTimeoutMs = 4_000;

/** Round half up, in integer cents: the platform's share of an amount. */
export function platformFeeCents(amountCents: number, bps: number = platformFeeBps): number {
  return Math.floor((amountCents * bps + 5000) / 10_000);
}
