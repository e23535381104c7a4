// What a reader should know of each route beyond its types: a short name, a sentence, and what a guard of the gateway refuses.
export const operations = {
  'POST /api/auth/register': { id: 'register', summary: 'Create an account and sign in' },
  'POST /api/auth/login': { id: 'signIn', summary: 'Sign in' },
  'POST /api/auth/refresh': {
    id: 'refreshSession',
    summary: 'Get a new access token for the refresh cookie, which is replaced too',
    refuses: ['wrong-origin'],
  },
  'POST /api/auth/logout': { id: 'signOut', summary: "Sign out: end the refresh cookie's session", refuses: ['wrong-origin'] },
  'GET /api/auth/session': { id: 'getSession', summary: 'Get the signed-in user' },
  'POST /api/auth/confirm-email': { id: 'confirmEmail', summary: 'Confirm an email address with the token from the email' },
  'POST /api/onboarding': { id: 'onboard', summary: 'Complete onboarding as a student or a teacher; possible once' },
  'GET /api/me/availability': { id: 'getMyAvailability', summary: 'Get the hours you teach' },
  'GET /api/me/profile': { id: 'getMyProfile', summary: 'Get your own profile' },
  'PUT /api/me/subjects': { id: 'saveMySubjects', summary: 'Set the subjects and modules you teach' },
  'GET /api/me/settings': { id: 'getSettings', summary: 'Get your settings; payout account numbers and email addresses are masked' },
  'PATCH /api/me/settings': { id: 'saveSettings', summary: 'Update one section of your settings; payout changes require your password' },
  'GET /api/admin/ledger': { id: 'getLedger', summary: 'Get the balance of each ledger account, with any discrepancies' },
  'GET /api/admin/payouts': { id: 'listPayouts', summary: 'List all payouts, newest first' },
  'GET /api/admin/lessons/:id/payment': {
    id: 'getLessonMoney',
    summary: "Get a lesson's payment as operators see it, with what they did about it",
  },
  'POST /api/admin/lessons/:id/hold': { id: 'holdPayment', summary: "Hold a teacher's earning for a lesson" },
  'POST /api/admin/lessons/:id/release': { id: 'releasePayment', summary: 'Release an earning that is on hold' },
  'POST /api/admin/lessons/:id/refund': {
    id: 'refundPayment',
    summary: 'Refund all or part of a payment; refused if its refunds have changed since you looked',
  },
  'GET /api/earnings': { id: 'getEarnings', summary: "Get a teacher's earnings by month, in the teacher's time zone" },
  'GET /api/earnings/transactions': { id: 'listTransactions', summary: "List a teacher's transactions, newest first" },
  'GET /api/earnings/export.csv': {
    id: 'exportTransactions',
    summary: "Download a teacher's transactions as CSV (RFC 4180)",
    type: 'text/csv',
  },
  'GET /api/earnings/report.csv': {
    id: 'exportEarnings',
    summary: "Download a teacher's monthly earnings as CSV (RFC 4180)",
    type: 'text/csv',
  },
  'GET /api/lessons/payments': { id: 'listLessonPayments', summary: 'Get the payments of several of your lessons' },
  'GET /api/lessons/:id/receipt.pdf': { id: 'getReceipt', summary: 'Download the receipt for a lesson as PDF', type: 'application/pdf' },
  'GET /api/payments': { id: 'listPayments', summary: "List a student's past and upcoming payments" },
  'GET /api/teachers': {
    id: 'findTeachers',
    summary: 'Search for teachers',
    description:
      'q finds names, subjects and modules, words people use for subjects (maths, ICT) and misspellings; searchedFor names the subjects meant. ' +
      'sort=best, the default, puts teachers first who have a word that begins with q, then those with open times in the next 14 days, then by rating ' +
      '(as if five more students had given 4.5 stars), then by completeness of the profile (bio, languages, grade levels, country, picture), then the newest. ' +
      'nextFreeAt is the first open time from freeFrom on. A cursor belongs to its sort and filters.',
  },
  'GET /api/teachers/featured': { id: 'featuredTeachers', summary: 'List featured teachers' },
  'GET /api/teachers/:id': { id: 'getTeacher', summary: "Get a teacher's profile" },
  'GET /api/teachers/:id/slots': {
    id: 'listOpenSlots',
    summary: "List a teacher's open times by day; from and to are days in timeZone, both included",
  },
  'GET /api/subjects': { id: 'listSubjects', summary: 'List all subjects, or those that q names or means' },
  'GET /api/modules': { id: 'listModules', summary: 'List modules, optionally of one subject' },
  'GET /api/modules/:id': { id: 'getModule', summary: 'Get a module with its lessons' },
  'POST /api/bookings': { id: 'bookLesson', summary: 'Book a lesson at an open time', idempotent: true },
  'GET /api/lessons': { id: 'listLessons', summary: 'List your lessons: upcoming, past, or all' },
  'GET /api/lessons/stats': { id: 'lessonStats', summary: 'Get statistics about your lessons' },
  'GET /api/lessons/:id': { id: 'getLesson', summary: 'Get a lesson' },
  'POST /api/lessons/:id/cancel': { id: 'cancelLesson', summary: 'Cancel a lesson' },
  'POST /api/lessons/:id/reschedule': {
    id: 'rescheduleLesson',
    summary: 'Reschedule a lesson as a student, or propose another time as a teacher',
    idempotent: true,
  },
  'POST /api/lessons/:id/accept-proposal': { id: 'acceptProposal', summary: 'Accept the time your teacher proposed' },
  'POST /api/lessons/:id/decline-proposal': {
    id: 'declineProposal',
    summary: 'Decline a proposed time as a student, or withdraw it as a teacher',
  },
  'PUT /api/lessons/:id/notes': {
    id: 'saveLessonNotes',
    summary: 'Write notes about a lesson: as its teacher for both participants, as its student for yourself',
  },
  'GET /api/lessons/:id/classroom': {
    id: 'getClassroom',
    summary: 'Get the classroom of your lesson while it is open: who is in it, and the servers for the call',
    refuses: ['too-many-requests'],
  },
  'GET /api/lessons/:id/attendance': {
    id: 'getAttendance',
    summary: 'Get who was in the classroom of your lesson, and on what connection',
  },
  'GET /api/classrooms/:code': { id: 'findClassroom', summary: 'Find one of your lessons by its ID or the first eight characters of it' },
  'GET /api/conversations': { id: 'listConversations', summary: 'List your conversations, the one with the latest message first' },
  'GET /api/conversations/:userId/messages': {
    id: 'listMessages',
    summary: 'List the messages with a person, oldest first: the latest, those before one, or those after one',
  },
  'POST /api/conversations/:userId/messages': {
    id: 'sendMessage',
    summary: 'Send a message to someone you share a lesson with; the same clientId stores it once',
  },
  'POST /api/conversations/:userId/read': {
    id: 'markConversationRead',
    summary: 'Mark the messages of a person as read, up to one of them',
  },
  'DELETE /api/conversations/:userId': {
    id: 'hideConversation',
    summary: 'Remove a conversation from your list until there is a new message',
  },
  'POST /api/lessons/:id/report-problem': {
    id: 'reportProblem',
    summary: 'Report a problem up to 72 hours after the lesson; its payout is put on hold',
  },
  'GET /api/lessons/:id/payment': { id: 'getLessonPayment', summary: 'Get the payment for a lesson' },
  'POST /api/lessons/:id/pay/confirm': { id: 'confirmPayment', summary: 'Confirm or decline a payment that the bank asks about' },
  'POST /api/lessons/:id/pay': { id: 'payLesson', summary: 'Pay for a lesson' },
  'GET /api/notifications': { id: 'listNotifications', summary: 'List your notifications, newest first' },
  'POST /api/notifications/:id/read': { id: 'markNotificationRead', summary: 'Mark a notification as read' },
  'POST /api/notifications/read-all': { id: 'markAllNotificationsRead', summary: 'Mark all notifications as read' },
  'DELETE /api/notifications/:id': { id: 'deleteNotification', summary: 'Delete a notification' },
  'GET /api/stats': { id: 'siteStats', summary: 'Get site statistics' },
  'POST /api/contact': { id: 'writeToOperator', summary: 'Send a message to support' },
  'GET /api/admin/search': { id: 'search', summary: 'Find lessons and people by lesson ID, receipt number, email, or name' },
  'GET /api/admin/lessons': { id: 'listAllLessons', summary: 'List lessons that start within up to 31 days, earliest first' },
  'GET /api/admin/lessons/:id/timeline': {
    id: 'lessonTimeline',
    summary: "Get a lesson's full history from all services; services that did not answer are named",
  },
  'GET /api/admin/problems': { id: 'listProblems', summary: 'List open problems, oldest first, or resolved ones' },
  'POST /api/admin/problems/:id/resolve': {
    id: 'resolveProblem',
    summary: 'Resolve a problem by deciding who gets the money; possible once',
  },
};
