import { Body, Controller, Query, Req } from '@nestjs/common';
import type { Lesson, LessonStats, OpenSlots } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import type { ProblemRecord } from '@somo/contracts/problems';
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
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { LessonFigures } from './lesson-figures.js';
import { LessonPeople } from './lesson-people.js';

@Controller()
export class LessonsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
    private readonly figures: LessonFigures,
  ) {}

  @Route('GET /api/lessons', { by: ['student', 'teacher'] })
  async list(@Query() { when, timeZone = 'UTC', ...page }: ListLessonsQuery): Promise<Page<Lesson>> {
    return this.people.page(await this.ask.for('booking.list-lessons', { when: when ?? 'all', timeZone, ...page }));
  }

  @Route('GET /api/lessons/stats', { by: ['student', 'teacher'] })
  stats(@Req() { caller }: FastifyRequest): Promise<LessonStats> {
    return this.figures.of(caller);
  }

  @Route('GET /api/lessons/:id', { by: ['participant'] })
  async get(@Id('lesson-not-found') bookingId: string): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.get-lesson', { bookingId }));
  }

  @Route('POST /api/lessons/:id/cancel', { by: ['participant'] })
  async cancel(@Id('lesson-not-found') bookingId: string, @Body() body: CancelLessonBody, @Once() once: Once): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.cancel-booking', { bookingId, ...body, ...once }));
  }

  @Route('POST /api/lessons/:id/reschedule', { by: ['participant'] })
  @RateLimit('book')
  async reschedule(@Id('lesson-not-found') bookingId: string, @Body() body: RescheduleLessonBody, @Once() once: Once): Promise<Lesson> {
    const request = { bookingId, ...body, ...once };
    return this.people.one(await this.ask.for('booking.reschedule-booking', request, { timeoutMs: claimTimeoutMs }));
  }

  @Route('POST /api/lessons/:id/accept-proposal', { by: ['student'] })
  async acceptProposal(@Id('lesson-not-found') bookingId: string, @Body() body: AcceptProposalBody, @Once() once: Once): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.accept-proposal', { bookingId, ...body, ...once }, { timeoutMs: claimTimeoutMs }));
  }

  @Route('POST /api/lessons/:id/decline-proposal', { by: ['participant'] })
  async declineProposal(@Id('lesson-not-found') bookingId: string, @Body() body: DeclineProposalBody, @Once() once: Once): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.decline-proposal', { bookingId, ...body, ...once }));
  }

  @Route('GET /api/lessons/:id/free-times', { by: ['participant'] })
  freeTimes(@Id('lesson-not-found') bookingId: string, @Query() query: FreeTimesQuery): Promise<OpenSlots> {
    return this.ask.for('booking.list-free-times', { bookingId, ...query });
  }

  @Route('PUT /api/lessons/:id/notes', { by: ['participant'] })
  async saveNotes(@Id('lesson-not-found') bookingId: string, @Body() { text }: SaveNotesBody): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.save-notes', { bookingId, text }));
  }

  @Route('POST /api/lessons/:id/report-problem', { by: ['participant'], status: 201 })
  reportProblem(@Id('lesson-not-found') bookingId: string, @Body() body: ReportProblemBody, @Once() once: Once): Promise<ProblemRecord> {
    return this.ask.for('booking.report-problem', { bookingId, ...body, ...once });
  }
}
