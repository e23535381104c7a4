import type { HoursState } from '../events/hours.js';
import type { TermsState } from '../events/terms.js';
import type { LessonCounts, LessonRecord, OpenSlots, TakenModule, WeeklyTimes } from '../lessons.js';
import type { LessonHistory } from '../lesson-history.js';
import type { RequestRecord, RequestRecordPage } from '../requests.js';
import type { AuditQuery, AuditRecord, OperatorAttempt } from '../operators.js';
import type { Page } from '../page.js';
import type { PersonLessonRecords } from '../person-history.js';
import type { ProblemCase, ProblemRecord, ProblemStatus } from '../problems.js';
import type { CancelAsOperatorBody, ChangedLesson, RescheduleAsOperatorBody } from '../routes/admin-lessons.js';
import type { ListOperatorLessonsQuery } from '../routes/admin.js';
import type {
  AcceptProposalBody,
  BookLessonBody,
  BookWeeklyBody,
  CancelLessonBody,
  DeclineProposalBody,
  FreeTimesQuery,
  ReportProblemBody,
  RescheduleLessonBody,
  SaveNotesBody,
  WeeklyTimesQuery,
} from '../routes/lessons.js';
import type { ResolveProblemBody } from '../routes/problems.js';
import type { AcceptRequestBody, ListRequestsQuery, ProposeTimesBody, RejectRequestBody, RequestLessonBody } from '../routes/requests.js';
import type { AddStudentNoteBody, ListStudentsQuery } from '../routes/students.js';
import type { BookingStats } from '../stats.js';
import type { AcquaintancePage, AcquaintedTeacher, StudentNote, StudentRecord } from '../students.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface Once {
  /** The Idempotency-Key of the click. */
  key?: string;
}

export interface OfBooking {
  bookingId: string;
}

interface OfRequest {
  requestId: string;
}

export type BookLessonInput = BookLessonBody & Once;
export type RequestLessonInput = RequestLessonBody & Once;

