import { Body, Controller, Header, Param, Res } from '@nestjs/common';
import type { CalendarLink, CalendarLinkRecord } from '@somo/contracts/calendars';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { CalendarLinkBody } from '@somo/contracts/routes/calendars';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply } from 'fastify';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { CalendarFiles } from './calendar-files.js';

const type = 'text/calendar; charset=utf-8';
const tokenForm = /^[\w-]{65}$/;

@Controller()
export class CalendarsController {
  constructor(
    private readonly ask: Ask,
    private readonly files: CalendarFiles,
  ) {}

  @Route('GET /api/lessons/:id/calendar.ics', {
    summary: 'Download a lesson as a calendar file',
    by: ['participant'],
    of: 'lesson',
    type,
  })
  @RateLimit('file')
  async getLessonCalendar(@Id() bookingId: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const [lesson, reader] = await Promise.all([this.currentLesson(bookingId), this.ask.for('auth.get-account', {})]);
    reply.header('content-disposition', `attachment; filename="somo-lesson-${lesson.startsAt.slice(0, 10)}.ics"`);
    return this.files.lesson(lesson, reader);
  }

  @Route('GET /api/me/calendar', { summary: 'Get the link by which calendar programs show all of your lessons', by: ['any'] })
  getCalendarLink(): Promise<CalendarLink> {
    return this.link(() => this.ask.for('booking.get-calendar-link', {}));
  }

  @Route('PATCH /api/me/calendar', { summary: 'Choose whether your calendar link shows cancelled lessons', by: ['any'] })
  saveCalendarLink(@Body() { hideCancelled }: CalendarLinkBody): Promise<CalendarLink> {
    return this.link(() => this.ask.for('booking.save-calendar-link', { hideCancelled }));
  }

  @Route('POST /api/me/calendar/replace', {
    summary: 'Replace your calendar link; the one before stops working at once',
    by: ['any'],
  })
  replaceCalendarLink(): Promise<CalendarLink> {
    return this.link(() => this.ask.for('booking.replace-calendar-link', {}));
  }

  @Route('GET /api/calendar/:token.ics', {
    summary: "Read a person's lessons by their calendar link",
    description:
      "Whoever has the link can read it. Lessons of the last 90 days and all to come; cancelled ones until their start, for at most 14 days, unless their owner hides them; a teacher's days off.",
    by: ['public'],
    of: 'calendar',
    cache: 'private, no-cache',
    type,
  })
  @Header('referrer-policy', 'no-referrer')
  @RateLimit('calendar')
  async getCalendarFeed(@Param('token') token: string): Promise<string> {
    if (!tokenForm.test(token)) throw refuse('calendar-not-found');
    return this.files.feed(await this.ask.for('booking.get-calendar-feed', { token }));
  }

  /** Asks for the language first: what it fails with must not follow a change. */
  private async link(asking: () => Promise<CalendarLinkRecord>): Promise<CalendarLink> {
    const { language } = await this.ask.for('auth.get-account', {});
    return this.files.link(await asking(), language);
  }

  /** Returns the lesson where it is now, although its id may be that of where it was. */
  private async currentLesson(bookingId: string): Promise<LessonRecord> {
    const lesson = await this.ask.for('booking.get-lesson', { bookingId });
    if (lesson.successorId === null) return lesson;
    const { lessonId } = await this.ask.for('booking.get-lesson-history', { bookingId });
    return this.ask.for('booking.get-lesson', { bookingId: lessonId });
  }
}
