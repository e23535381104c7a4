import type { BusyTime, ExternalCalendar, ExternalCalendars } from '../external-calendars.js';
import type { Page } from '../page.js';
import type { AddCalendarBody, IgnoreBusyTimeBody } from '../routes/external-calendars.js';
import type { PageQuery } from '../routes/paging.js';

interface OfCalendar {
  calendarId: string;
}

export interface ExternalCalendarAsks {
  'scheduling.list-calendars': { in: Record<string, never>; out: ExternalCalendars };
  /** Reads the calendar at once; one that can't be read is not added. */
  'scheduling.add-calendar': { in: AddCalendarBody; out: ExternalCalendar };
  'scheduling.remove-calendar': { in: OfCalendar; out: null };
  'scheduling.ignore-busy-time': { in: OfCalendar & IgnoreBusyTimeBody; out: null };
  /** Returns the caller's busy times elsewhere that have not ended, the earliest first. */
  'scheduling.list-busy-times': { in: PageQuery; out: Page<BusyTime> };
}
