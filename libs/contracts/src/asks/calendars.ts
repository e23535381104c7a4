import type { CalendarFeed, CalendarLinkRecord } from '../calendars.js';
import type { CalendarLinkBody } from '../routes/calendars.js';

export interface CalendarAsks {
  'booking.get-calendar-link': { in: Record<string, never>; out: CalendarLinkRecord };
  'booking.save-calendar-link': { in: CalendarLinkBody; out: CalendarLinkRecord };
  /** Returns a new link; the one before shows nothing from then on. */
  'booking.replace-calendar-link': { in: Record<string, never>; out: CalendarLinkRecord };
  /** Returns what a link shows. */
  'booking.get-calendar-feed': { in: { token: string }; out: CalendarFeed };
}
