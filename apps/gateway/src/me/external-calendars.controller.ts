import { Body, Controller } from '@nestjs/common';
import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { AddCalendarBody, IgnoreBusyTimeBody } from '@somo/contracts/routes/external-calendars';
import { PageQuery } from '@somo/contracts/routes/paging';
import { addCalendarTimeoutMs } from '@somo/contracts/rules/external-calendars';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
@Forward('GET /api/me/external-calendars', 'scheduling.list-calendars', {
  summary: 'List the calendars elsewhere whose busy times you keep free of lessons',
  by: ['teacher'],
})
@Forward('DELETE /api/me/external-calendars/:id', 'scheduling.remove-calendar', {
  summary: 'Disconnect a calendar; its busy times count no longer',
  by: ['teacher'],
  of: 'external calendar',
  status: 204,
  id: 'calendarId',
})
@Forward('PUT /api/me/external-calendars/:id/ignored', 'scheduling.ignore-busy-time', {
  summary: 'Let students book one of the busy times of a calendar all the same, or not any longer',
  by: ['teacher'],
  of: 'external calendar',
  status: 204,
  id: 'calendarId',
  body: IgnoreBusyTimeBody,
})
@Forward('GET /api/me/busy-times', 'scheduling.list-busy-times', {
  summary: 'List the coming times at which your calendars elsewhere show you as busy',
  by: ['teacher'],
  query: PageQuery,
})
export class ExternalCalendarsController {
  constructor(readonly ask: Ask) {}

  @Route('POST /api/me/external-calendars', {
    summary: 'Connect a calendar elsewhere by its secret address; it is read at once, and refused if it cannot be read',
    by: ['teacher'],
    status: 201,
    ask: 'scheduling.add-calendar',
  })
  @RateLimit('external-calendar')
  addCalendar(@Body() body: AddCalendarBody): Promise<ExternalCalendar> {
    return this.ask.for('scheduling.add-calendar', body, { timeoutMs: addCalendarTimeoutMs });
  }
}
