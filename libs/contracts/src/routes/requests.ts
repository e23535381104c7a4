import { IsIn, IsOptional } from 'class-validator';
import { requestTabs, type BookingRequest, type BookingRequestPage, type RequestTab } from '../requests.js';
import { cancelReasonMax, requestMessageMax } from '../rules/booking.js';
import { IsId, IsInstant, IsLine, IsLines, IsText } from '../rules/text.js';
import type { Instant } from '../time.js';
import { PageQuery } from './paging.js';

export class RequestLessonBody {
  @IsId()
  teacherId!: string;

  @IsInstant()
  startsAt!: Instant;

  /** A lesson takes 60 minutes. */
  @IsInstant()
  endsAt!: Instant;

  @IsOptional()
  @IsLine()
  subject?: string;

  @IsOptional()
  @IsId()
  moduleId?: string;

  @IsOptional()
  @IsLines({ max: requestMessageMax, blank: true })
  message?: string;
}

export class ListRequestsQuery extends PageQuery {
  /** All if omitted; 'rejected' includes those that were withdrawn or have expired. */
  @IsOptional()
  @IsIn([...requestTabs])
  status?: RequestTab;

  /** Upper and lower case are the same. */
  @IsOptional()
  @IsText({ max: 80 })
  subject?: string;
}

export class RejectRequestBody {
  @IsOptional()
  @IsLines({ max: cancelReasonMax, blank: true })
  reason?: string;
}

export interface RequestRoutes {
  'POST /api/booking-requests': { body: RequestLessonBody; answer: BookingRequest };
  'GET /api/booking-requests': { query: ListRequestsQuery; answer: BookingRequestPage };
  'GET /api/booking-requests/:id': { answer: BookingRequest };
  'POST /api/booking-requests/:id/accept': { answer: BookingRequest };
  'POST /api/booking-requests/:id/reject': { body: RejectRequestBody; answer: BookingRequest };
  'POST /api/booking-requests/:id/withdraw': { answer: BookingRequest };
}
