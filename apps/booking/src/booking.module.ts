import { Module } from '@nestjs/common';
import { auditHandlers } from '@somo/platform/operating/audit-handlers';
import { erasingHandler } from '@somo/platform/operating/erasing-handler';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import { oldAnswers, oldAudit } from '@somo/platform/retention/old-rows';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { GetClosing } from './queries/get-closing.js';
import { ClosingChanged } from './reactions/closing-changed.js';
import { BookingConfig } from './booking.config.js';
import { AcceptProposal } from './commands/accept-proposal.js';
import { AcceptRequest } from './commands/accept-request.js';
import { AcceptRequestProposal } from './commands/accept-request-proposal.js';
import { AddStudentNote } from './commands/add-student-note.js';
import { BookWeekly } from './commands/book-weekly.js';
import { BookLesson } from './commands/book-lesson.js';
import { CancelAsOperator } from './commands/cancel-as-operator.js';
import { CancelBooking } from './commands/cancel-booking.js';
import { DeclineProposal } from './commands/decline-proposal.js';
import { DeleteStudentNote } from './commands/delete-student-note.js';
import { ProposeRequestTimes } from './commands/propose-request-times.js';
import { ReplaceCalendarLink } from './commands/replace-calendar-link.js';
import { ReportProblem } from './commands/report-problem.js';
import { RejectRequest } from './commands/reject-request.js';
import { RequestLesson } from './commands/request-lesson.js';
import { RescheduleAsOperator } from './commands/reschedule-as-operator.js';
import { RescheduleBooking } from './commands/reschedule-booking.js';
import { ResolveProblem } from './commands/resolve-problem.js';
import { SaveCalendarLink } from './commands/save-calendar-link.js';
import { SaveNotes } from './commands/save-notes.js';
import { TakeOffer } from './commands/take-offer.js';
import { WithdrawRequest } from './commands/withdraw-request.js';
import { CalendarLinks } from './calendars/calendar-links.js';
import { Claims } from './claims/claims.js';
import { FastClaims } from './claims/fast-claims.js';
import { ClearSuspended } from './jobs/clear-suspended.js';
import { CompletePastLesson } from './jobs/complete-past-lesson.js';
import { ExpireProposal } from './jobs/expire-proposal.js';
import { ExpireRequest } from './jobs/expire-request.js';
import { Learners } from './learners/learners.js';
import { Offers } from './offers/offers.js';
import { FilterBookable } from './queries/filter-bookable.js';
import { FindLesson } from './queries/find-lesson.js';
import { GetAgreement } from './queries/get-agreement.js';
import { GetCalendarFeed } from './queries/get-calendar-feed.js';
import { GetCalendarLink } from './queries/get-calendar-link.js';
import { GetLesson } from './queries/get-lesson.js';
import { GetLessonHistory } from './queries/get-lesson-history.js';
import { GetLearners } from './queries/get-learners.js';
import { GetLessons } from './queries/get-lessons.js';
import { GetLessonStats } from './queries/get-lesson-stats.js';
import { GetPersonLessons } from './queries/get-person-lessons.js';
import { GetRequest } from './queries/get-request.js';
import { GetRequests } from './queries/get-requests.js';
import { GetSeries } from './queries/get-series.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { GetStudent } from './queries/get-student.js';
import { ListFreeTimes } from './queries/list-free-times.js';
import { ListLessons } from './queries/list-lessons.js';
import { ListLessonsBetween } from './queries/list-lessons-between.js';
import { ListLessonsOfPeople } from './queries/list-lessons-of-people.js';
import { ListMyTeachers } from './queries/list-my-teachers.js';
import { ListProblems } from './queries/list-problems.js';
import { ListRequests } from './queries/list-requests.js';
import { ListRequestTimes } from './queries/list-request-times.js';
import { ListStudents } from './queries/list-students.js';
import { ListWeeklyTimes } from './queries/list-weekly-times.js';
import { ListTimesForRequest } from './queries/list-times-for-request.js';
import { MeetingLinks } from './queries/meeting-links.js';
import { GetSiteStats } from './queries/get-site-stats.js';
import { ListTakenModules } from './queries/list-taken-modules.js';
import { BusyChanged } from './reactions/busy-changed.js';
import { RecordingChanged } from './reactions/recording-changed.js';
import { ContactChanged } from './reactions/contact-changed.js';
import { HoursChanged } from './reactions/hours-changed.js';
import { PaymentExpired } from './reactions/payment-expired.js';
import { PaymentPaid } from './reactions/payment-paid.js';
import { RestrictionChanged } from './reactions/restriction-changed.js';
import { StandingChanged } from './reactions/standing-changed.js';
import { TermsChanged } from './reactions/terms-changed.js';
import { Bookings1700000000000 } from './store/migrations/1700000000000-bookings.js';
import { Moving1700000000001 } from './store/migrations/1700000000001-moving.js';
import { Problems1700000000002 } from './store/migrations/1700000000002-problems.js';
import { ClaimLesson1700000000003 } from './store/migrations/1700000000003-claim-lesson.js';
import { ByStart1700000000004 } from './store/migrations/1700000000004-by-start.js';
import { Notes1700000000005 } from './store/migrations/1700000000005-notes.js';
import { TeachersTime1700000000006 } from './store/migrations/1700000000006-teachers-time.js';
import { Suspensions1700000000007 } from './store/migrations/1700000000007-suspensions.js';
import { ClaimWithBusy1700000000008 } from './store/migrations/1700000000008-claim-with-busy.js';
import { BusyIfTaken1700000000009 } from './store/migrations/1700000000009-busy-if-taken.js';
import { SurelyTaken1700000000010 } from './store/migrations/1700000000010-surely-taken.js';
import { TimeZones1700000000011 } from './store/migrations/1700000000011-time-zones.js';
import { MovedByOperator1700000000012 } from './store/migrations/1700000000012-moved-by-operator.js';
import { Wishes1700000000013 } from './store/migrations/1700000000013-wishes.js';
import { Blocks1700000000014 } from './store/migrations/1700000000014-blocks.js';
import { StudentNotes1700000000015 } from './store/migrations/1700000000015-student-notes.js';
import { Teaching1700000000016 } from './store/migrations/1700000000016-teaching.js';
import { Learners1700000000020 } from './store/migrations/1700000000020-learners.js';
import { Weekly1700000000021 } from './store/migrations/1700000000021-weekly.js';
import { Restrictions1700000000030 } from './store/migrations/1700000000030-restrictions.js';
import { OutsideBusy1700000000040 } from './store/migrations/1700000000040-outside-busy.js';
import { Calendars1700000000042 } from './store/migrations/1700000000042-calendars.js';
import { Recordings1700000000045 } from './store/migrations/1700000000045-recordings.js';
import { AuditChain1700000000100 } from './store/migrations/1700000000100-audit-chain.js';
import { personalColumns } from './erasure/personal-columns.js';
import { exportParts } from './store/export-parts.js';

