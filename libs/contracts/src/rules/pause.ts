/** A teacher may pause new bookings until a day that is at most so many days ahead. */
export const pauseDaysMax = 180;
