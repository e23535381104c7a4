import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import { AreInstants, IsDay, IsId, IsInstant, IsLine, IsLines, IsZone } from '../rules/text.js';
import { problemKinds, type ProblemKind, type ProblemRecord } from '../problems.js';
import { cancelReasonMax, notesMax, problemTextMax, proposalsMax, weeklyMax } from '../rules/booking.js';
import type { LessonHistory } from '../lesson-history.js';
import type { Lesson, LessonStats, OpenSlots, TakenModule, WeeklyTimes } from '../lessons.js';
import type { BookingRequest } from '../requests.js';
import type { Page } from '../page.js';
import type { LessonPayment } from '../payments.js';
import type { Instant } from '../time.js';
import { PageQuery } from './paging.js';

/** What is booked, besides its time. */
class LessonChoiceBody {
  @IsId()
  teacherId!: string;

  @IsOptional()
  @IsLine()
  subject?: string;

  @IsOptional()
  @IsId()
  moduleId?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100_000_000)
  expectedPriceCents?: number;

  /** One of your learners, if the lesson is for them. */
  @IsOptional()
  @IsId()
  learnerId?: string;
}

export class BookLessonBody extends LessonChoiceBody {
  @IsInstant()
  startsAt!: Instant;
}

export class BookWeeklyBody extends LessonChoiceBody {
  /** At the same time of day by the teacher's clock, in different weeks, the earliest first. */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(weeklyMax)
  @AreInstants()
  times!: Instant[];
}

export class WeeklyTimesQuery {
  @IsInstant()
  startsAt!: Instant;
}

export class ListLessonsQuery extends PageQuery {
  /** If omitted: every lesson, newest first. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';

  /** The time zone that decides what today is; UTC if omitted. */
  @IsOptional()
  @IsZone()
  timeZone?: string;
}

export class CancelLessonBody {
  @IsOptional()
  @IsLines({ max: cancelReasonMax, blank: true })
  reason?: string;
}

/** Either `startsAt` or, for a teacher, `proposals`. */
export class RescheduleLessonBody {
  @ValidateIf(({ startsAt, proposals }: RescheduleLessonBody) => startsAt !== undefined || proposals === undefined)
  @IsInstant()
  startsAt?: Instant;

  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(proposalsMax)
  @AreInstants()
  proposals?: Instant[];

  @IsOptional()
  @IsLines({ max: cancelReasonMax, blank: true })
  reason?: string;
}

export class DeclineProposalBody {
  @IsOptional()
  @IsLines({ max: cancelReasonMax, blank: true })
  reason?: string;
}

export class FreeTimesQuery {
  @IsDay()
  from!: string;

  @IsDay()
  to!: string;

  @IsZone()
  timeZone!: string;
}

export class AcceptProposalBody {
  /** The time that the student chose; needed if several are proposed. */
  @IsOptional()
  @IsInstant()
  startsAt?: Instant;
}

export class ReportProblemBody {
  @IsIn([...problemKinds])
  kind!: ProblemKind;

  @IsLines({ max: problemTextMax })
  text!: string;
}

export class SaveNotesBody {
  /** Replaces what was there. Blank text is refused: notes can be rewritten, not emptied. */
  @IsLines({ max: notesMax })
  text!: string;
}

export class PayLessonBody {
  @IsOptional()
  @Matches(/^[0-9]{12,19}$/, { message: 'card must be 12 to 19 digits' })
  card?: string;
}

export class ConfirmPaymentBody {
  /** The student's answer to their bank. */
  @IsBoolean()
  approved!: boolean;
}

export interface LessonRoutes {
  /** A lesson, or a request where the teacher accepts each booking (202). */
  'POST /api/bookings': { body: BookLessonBody; answer: Lesson | BookingRequest };
  /** Books them all or none. */
  'POST /api/bookings/weekly': { body: BookWeeklyBody; answer: { lessons: Lesson[] } };
  'GET /api/teachers/:id/weekly-times': { query: WeeklyTimesQuery; answer: WeeklyTimes };
  'GET /api/lessons': { query: ListLessonsQuery; answer: Page<Lesson> };
  'GET /api/lessons/stats': { answer: LessonStats };
  'GET /api/lessons/modules': { answer: { items: TakenModule[] } };
  'GET /api/lessons/:id': { answer: Lesson };
  'GET /api/lessons/:id/history': { answer: LessonHistory };
  'POST /api/lessons/:id/cancel': { body: CancelLessonBody; answer: Lesson };
  'POST /api/lessons/:id/reschedule': { body: RescheduleLessonBody; answer: Lesson };
  'POST /api/lessons/:id/accept-proposal': { body: AcceptProposalBody; answer: Lesson };
  'POST /api/lessons/:id/decline-proposal': { body: DeclineProposalBody; answer: Lesson };
  'GET /api/lessons/:id/free-times': { query: FreeTimesQuery; answer: OpenSlots };
  'PUT /api/lessons/:id/notes': { body: SaveNotesBody; answer: Lesson };
  'POST /api/lessons/:id/report-problem': { body: ReportProblemBody; answer: ProblemRecord };
  'GET /api/lessons/:id/payment': { answer: LessonPayment };
  'POST /api/lessons/:id/pay/confirm': { body: ConfirmPaymentBody; answer: LessonPayment };
  'POST /api/lessons/:id/pay': { body: PayLessonBody; answer: LessonPayment };
}
