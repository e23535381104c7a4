import { Body, Controller, Res } from '@nestjs/common';
import type { Lesson } from '@somo/contracts/lessons';
import { isRequest, type BookingRequest } from '@somo/contracts/requests';
import { BookLessonBody } from '@somo/contracts/routes/lessons';
import { claimTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply } from 'fastify';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';
import { RequestPeople } from '../requests/request-people.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

@Controller()
export class BookingsController {
  constructor(
    private readonly ask: Ask,
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
}
