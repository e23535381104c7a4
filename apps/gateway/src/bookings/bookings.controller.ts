import { Body, Controller } from '@nestjs/common';
import type { Lesson } from '@somo/contracts/lessons';
import { BookLessonBody } from '@somo/contracts/routes/lessons';
import { claimTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { IdempotencyKey } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
export class BookingsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('POST /api/bookings', { by: ['student'], status: 201 })
  @RateLimit('book')
  async book(@Body() body: BookLessonBody, @IdempotencyKey() key: string | undefined): Promise<Lesson> {
    const request = { ...body, ...(key === undefined ? {} : { key }) };
    return this.people.one(await this.ask.for('booking.book-lesson', request, { timeoutMs: claimTimeoutMs }));
  }
}
