import { Body, Controller, Query, Req } from '@nestjs/common';
import type { Lesson, LessonStats } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import {
  AcceptProposalBody,
  CancelLessonBody,
  DeclineProposalBody,
  FreeTimesQuery,
  ListLessonsQuery,
  ReportProblemBody,
  RescheduleLessonBody,
  SaveNotesBody,
} from '@somo/contracts/routes/lessons';
import { claimTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import type { FastifyRequest } from 'fastify';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { LessonFigures } from './lesson-figures.js';
import { LessonPeople } from './lesson-people.js';

@Controller()
@Forward('GET /api/lessons/:id/free-times', 'booking.list-free-times', {
  summary: "List times in the teacher's hours at which both people of a lesson are free",
  by: ['participant'],
  of: 'lesson',
  id: 'bookingId',
  query: FreeTimesQuery,
})
@Forward('GET /api/lessons/:id/history', 'booking.get-lesson-history', {
  summary: 'List what happened to a lesson since it was booked, under whichever id it ever had',
  by: ['participant'],
  of: 'lesson',
  id: 'bookingId',
})
@Forward('POST /api/lessons/:id/report-problem', 'booking.report-problem', {
  summary: 'Report a problem up to 72 hours after the lesson; its payout is put on hold',
  by: ['participant'],
  of: 'lesson',
  status: 201,
  id: 'bookingId',
  body: ReportProblemBody,
  once: true,
})
@Forward('GET /api/lessons/modules', 'booking.list-taken-modules', {
  summary: 'List the modules of your lessons, with how many you have completed',
  by: ['student'],
})
export class LessonsController {
  constructor(
    readonly ask: Ask,
    private readonly people: LessonPeople,
    private readonly figures: LessonFigures,
  ) {}

  @Route('GET /api/lessons', { summary: 'List your lessons: upcoming, past, or all', by: ['student', 'teacher'] })
  async listLessons(@Query() { when, timeZone = 'UTC', ...page }: ListLessonsQuery): Promise<Page<Lesson>> {
    return this.people.page(await this.ask.for('booking.list-lessons', { when: when ?? 'all', timeZone, ...page }));
  }

  @Route('GET /api/lessons/stats', { summary: 'Get statistics about your lessons', by: ['student', 'teacher'] })
  lessonStats(@Req() { caller }: FastifyRequest): Promise<LessonStats> {
    return this.figures.of(caller);
  }

  @Route('GET /api/lessons/:id', { summary: 'Get a lesson', by: ['participant'], of: 'lesson' })
  async getLesson(@Id() bookingId: string): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.get-lesson', { bookingId }));
  }

  @Route('POST /api/lessons/:id/cancel', { summary: 'Cancel a lesson', by: ['participant'], of: 'lesson' })
  async cancelLesson(@Id() bookingId: string, @Body() body: CancelLessonBody, @Once() once: Once): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.cancel-booking', { bookingId, ...body, ...once }));
  }

  @Route('POST /api/lessons/:id/reschedule', {
    summary: 'Reschedule a lesson as a student, or propose one to three other times as a teacher',
    by: ['participant'],
    of: 'lesson',
  })
  @RateLimit('book')
  async rescheduleLesson(@Id() bookingId: string, @Body() body: RescheduleLessonBody, @Once() once: Once): Promise<Lesson> {
    const request = { bookingId, ...body, ...once };
    return this.people.one(await this.ask.for('booking.reschedule-booking', request, { timeoutMs: claimTimeoutMs }));
  }

  @Route('POST /api/lessons/:id/accept-proposal', { summary: 'Accept the time your teacher proposed', by: ['student'], of: 'lesson' })
  async acceptProposal(@Id() bookingId: string, @Body() body: AcceptProposalBody, @Once() once: Once): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.accept-proposal', { bookingId, ...body, ...once }, { timeoutMs: claimTimeoutMs }));
  }

  @Route('POST /api/lessons/:id/decline-proposal', {
    summary: 'Decline a proposed time as a student, or withdraw it as a teacher',
    by: ['participant'],
    of: 'lesson',
  })
  async declineProposal(@Id() bookingId: string, @Body() body: DeclineProposalBody, @Once() once: Once): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.decline-proposal', { bookingId, ...body, ...once }));
  }

  @Route('PUT /api/lessons/:id/notes', {
    summary: 'Write notes about a lesson: as its teacher for both participants, as its student for yourself',
    by: ['participant'],
    of: 'lesson',
  })
  async saveLessonNotes(@Id() bookingId: string, @Body() { text }: SaveNotesBody): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.save-notes', { bookingId, text }));
  }
}
