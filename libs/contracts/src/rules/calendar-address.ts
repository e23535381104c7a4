export const calendarAddressMax = 2000;

/** Returns whether a text looks like the address of a calendar; where it leads, only scheduling can judge. */
export function isCalendarAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > calendarAddressMax || /[\s\\\p{Cc}\p{Cf}]/u.test(value)) return false;
  return /^(https?|webcals?):\/\/[^/]/i.test(value) && URL.canParse(value);
}
