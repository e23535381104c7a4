// Who may use which route. A route that is not listed here fails apps/all-in-one/spec/access.db.long.spec.ts.
import type { Role } from '@somo/contracts/caller';

/** People, from the view of a thing: a lesson, a request, a notification. The student's things are those of `its student`. */
export const people = ['visitor', 'its student', 'its teacher', 'another student', 'another teacher', 'operator'] as const;
export type Person = (typeof people)[number];

/** `anyone`: visitors too. `own`: people of these roles, and each reaches only what is theirs. A list: these people and nobody else. */
export type Audience = 'anyone' | { own: readonly Role[] } | readonly Exclude<Person, 'visitor'>[];

/** What an id in a path stands for. */
export type Thing = 'account' | 'lesson' | 'module' | 'notification' | 'other person' | 'problem' | 'request' | 'session' | 'teacher';

export interface AccessRow {
  path: string;
  /** What the id in the path is of. */
  of?: Thing;
  /** GET */
  read?: Audience;
  /** POST, PUT, PATCH */
  write?: Audience;
  /** DELETE */
  delete?: Audience;
}

const anyone = 'anyone';
const own = (...roles: Role[]): Audience => ({ own: roles });
const each = own('student', 'teacher', 'admin');
const members = own('student', 'teacher');
const both: Audience = ['its student', 'its teacher'];
const itsStudent: Audience = ['its student'];
const itsTeacher: Audience = ['its teacher'];
const operator: Audience = ['operator'];
/** Signed by the payment provider, whoever brings it. */
const nobody: Audience = [];