const commands = [
  AcceptProposal,
  AcceptRequest,
  AcceptRequestProposal,
  AddStudentNote,
  BookLesson,
  BookWeekly,
  CancelAsOperator,
  CancelBooking,
  DeclineProposal,
  DeleteStudentNote,
  RejectRequest,
  ReplaceCalendarLink,
  ReportProblem,
  RequestLesson,
  RescheduleAsOperator,
  RescheduleBooking,
  ResolveProblem,
  SaveCalendarLink,
  SaveNotes,
  TakeOffer,
  WithdrawRequest,
];
const queries = [
  ...[
    FindLesson,
    GetAgreement,
    GetLearners,
    GetLesson,
    GetLessonHistory,
    GetLessons,
    GetLessonStats,
    GetRequest,
    GetRequests,
    GetSeries,
    GetSiteStats,
    GetLessonTimeline,
  ],
  ...[ListFreeTimes, ListLessons, ListLessonsBetween, ListLessonsOfPeople, ListProblems, ListRequests],
  ListTakenModules,
  ...[FilterBookable, GetCalendarFeed, GetCalendarLink],
  GetPersonLessons,
  ...[GetStudent, ListMyTeachers, ListStudents],
  ...[ListRequestTimes, ListTimesForRequest, ListWeeklyTimes, ProposeRequestTimes],
];
const reactions = [
  BusyChanged,
  RecordingChanged,
  ContactChanged,
  HoursChanged,
  PaymentExpired,
  PaymentPaid,
  RestrictionChanged,
  StandingChanged,
  TermsChanged,
];
const jobs = [ClearSuspended, CompletePastLesson, ExpireProposal, ExpireRequest];

@Module({
  controllers: [
    ...operatingHandlers('booking'),
    exportHandler('booking', exportParts),
    ...auditHandlers('booking'),
    erasingHandler('booking', personalColumns),
    GetClosing,
    ClosingChanged,
    ...commands,
    ...queries,
    ...reactions,
    ...jobs,
  ],
  providers: [{ provide: Claims, useClass: FastClaims }, CalendarLinks, Learners, MeetingLinks, Offers, settings(BookingConfig)],
})
export class BookingModule {}

export const booking: Service = {
  name: 'booking',
  module: BookingModule,
  schemas: [],
  migrations: [
    Bookings1700000000000,
    Moving1700000000001,
    Problems1700000000002,
    ClaimLesson1700000000003,
    ByStart1700000000004,
    Notes1700000000005,
    TeachersTime1700000000006,
    Suspensions1700000000007,
    ClaimWithBusy1700000000008,
    BusyIfTaken1700000000009,
    SurelyTaken1700000000010,
    TimeZones1700000000011,
    MovedByOperator1700000000012,
    Wishes1700000000013,
    Blocks1700000000014,
    StudentNotes1700000000015,
    Teaching1700000000016,
    Learners1700000000020,
    Weekly1700000000021,
    Restrictions1700000000030,
    OutsideBusy1700000000040,
    Calendars1700000000042,
    Recordings1700000000045,
    AuditChain1700000000100,
  ],
  oldRows: [oldAnswers, oldAudit],
};
