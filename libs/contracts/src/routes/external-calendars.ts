import { IsBoolean, Matches } from 'class-validator';
import type { BusyTime, ExternalCalendar, ExternalCalendars } from '../external-calendars.js';
import type { Page } from '../page.js';
import { IsCalendarAddress } from '../rules/text.js';
import { PageQuery } from './paging.js';

export class AddCalendarBody {
  /** The secret address at which the calendar can be read: https:// or webcal://. */
  @IsCalendarAddress()
  url!: string;
}

export class IgnoreBusyTimeBody {
  /** Of the busy time. */
  @Matches(/^[\w-]{1,64}$/, { message: 'busyTimeId must be the id of a busy time' })
  busyTimeId!: string;

  /** False: it counts again. */
  @IsBoolean()
  ignored!: boolean;
}

export interface ExternalCalendarRoutes {
  'GET /api/me/external-calendars': { answer: ExternalCalendars };
  'POST /api/me/external-calendars': { body: AddCalendarBody; answer: ExternalCalendar };
  /** Its busy times count no longer, at once. */
  'DELETE /api/me/external-calendars/:id': { answer: null };
  'PUT /api/me/external-calendars/:id/ignored': { body: IgnoreBusyTimeBody; answer: null };
  'GET /api/me/busy-times': { query: PageQuery; answer: Page<BusyTime> };
}
