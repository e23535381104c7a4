// What a block closes: a verdict for every route of the public API and every live message. A new one without a verdict does not compile.
import type { LiveName } from '@somo/contracts/live';
import type { LiveInputName } from '@somo/contracts/live-input';
import type { RouteName } from '@somo/contracts/routes/map';

/** Who has blocked whom makes no difference. */
type Open =
  /** Reaches only what is the caller's own, or nobody. */
  | 'own'
  /** Shows what every visitor sees. */
  | 'public'
  /** Operators reach everybody. */
  | 'operators'
  /** Of what the two agreed on: lessons that are booked stay, with their room, their chat and their money. */
  | 'agreed'
  /** Stays for whoever was reached: their own history, its deletion, blocking and reporting. */
  | 'history';

/** A door that a block closes; the spec tries it with every pair. */
export type Closed =
  | 'message'
  | 'typing'
  | 'receipt'
  | 'presence'
  | 'request'
  | 'booking'
  /** An open request is closed by the block, so that nobody can answer it. */
  | 'answer';

export const routeDoors: Record<RouteName, Open | Closed> = {
  'GET /api/admin/audit': 'operators',
  'GET /api/admin/ledger': 'operators',
  'GET /api/admin/lessons': 'operators',
  'POST /api/admin/lessons/:id/cancel': 'operators',
  'GET /api/admin/lessons/:id/free-times': 'operators',
  'POST /api/admin/lessons/:id/hold': 'operators',
  'GET /api/admin/lessons/:id/payment': 'operators',
  'POST /api/admin/lessons/:id/refund': 'operators',
  'POST /api/admin/lessons/:id/release': 'operators',
  'POST /api/admin/lessons/:id/reschedule': 'operators',
  'GET /api/admin/lessons/:id/timeline': 'operators',
  'GET /api/admin/payouts': 'operators',
  'GET /api/admin/people/:id': 'operators',
  'GET /api/admin/people/:id/deliveries': 'operators',
  'POST /api/admin/people/:id/email': 'operators',
  'POST /api/admin/people/:id/restore': 'operators',
  'POST /api/admin/people/:id/suspend': 'operators',
  'GET /api/admin/problems': 'operators',
  'POST /api/admin/problems/:id/resolve': 'operators',
  'GET /api/admin/queues': 'operators',
  'POST /api/admin/queues/open': 'operators',
  'GET /api/admin/reports': 'operators',
  'GET /api/admin/reports/:id': 'operators',
  'GET /api/admin/reports/:id/file': 'operators',
  'POST /api/admin/reports/:id/answer': 'operators',
  'GET /api/admin/reviews/:id': 'operators',
  'POST /api/admin/reviews/:id/hide': 'operators',
  'POST /api/admin/reviews/:id/restore': 'operators',
  'GET /api/admin/search': 'operators',
  'POST /api/auth/change-password': 'own',
  'POST /api/auth/confirm-email': 'own',
  'POST /api/auth/forgot-password': 'own',
  'POST /api/auth/login': 'own',
  'POST /api/auth/logout': 'own',
  'POST /api/auth/refresh': 'own',
  'POST /api/auth/register': 'own',
  'POST /api/auth/resend-confirmation': 'own',
  'POST /api/auth/reset-password': 'own',
  'GET /api/auth/session': 'own',
  'DELETE /api/auth/sessions': 'own',
  'GET /api/auth/sessions': 'own',
  'DELETE /api/auth/sessions/:id': 'own',
  'GET /api/auth/two-step': 'own',
  'POST /api/auth/two-step': 'own',
  'POST /api/auth/two-step/confirm': 'own',
  'POST /api/auth/two-step/recovery-codes': 'own',
  'POST /api/auth/two-step/remove': 'own',
  'POST /api/auth/two-step/setup': 'own',
  'GET /api/booking-requests': 'history',
  'POST /api/booking-requests': 'request',
  'GET /api/booking-requests/:id': 'history',
  'POST /api/booking-requests/:id/accept': 'answer',
  'POST /api/booking-requests/:id/accept-proposal': 'answer',
  'GET /api/booking-requests/:id/free-times': 'history',
  'POST /api/booking-requests/:id/propose': 'answer',
  'POST /api/booking-requests/:id/reject': 'answer',
  'POST /api/booking-requests/:id/withdraw': 'answer',
  'POST /api/bookings': 'booking',
  'GET /api/classrooms/:code': 'agreed',
  'POST /api/contact': 'own',
  'DELETE /api/contacts/:userId/block': 'history',
  'PUT /api/contacts/:userId/block': 'history',
  'GET /api/conversations': 'history',
  'GET /api/conversations/unread': 'history',
  'DELETE /api/conversations/:userId': 'history',
  'GET /api/conversations/:userId': 'history',
  'GET /api/conversations/:userId/messages': 'history',
  'POST /api/conversations/:userId/messages': 'message',
  'POST /api/conversations/:userId/read': 'receipt',
  'POST /api/conversations/:userId/report': 'history',
  'GET /api/earnings': 'own',
  'GET /api/earnings/export.csv': 'own',
  'GET /api/earnings/report.csv': 'own',
  'GET /api/earnings/transactions': 'own',
  'GET /api/lessons': 'agreed',
  'GET /api/lessons/modules': 'own',
  'GET /api/lessons/payments': 'own',
  'GET /api/lessons/stats': 'own',
  'GET /api/lessons/:id': 'agreed',
  'POST /api/lessons/:id/accept-proposal': 'agreed',
  'GET /api/lessons/:id/attendance': 'agreed',
  'POST /api/lessons/:id/cancel': 'agreed',
  'GET /api/lessons/:id/classroom': 'agreed',
  'POST /api/lessons/:id/decline-proposal': 'agreed',
  'GET /api/lessons/:id/free-times': 'agreed',
  'PUT /api/lessons/:id/notes': 'agreed',
  'POST /api/lessons/:id/pay': 'agreed',
  'POST /api/lessons/:id/pay/confirm': 'agreed',
  'GET /api/lessons/:id/payment': 'agreed',
  'GET /api/lessons/:id/receipt.pdf': 'agreed',
  'POST /api/lessons/:id/report-problem': 'agreed',
  'POST /api/lessons/:id/reschedule': 'agreed',
  'POST /api/lessons/:id/review': 'agreed',
  'PUT /api/lessons/:id/review': 'agreed',
  'GET /api/me/availability': 'own',
  'PUT /api/me/availability': 'own',
  'DELETE /api/me/avatar': 'own',
  'PUT /api/me/avatar': 'own',
  'GET /api/me/deliveries': 'own',
  'POST /api/me/email/resume': 'own',
  'GET /api/me/favorites': 'public',
  'DELETE /api/me/favorites/:teacherId': 'own',
  'PUT /api/me/favorites/:teacherId': 'own',
  'GET /api/me/profile': 'own',
  'PATCH /api/me/profile': 'own',
  'GET /api/me/settings': 'own',
  'GET /api/me/teachers': 'agreed',
  'PATCH /api/me/settings': 'own',
  'GET /api/me/push-subscriptions': 'own',
  'POST /api/me/push-subscriptions': 'own',
  'DELETE /api/me/push-subscriptions/:id': 'own',
  'PUT /api/me/subjects': 'own',
  'GET /api/modules': 'public',
  'GET /api/modules/:id': 'public',
  'PUT /api/modules/:id/progress': 'own',
  'GET /api/notifications': 'history',
  'POST /api/notifications/read-all': 'own',
  'DELETE /api/notifications/:id': 'own',
  'POST /api/notifications/:id/read': 'own',
  'POST /api/onboarding': 'own',
  'GET /api/payments': 'own',
  'POST /api/people/:id/report': 'history',
  'DELETE /api/reviews/:id/reply': 'agreed',
  'PUT /api/reviews/:id/reply': 'agreed',
  'POST /api/reviews/:id/report': 'history',
  'GET /api/stats': 'public',
  'DELETE /api/student-notes/:id': 'own',
  'GET /api/students': 'agreed',
  'GET /api/students/:id': 'agreed',
  'POST /api/students/:id/notes': 'own',
  'GET /api/subjects': 'public',
  'GET /api/teachers': 'public',
  'GET /api/teachers/featured': 'public',
  'GET /api/teachers/:id': 'public',
  'GET /api/teachers/:id/request-times': 'public',
  'GET /api/teachers/:id/reviews': 'public',
  'GET /api/teachers/:id/slots': 'public',
  // The owner's own until a message has it; then it stays with those who have it.
  'POST /api/uploads': 'own',
  'PUT /api/uploads/:id': 'own',
  'POST /api/uploads/:id/done': 'own',
  'DELETE /api/uploads/:id': 'own',
  'GET /api/files/:id': 'history',
};

/** What a page sends to the server without HTTP. */
export const sentDoors: Record<LiveInputName, Open | Closed> = {
  presence: 'presence',
  typing: 'typing',
  'room.join': 'agreed',
  'room.leave': 'agreed',
  'room.offer': 'agreed',
  'room.report': 'agreed',
  signal: 'agreed',
};

/** What the server pushes to open pages. */
export const pushedDoors: Record<LiveName, Open | Closed> = {
  'notification.created': 'own',
  'lesson.changed': 'agreed',
  'payment.changed': 'agreed',
  'presence.changed': 'presence',
  'message.sent': 'message',
  'message.read': 'receipt',
  'message.typing': 'typing',
  'room.changed': 'agreed',
  signal: 'agreed',
  'profile.changed': 'own',
  'session.ended': 'own',
  'connection.closed': 'own',
};