export const accessMatrix: readonly AccessRow[] = [
  { path: '/api/admin/audit', read: operator },
  { path: '/api/admin/ledger', read: operator },
  { path: '/api/admin/lessons', read: operator },
  { path: '/api/admin/lessons/{id}/hold', of: 'lesson', write: operator },
  { path: '/api/admin/lessons/{id}/payment', of: 'lesson', read: operator },
  { path: '/api/admin/lessons/{id}/refund', of: 'lesson', write: operator },
  { path: '/api/admin/lessons/{id}/release', of: 'lesson', write: operator },
  { path: '/api/admin/lessons/{id}/timeline', of: 'lesson', read: operator },
  { path: '/api/admin/payouts', read: operator },
  { path: '/api/admin/people/{id}', of: 'account', read: operator },
  { path: '/api/admin/people/{id}/email', of: 'account', write: operator },
  { path: '/api/admin/people/{id}/restore', of: 'account', write: operator },
  { path: '/api/admin/people/{id}/suspend', of: 'account', write: operator },
  { path: '/api/admin/problems', read: operator },
  { path: '/api/admin/problems/{id}/resolve', of: 'problem', write: operator },
  { path: '/api/admin/queues', read: operator },
  { path: '/api/admin/queues/open', write: operator },
  { path: '/api/admin/search', read: operator },
  { path: '/api/auth/change-password', write: each },
  { path: '/api/auth/confirm-email', write: anyone },
  { path: '/api/auth/forgot-password', write: anyone },
  { path: '/api/auth/google', read: anyone },
  { path: '/api/auth/google/callback', read: anyone },
  { path: '/api/auth/login', write: anyone },
  { path: '/api/auth/logout', write: anyone },
  { path: '/api/auth/refresh', write: anyone },
  { path: '/api/auth/register', write: anyone },
  { path: '/api/auth/resend-confirmation', write: each },
  { path: '/api/auth/reset-password', write: anyone },
  { path: '/api/auth/session', read: each },
  { path: '/api/auth/sessions', read: each, delete: each },
  { path: '/api/auth/sessions/{id}', of: 'session', delete: itsStudent },
  { path: '/api/auth/two-step', read: each, write: anyone },
  { path: '/api/auth/two-step/confirm', write: each },
  { path: '/api/auth/two-step/recovery-codes', write: each },
  { path: '/api/auth/two-step/remove', write: each },
  { path: '/api/auth/two-step/setup', write: each },
  { path: '/api/booking-requests', read: members, write: own('student') },
  { path: '/api/booking-requests/{id}', of: 'request', read: both },
  { path: '/api/booking-requests/{id}/accept', of: 'request', write: itsTeacher },
  { path: '/api/booking-requests/{id}/reject', of: 'request', write: itsTeacher },
  { path: '/api/booking-requests/{id}/withdraw', of: 'request', write: itsStudent },
  { path: '/api/bookings', write: own('student') },
  { path: '/api/classrooms/{code}', of: 'lesson', read: both },
  { path: '/api/contact', write: anyone },
  { path: '/api/conversations', read: each },
  { path: '/api/conversations/{userId}', of: 'other person', delete: both },
  { path: '/api/conversations/{userId}/messages', of: 'other person', read: both, write: both },
  { path: '/api/conversations/{userId}/read', of: 'other person', write: both },
  { path: '/api/earnings', read: own('teacher') },
  { path: '/api/earnings/export.csv', read: own('teacher') },
  { path: '/api/earnings/report.csv', read: own('teacher') },
  { path: '/api/earnings/transactions', read: own('teacher') },
  { path: '/api/lessons', read: members },
  { path: '/api/lessons/payments', read: members },
  { path: '/api/lessons/stats', read: members },
  { path: '/api/lessons/{id}', of: 'lesson', read: both },
  { path: '/api/lessons/{id}/accept-proposal', of: 'lesson', write: itsStudent },
  { path: '/api/lessons/{id}/attendance', of: 'lesson', read: both },
  { path: '/api/lessons/{id}/cancel', of: 'lesson', write: both },
  { path: '/api/lessons/{id}/classroom', of: 'lesson', read: both },
  { path: '/api/lessons/{id}/decline-proposal', of: 'lesson', write: both },
  { path: '/api/lessons/{id}/free-times', of: 'lesson', read: both },
  { path: '/api/lessons/{id}/notes', of: 'lesson', write: both },
  { path: '/api/lessons/{id}/pay', of: 'lesson', write: itsStudent },
  { path: '/api/lessons/{id}/pay/confirm', of: 'lesson', write: itsStudent },
  { path: '/api/lessons/{id}/payment', of: 'lesson', read: both },
  { path: '/api/lessons/{id}/receipt.pdf', of: 'lesson', read: itsStudent },
  { path: '/api/lessons/{id}/report-problem', of: 'lesson', write: both },
  { path: '/api/lessons/{id}/reschedule', of: 'lesson', write: both },
  { path: '/api/me/availability', read: own('teacher'), write: own('teacher') },
  { path: '/api/me/avatar', write: members, delete: members },
  { path: '/api/me/profile', read: members, write: members },
  { path: '/api/me/settings', read: members, write: members },
  { path: '/api/me/subjects', write: own('teacher') },
  { path: '/api/modules', read: anyone },
  { path: '/api/modules/{id}', of: 'module', read: each },
  { path: '/api/modules/{id}/progress', of: 'module', write: own('student') },
  { path: '/api/notifications', read: each },
  { path: '/api/notifications/read-all', write: each },
  { path: '/api/notifications/{id}', of: 'notification', delete: itsStudent },
  { path: '/api/notifications/{id}/read', of: 'notification', write: itsStudent },
  { path: '/api/onboarding', write: each },
  { path: '/api/payments', read: own('student') },
  { path: '/api/payments/webhooks/{provider}', write: nobody },
  { path: '/api/stats', read: anyone },
  { path: '/api/subjects', read: anyone },
  { path: '/api/teachers', read: anyone },
  { path: '/api/teachers/featured', read: anyone },
  { path: '/api/teachers/{id}', of: 'teacher', read: anyone },
  { path: '/api/teachers/{id}/slots', of: 'teacher', read: anyone },
];
