import { Body, Controller, Query } from '@nestjs/common';
import type { BookingRequest, BookingRequestPage } from '@somo/contracts/requests';
import { ListRequestsQuery, RejectRequestBody, RequestLessonBody } from '@somo/contracts/routes/requests';
import { claimTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { RequestPeople } from './request-people.js';

const claiming = { timeoutMs: claimTimeoutMs };

@Controller()
export class RequestsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: RequestPeople,
  ) {}

  @Route('POST /api/booking-requests', { by: ['student'], status: 201 })
  @RateLimit('book')
  async create(@Body() body: RequestLessonBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.request-lesson', { ...body, ...once }, claiming));
  }

  @Route('GET /api/booking-requests', { by: ['student', 'teacher'] })
  async list(@Query() query: ListRequestsQuery): Promise<BookingRequestPage> {
    return this.people.page(await this.ask.for('booking.list-requests', { ...query }));
  }

  @Route('GET /api/booking-requests/:id', { by: ['student', 'teacher'] })
  async get(@Id('request-not-found') requestId: string): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.get-request', { requestId }));
  }

  @Route('POST /api/booking-requests/:id/accept', { by: ['teacher'] })
  async accept(@Id('request-not-found') requestId: string, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.accept-request', { requestId, ...once }, claiming));
  }

  @Route('POST /api/booking-requests/:id/reject', { by: ['teacher'] })
  async reject(@Id('request-not-found') requestId: string, @Body() body: RejectRequestBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.reject-request', { requestId, ...body, ...once }));
  }

  @Route('POST /api/booking-requests/:id/withdraw', { by: ['student'] })
  async withdraw(@Id('request-not-found') requestId: string, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.withdraw-request', { requestId, ...once }));
  }
}
