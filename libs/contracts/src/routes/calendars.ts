import { IsBoolean } from 'class-validator';
import type { CalendarLink } from '../calendars.js';
import type { Download } from './download.js';

export class CalendarLinkBody {
  /** Leaves cancelled lessons out; otherwise they stay, crossed out, until their start, for at most 14 days. */
  @IsBoolean()
  hideCancelled!: boolean;
}

export interface CalendarRoutes {
  'GET /api/lessons/:id/calendar.ics': { answer: Download };
  'GET /api/me/calendar': { answer: CalendarLink };
  'PATCH /api/me/calendar': { body: CalendarLinkBody; answer: CalendarLink };
  'POST /api/me/calendar/replace': { answer: CalendarLink };
  'GET /api/calendar/:token.ics': { answer: Download };
}
