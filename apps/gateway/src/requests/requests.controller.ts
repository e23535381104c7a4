import { Body, Controller, Query } from '@nestjs/common';
import type { BookingRequest, BookingRequestPage } from '@somo/contracts/requests';
import { AcceptProposalBody, FreeTimesQuery } from '@somo/contracts/routes/lessons';
import {
  AcceptRequestBody,
  ListRequestsQuery,
  ProposeTimesBody,
  RejectRequestBody,
  RequestLessonBody,
} from '@somo/contracts/routes/requests';
import { claimTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { RequestPeople } from './request-people.js';

const claiming = { timeoutMs: claimTimeoutMs };

@Controller()
@Forward('GET /api/teachers/:id/request-times', 'booking.list-request-times', {
  summary: "List times in a teacher's hours at which you are both free, as a hint for a request",
  by: ['student'],
  of: 'teacher',
  id: 'teacherId',
  query: FreeTimesQuery,
})
@Forward('GET /api/booking-requests/:id/free-times', 'booking.list-times-for-request', {
  summary: 'List times in your hours at which you and the student of a booking request are free',
  by: ['teacher'],
  of: 'request',
  id: 'requestId',
  query: FreeTimesQuery,
})
export class RequestsController {
  constructor(
    readonly ask: Ask,
    private readonly people: RequestPeople,
  ) {}

  @Route('POST /api/booking-requests', {
    summary: 'Ask a teacher for a lesson at one to three times, whether the teacher offers them or not',
    by: ['student'],
    status: 201,
  })
  @RateLimit('book')
  async requestLesson(@Body() body: RequestLessonBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.request-lesson', { ...body, ...once }, claiming));
  }

  @Route('GET /api/booking-requests', { summary: 'List your booking requests, newest first', by: ['student', 'teacher'] })
  async listRequests(@Query() query: ListRequestsQuery): Promise<BookingRequestPage> {
    return this.people.page(await this.ask.for('booking.list-requests', { ...query }));
  }

  @Route('GET /api/booking-requests/:id', { summary: 'Get a booking request', by: ['student', 'teacher'], of: 'request' })
  async getRequest(@Id() requestId: string): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.get-request', { requestId }));
  }

  @Route('POST /api/booking-requests/:id/accept', {
    summary: 'Accept one of the times of a booking request as its teacher: the lesson is booked',
    by: ['teacher'],
    of: 'request',
  })
  async acceptRequest(@Id() requestId: string, @Body() body: AcceptRequestBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.accept-request', { requestId, ...body, ...once }, claiming));
  }

  @Route('POST /api/booking-requests/:id/propose', {
    summary: 'Propose one to three other times in answer to a booking request, as its teacher',
    by: ['teacher'],
    of: 'request',
  })
  @RateLimit('book')
  async proposeRequestTimes(@Id() requestId: string, @Body() body: ProposeTimesBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.propose-request-times', { requestId, ...body, ...once }));
  }

  @Route('POST /api/booking-requests/:id/accept-proposal', {
    summary: 'Accept a time that the teacher proposed in answer to your booking request: the lesson is booked',
    by: ['student'],
    of: 'request',
  })
  async acceptRequestProposal(@Id() requestId: string, @Body() body: AcceptProposalBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.accept-request-proposal', { requestId, ...body, ...once }, claiming));
  }

  @Route('POST /api/booking-requests/:id/reject', { summary: 'Reject a booking request as its teacher', by: ['teacher'], of: 'request' })
  async rejectRequest(@Id() requestId: string, @Body() body: RejectRequestBody, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.reject-request', { requestId, ...body, ...once }));
  }

  @Route('POST /api/booking-requests/:id/withdraw', {
    summary: 'Withdraw a booking request as its student',
    by: ['student'],
    of: 'request',
  })
  async withdrawRequest(@Id() requestId: string, @Once() once: Once): Promise<BookingRequest> {
    return this.people.one(await this.ask.for('booking.withdraw-request', { requestId, ...once }));
  }
}
