/** Of calendars elsewhere. */
export const calendarRefusals = {
  'external-calendar-not-found': { kind: 'not-found', message: "We couldn't find that calendar." },
  'busy-time-not-found': { kind: 'not-found', message: "We couldn't find that busy time. It may have changed in your calendar." },
  'too-many-calendars': { kind: 'conflict', message: 'You can connect up to 3 calendars. Please remove one first.' },
  'calendar-connected': { kind: 'conflict', message: 'This calendar is connected already.' },
  'calendar-not-read': { kind: 'invalid', message: "We couldn't read a calendar at this address." },
} as const;
