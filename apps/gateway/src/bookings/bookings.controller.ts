import { Body, Controller, Res } from '@nestjs/common';
import type { Lesson } from '@somo/contracts/lessons';
import { isRequest, type BookingRequest } from '@somo/contracts/requests';
import { BookLessonBody, BookWeeklyBody, WeeklyTimesQuery } from '@somo/contracts/routes/lessons';
import { claimTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply } from 'fastify';
import { Forward } from '../http/forward.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';
import { RequestPeople } from '../requests/request-people.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
@Forward('GET /api/teachers/:id/weekly-times', 'booking.list-weekly-times', {
  summary: 'List the dates of a weekly time of a teacher, with what stands in the way of those that cannot be booked',
  by: ['student'],
  of: 'teacher',
  id: 'teacherId',
  query: WeeklyTimesQuery,
})
export class BookingsController {
  constructor(
    readonly ask: Ask,
    private readonly people: LessonPeople,
    private readonly requests: RequestPeople,
  ) {}

  @Route('POST /api/bookings', {
    summary: 'Book a lesson at an open time (201), or request it where the teacher accepts each booking (202)',
    by: ['student'],
    status: 201,
    also: 202,
  })
  @RateLimit('book')
  async bookLesson(
    @Body() body: BookLessonBody,
    @Once() once: Once,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Lesson | BookingRequest> {
    const booked = await this.ask.for('booking.book-lesson', { ...body, ...once }, { timeoutMs: claimTimeoutMs });
    if (!isRequest(booked)) return this.people.booked(booked);
    reply.status(202);
    return this.requests.one(booked);
  }

  @Route('POST /api/bookings/weekly', {
    summary: 'Book a weekly time of a teacher with whom you have completed a lesson, two to eight times: all of them or none',
    by: ['student'],
    status: 201,
  })
  @RateLimit('book')
  async bookWeekly(@Body() body: BookWeeklyBody, @Once() once: Once): Promise<{ lessons: Lesson[] }> {
    const { lessons } = await this.ask.for('booking.book-weekly', { ...body, ...once }, { timeoutMs: claimTimeoutMs });
    return { lessons: await Promise.all(lessons.map((lesson) => this.people.booked(lesson))) };
  }
}
