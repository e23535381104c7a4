import {
  auditColumns,
  idempotencyColumns,
  platformColumns,
  restrictionColumns,
  suspensionColumns,
  type PersonalColumns,
} from '@somo/platform/operating/personal-columns';

/** Lessons in which the person is the side that a column names. */
const ofSide = (side: string) => `(student_id = $person AND ${side} = 'student') OR (teacher_id = $person AND ${side} = 'teacher')`;

/** Rows about a lesson in which the person is the student if a condition holds, and the teacher if it does not. */
const ofLesson = (isStudent: string) =>
  `EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND CASE WHEN ${isStudent} THEN b.student_id ELSE b.teacher_id END = $person)`;

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  ...auditColumns,
  ...idempotencyColumns,
  ...suspensionColumns,
  ...restrictionColumns,
  // The other person keeps when a lesson was, what it was about and what it cost.
  bookings: {
    none: 'id agreement_id status subject module_id module_name teacher_zone teacher_start teacher_end cancelled_by moved_by successor_id series_id',
    ids: 'student_id teacher_id',
    cleared: [
      { rows: 'student_id = $person', set: { learner: 'NULL', notes: 'NULL' } },
      { rows: ofSide('cancelled_by'), set: { cancel_reason: 'NULL' } },
      { rows: ofSide('moved_by'), set: { move_reason: 'NULL' } },
    ],
  },
  requests: {
    none: 'id status subject module_id module_name slot slots proposals booking_id',
    ids: 'student_id teacher_id',
    cleared: [
      { rows: 'student_id = $person', set: { message: 'NULL', learner: 'NULL' } },
      { rows: 'teacher_id = $person', set: { reject_reason: 'NULL' } },
    ],
  },
  proposals: {
    none: 'id booking_id proposed_by status slot slots',
    pieces: 'id',
    cleared: [
      { rows: ofLesson("proposed_by = 'student'"), set: { reason: 'NULL' } },
      { rows: ofLesson("proposed_by <> 'student'"), set: { answer_reason: 'NULL' } },
    ],
  },
  problems: {
    none: 'id booking_id kind reported_by status outcome',
    pieces: 'id',
    ids: 'resolved_by',
    kept: { note: 'why an operator decided about money, as long as the ledger: ten years' },
    cleared: [{ rows: ofLesson("reported_by = 'student'"), set: { text: "''" } }],
  },
  lesson_texts: {
    none: 'agreement_id kind',
    ids: 'author_id',
    kept: { text: "a teacher's notes on a lesson: the student has been given them, and keeps them with the lesson" },
    gone: { rows: "author_id = $person AND kind = 'private'", columns: '' },
  },
  student_notes: {
    none: 'id',
    ids: 'teacher_id student_id',
    gone: { rows: 'teacher_id = $person OR student_id = $person', columns: 'text' },
  },
  calendar_links: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: '' } },
  offered_hours: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: 'state' } },
  offered_terms: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: 'state' } },
  outside_busy: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  blocks: { ids: 'blocker_id blocked_id', gone: { rows: 'blocker_id = $person OR blocked_id = $person', columns: '' } },
  teacher_days: { ids: 'teacher_id' },
  teaching: { ids: 'teacher_id' },
  recordings: { none: 'recording_id agreement_id ended_by deleted_by' },
};
