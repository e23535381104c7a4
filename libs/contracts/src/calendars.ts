import type { BreakPeriod } from './availability.js';
import type { LessonRecord } from './lessons.js';

/** The link by which programs show all of a person's lessons (`GET /api/me/calendar`). Whoever has it can read them. */
export interface CalendarLink {
  /** https, to copy. */
  url: string;
  /** The same for programs that subscribe when they are handed it. */
  webcalUrl: string;
  googleUrl: string;
  outlookUrl: string;
  hideCancelled: boolean;
}

/** A link as booking knows it. */
export interface CalendarLinkRecord {
  token: string;
  hideCancelled: boolean;
}

/** What a calendar says of a lesson. */
export type CalendarLesson = Pick<
  LessonRecord,
  | ('id' | 'agreementId' | 'studentId' | 'teacherId' | 'status' | 'subject' | 'moduleName' | 'learner' | 'startsAt' | 'endsAt')
  | ('paidAt' | 'cancelledAt' | 'cancelReason' | 'sequence' | 'createdAt')
>;

/** What the link shows. */
export interface CalendarFeed {
  /** Whose it is. */
  userId: string;
  /** In which they read; English if that could not be found out. */
  language: string;
  lessons: CalendarLesson[];
  /** A teacher's days off. */
  breaks: Pick<BreakPeriod, 'startDate' | 'endDate'>[];
}