export interface BookingAsks {
  'booking.book-lesson': { in: BookLessonInput; out: LessonRecord | RequestRecord };
  /** Books all of these times or none; each is a lesson of its own. */
  'booking.book-weekly': { in: BookWeeklyBody & Once; out: { lessons: LessonRecord[] } };
  'booking.list-weekly-times': { in: { teacherId: string } & WeeklyTimesQuery; out: WeeklyTimes };
  'booking.cancel-booking': { in: OfBooking & CancelLessonBody & Once; out: LessonRecord };
  /** A student's call moves the lesson; a teacher's call proposes the time and returns the lesson unmoved. */
  'booking.cancel-as-operator': { in: OfBooking & CancelAsOperatorBody & Once; out: ChangedLesson };
  'booking.reschedule-as-operator': { in: OfBooking & RescheduleAsOperatorBody & Once; out: ChangedLesson };
  'booking.reschedule-booking': { in: OfBooking & RescheduleLessonBody & Once; out: LessonRecord };
  /** Moves the lesson to a time that the teacher proposed; `startsAt` says which, if there are several. */
  'booking.accept-proposal': { in: OfBooking & AcceptProposalBody & Once; out: LessonRecord };
  /** Declined by the student, or withdrawn by the teacher. */
  'booking.decline-proposal': { in: OfBooking & DeclineProposalBody & Once; out: LessonRecord };
  /** What a teacher has just changed about their offer: the event brings it too. */
  'booking.take-offer': { in: { hours?: HoursState; terms?: TermsState }; out: null };
  /** Returns times in the teacher's hours at which both people of the lesson are free. */
  'booking.list-free-times': { in: OfBooking & FreeTimesQuery; out: OpenSlots };
  'booking.request-lesson': { in: RequestLessonInput; out: RequestRecord };
  /** Returns times in the teacher's hours at which the teacher and the student who asks are free. */
  'booking.list-request-times': { in: { teacherId: string } & FreeTimesQuery; out: OpenSlots };
  /** Returns times in the teacher's hours at which both people of the request are free. */
  'booking.list-times-for-request': { in: OfRequest & FreeTimesQuery; out: OpenSlots };
  /** Books one of the wishes. */
  'booking.accept-request': { in: OfRequest & AcceptRequestBody & Once; out: RequestRecord };
  /** Proposes other times to the student, replacing any earlier ones; the request stays pending. */
  'booking.propose-request-times': { in: OfRequest & ProposeTimesBody & Once; out: RequestRecord };
  /** Books a time that the teacher proposed; `startsAt` says which, if there are several. */
  'booking.accept-request-proposal': { in: OfRequest & AcceptProposalBody & Once; out: RequestRecord };
  'booking.reject-request': { in: { requestId: string } & RejectRequestBody & Once; out: RequestRecord };
  'booking.withdraw-request': { in: { requestId: string; key?: string }; out: RequestRecord };
  'booking.get-request': { in: { requestId: string }; out: RequestRecord };
  /** Returns those of these requests that exist, in no particular order; at most 50. */
  'booking.get-requests': { in: { requestIds: string[] }; out: RequestRecord[] };
  'booking.list-requests': { in: ListRequestsQuery; out: RequestRecordPage };
  /** Saves what the caller writes about a lesson: the teacher for both participants, the student for themself. */
  'booking.save-notes': { in: OfBooking & SaveNotesBody; out: LessonRecord };
  'booking.report-problem': { in: OfBooking & ReportProblemBody & Once; out: ProblemRecord };
  'booking.list-problems': { in: { status: ProblemStatus; cursor?: string; limit?: number }; out: Page<ProblemCase> };
  'booking.resolve-problem': { in: { problemId: string } & ResolveProblemBody & Once; out: ProblemCase };
  'booking.audit-invalid-input': { in: OperatorAttempt; out: null };
  'booking.list-audit': { in: AuditQuery; out: AuditRecord[] };
  /** Moving a lesson adds a booking to its agreement; `bookingIds` has them all, the latest last. */
  'booking.get-agreement': { in: { bookingId: string }; out: { agreementId: string; bookingIds: string[] } };
  'booking.get-lesson': { in: { bookingId: string }; out: LessonRecord };
  /** Returns what happened to a lesson, under whichever id it ever had. */
  'booking.get-lesson-history': { in: OfBooking; out: LessonHistory };
  /** Returns the caller's lesson nearest to now whose id begins with `code`. */
  'booking.find-lesson': { in: { code: string }; out: LessonRecord };
  /** Returns those of these lessons that exist, in no particular order; at most 50. */
  'booking.get-lessons': { in: { bookingIds: string[] }; out: LessonRecord[] };
  /** Returns the learners of those of these lessons and requests that are for one, by their id; at most 100. */
  'booking.get-learners': { in: { ids: string[] }; out: { id: string; firstName: string }[] };
  /** Returns the lessons that a student booked together, each at its present time, the earliest first. */
  'booking.get-series': { in: { studentId: string; seriesId: string }; out: LessonRecord[] };
  /** Returns how many lessons a person has, and the latest ones, for operators. */
  'booking.get-person-lessons': { in: { userId: string }; out: PersonLessonRecords };
  /** Returns the latest lessons of up to ten people, at most twenty, for operators. */
  'booking.list-lessons-of-people': { in: { userIds: string[] }; out: LessonRecord[] };
  /** Returns the lessons that start at `from` or later and before `to`, at most 31 days later, the earliest first; for operators. */
  'booking.list-lessons-between': { in: ListOperatorLessonsQuery; out: Page<LessonRecord> };
  'booking.list-lessons': {
    in: { when: 'upcoming' | 'past' | 'all'; timeZone: string; cursor?: string; limit?: number };
    out: Page<LessonRecord>;
  };
  'booking.get-site-stats': { in: Record<string, never>; out: BookingStats };
  'booking.get-lesson-stats': { in: Record<string, never>; out: LessonCounts };
  /** Returns what this service knows about a lesson, for operators. */
  'booking.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
  /** Returns the modules of the student's lessons, the one of their latest lesson first; at most 50. */
  'booking.list-taken-modules': { in: Record<string, never>; out: { items: TakenModule[] } };
  /** Returns the students of the teacher who asks. */
  'booking.list-students': { in: ListStudentsQuery; out: AcquaintancePage };
  /** Returns the teachers of the student who asks. */
  'booking.list-my-teachers': { in: { cursor?: string; limit?: number }; out: AcquaintancePage<AcquaintedTeacher> };
  'booking.get-student': { in: { studentId: string }; out: StudentRecord };
  /** Writes a note about a student, which only this teacher reads. */
  'booking.add-student-note': { in: { studentId: string } & AddStudentNoteBody & Once; out: StudentNote };
  'booking.delete-student-note': { in: { noteId: string }; out: null };
}
