import { Body, Controller, Query } from '@nestjs/common';
import type { Lesson, LessonStats } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { CancelLessonBody, ListLessonsQuery } from '@somo/contracts/routes/lessons';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { ChangesSlots } from '../teachers/own-change.js';
import { LessonPeople } from './lesson-people.js';

@Controller()
export class LessonsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('GET /api/lessons', { by: ['student', 'teacher'] })
  async list(@Query() { when, timeZone = 'UTC', ...page }: ListLessonsQuery): Promise<Page<Lesson>> {
    return this.people.page(await this.ask.for('booking.list-lessons', { when: when ?? 'all', timeZone, ...page }));
  }

  @Route('GET /api/lessons/stats', { by: ['student', 'teacher'] })
  stats(): Promise<LessonStats> {
    return this.ask.for('booking.lesson-stats', {});
  }

  @Route('GET /api/lessons/:id', { by: ['participant'] })
  async get(@Id('lesson-not-found') bookingId: string): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.get-lesson', { bookingId }));
  }

  @Route('POST /api/lessons/:id/cancel', { by: ['participant'] })
  @ChangesSlots()
  async cancel(@Id('lesson-not-found') bookingId: string, @Body() body: CancelLessonBody): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.cancel-booking', { bookingId, ...body }));
  }
}
