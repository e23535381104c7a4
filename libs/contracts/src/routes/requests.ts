import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { requestTabs, type BookingRequest, type BookingRequestPage, type RequestTab } from '../requests.js';
import type { OpenSlots } from '../lessons.js';
import { cancelReasonMax, proposalsMax, requestMessageMax, wishesMax } from '../rules/booking.js';
import { AreInstants, IsId, IsInstant, IsLine, IsLines, IsText } from '../rules/text.js';
import type { Instant } from '../time.js';
import { AcceptProposalBody, FreeTimesQuery } from './lessons.js';
import { PageQuery } from './paging.js';

export class RequestLessonBody {
  @IsId()
  teacherId!: string;

  /** The preferred time; may be omitted if `wishes` are sent, whose first time it is then. */
  @ValidateIf(({ startsAt, endsAt, wishes }: RequestLessonBody) => startsAt !== undefined || endsAt !== undefined || wishes === undefined)
  @IsInstant()
  startsAt?: Instant;

  /** A lesson takes 60 minutes. */
  @ValidateIf(({ startsAt, endsAt }: RequestLessonBody) => startsAt !== undefined || endsAt !== undefined)
  @IsInstant()
  endsAt?: Instant;

  /** One to three times that suit the student, the preferred one first; the teacher accepts one of them. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(wishesMax)
  @AreInstants()
  wishes?: Instant[];

  @IsOptional()
  @IsLine()
  subject?: string;

  @IsOptional()
  @IsId()
  moduleId?: string;

  @IsOptional()
  @IsLines({ max: requestMessageMax, blank: true })
  message?: string;

  /** One of your learners, if the lesson is for them. */
  @IsOptional()
  @IsId()
  learnerId?: string;
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

export class AcceptRequestBody {
  /** Which of the wishes; the preferred one if omitted. */
  @IsOptional()
  @IsInstant()
  startsAt?: Instant;
}

export class ProposeTimesBody {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(proposalsMax)
  @AreInstants()
  proposals!: Instant[];
}

export interface RequestRoutes {
  'POST /api/booking-requests': { body: RequestLessonBody; answer: BookingRequest };
  'GET /api/booking-requests': { query: ListRequestsQuery; answer: BookingRequestPage };
  'GET /api/booking-requests/:id': { answer: BookingRequest };
  'GET /api/booking-requests/:id/free-times': { query: FreeTimesQuery; answer: OpenSlots };
  'GET /api/teachers/:id/request-times': { query: FreeTimesQuery; answer: OpenSlots };
  'POST /api/booking-requests/:id/accept': { body: AcceptRequestBody; answer: BookingRequest };
  'POST /api/booking-requests/:id/reject': { body: RejectRequestBody; answer: BookingRequest };
  'POST /api/booking-requests/:id/propose': { body: ProposeTimesBody; answer: BookingRequest };
  'POST /api/booking-requests/:id/accept-proposal': { body: AcceptProposalBody; answer: BookingRequest };
  'POST /api/booking-requests/:id/withdraw': { answer: BookingRequest };
}
