// Limits of calendars elsewhere that pages and scheduling both know.
export const calendarsMax = 3;
/** So many days ahead a calendar's busy times count. */
export const busyDays = 92;
/** A calendar that can't be read for so long is told, and loses its busy times after so long. */
export const tellAfterHours = 24;
export const keepBusyHours = 48;
export const readEveryMinutes = 15;
/** How long adding a calendar may take, in milliseconds: its address is read at once. */
export const addCalendarTimeoutMs = 25_000;
