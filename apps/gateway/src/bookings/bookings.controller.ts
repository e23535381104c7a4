import { Body, Controller } from '@nestjs/common';
import type { Lesson } from '@somo/contracts/lessons';
import { BookLessonBody } from '@somo/contracts/routes/lessons';
import { Ask } from '@somo/platform/ask';
import { IdempotencyKey } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';
import { Limit } from '../limits/limit.js';
import { ChangesSlots } from '../teachers/own-change.js';

@Controller()
export class BookingsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('POST /api/bookings', { by: ['student'], status: 201 })
  @Limit('book')
  @ChangesSlots()
  async book(@Body() body: BookLessonBody, @IdempotencyKey() key: string | undefined): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.book-lesson', { ...body, ...(key === undefined ? {} : { key }) }));
  }
}
