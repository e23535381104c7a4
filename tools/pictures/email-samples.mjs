// One email of each kind that Somo sends, with the facts of a lesson, as what its functions take.
const at = (iso) => new Date(iso).toISOString();
const minute = 60_000;
export const [student, teacher] = ['student-1', 'teacher-1'];
const startsAt = at('2030-01-14T09:00:00Z');
const [before, later, last] = [at('2030-01-13T09:00:00Z'), at('2030-01-16T09:00:00Z'), at('2030-01-21T09:00:00Z')];
const pair = { studentId: student, teacherId: teacher };
const facts = { ...pair, subject: 'Mathematics', startsAt };
const reason = 'My exam is on the day after.';

export const lesson = {
  ...{ id: 'lesson-1', agreementId: 'agreement-1', ...pair, status: 'confirmed', displayStatus: 'upcoming', subject: 'Mathematics' },
  ...{ moduleId: 'module-1', moduleName: 'Calculus', learner: null, notes: '', lessonNotes: null, myNotes: null, myProblem: null },
  ...{ startsAt, endsAt: at('2030-01-14T10:00:00Z'), freeAt: at('2030-01-14T10:15:00Z') },
  ...{ teacherLocal: { date: '2030-01-14', startTime: '12:00', endTime: '13:00' }, teacherTimeZone: 'Africa/Nairobi' },
  ...{ price: { amountCents: 2550, currency: 'USD' }, payBy: null, paidAt: at('2030-01-07T08:00:01Z') },
  ...{ cancelledBy: null, cancelledAt: null, cancelReason: null, moved: null, movedTo: null, freeCancelUntil: before },
  ...{ proposal: null, declinedProposal: null, successorId: null, meetingLink: null, createdAt: at('2030-01-07T08:00:00Z'), version: 1 },
};
const unpaid = { ...lesson, paidAt: null, payBy: at('2030-01-07T08:30:00Z') };
const cancelled = { ...lesson, status: 'cancelled', displayStatus: 'cancelled' };
const forChild = { ...lesson, learner: { id: 'learner-1', firstName: 'Zuri' } };
const request = {
  ...{ id: 'request-1', ...pair, subject: 'Mathematics', startsAt, teacherTimeZone: 'Africa/Nairobi', price: lesson.price },
  ...{ expiresAt: before, status: 'pending', proposals: [] },
};
export const receipt = {
  ...{ number: 'R-7K3M-Q9XV-2R8T', lessonId: 'lesson-1', ...pair, subject: 'Mathematics', paidAt: at('2030-01-07T08:00:01Z') },
  ...{ provider: 'sandbox', charge: 'paid', amountCents: 2550, feeCents: 383, netCents: 2167, refundedCents: 0, refundPendingCents: 0 },
  ...{ currency: 'USD', realMoney: false },
};
const series = (count) => ({
  of: count,
  lessons: Array.from({ length: count }, (_, week) => ({
    bookingId: `lesson-${week}`,
    startsAt: new Date(Date.parse(startsAt) + week * 7 * 24 * 60 * minute).toISOString(),
  })),
});

/** Of what notifications are made: who reads it, its content, and what it is about. */
export const contents = {
  'booking-confirmed': [student, { type: 'booking_confirmation', params: facts }, { lesson }],
  'booking-confirmed-unpaid': [student, { type: 'booking_confirmation', params: facts }, { lesson: unpaid }],
  'booking-confirmed-child': [student, { type: 'booking_confirmation', params: facts }, { lesson: forChild }],
  'new-booking': [teacher, { type: 'new_booking', params: facts }, { lesson }],
  'new-booking-child': [teacher, { type: 'new_booking', params: facts }, { lesson: forChild }],
  'reminder-day': [student, { type: 'lesson_reminder', params: { ...facts, kind: '24h' } }, { lesson }],
  'reminder-hour': [teacher, { type: 'lesson_reminder', params: { ...facts, kind: '1h' } }, { lesson }],
  'cancelled-by-student': [
    teacher,
    { type: 'booking_cancelled', params: { ...facts, cancelledBy: 'student', refundDue: true, paid: true, reason } },
    { lesson: cancelled },
  ],
  'cancelled-late': [
    student,
    { type: 'booking_cancelled', params: { ...facts, cancelledBy: 'student', refundDue: false, paid: true } },
    { lesson: cancelled },
  ],
  'cancelled-by-teacher': [
    student,
    { type: 'booking_cancelled', params: { ...facts, cancelledBy: 'teacher', refundDue: true, paid: true, reason } },
    { lesson: cancelled },
  ],
  'cancelled-by-operator': [
    student,
    { type: 'booking_cancelled', params: { ...facts, cancelledBy: 'operator', refundDue: true, paid: true } },
    { lesson: cancelled },
  ],
  'cancelled-unpaid': [
    student,
    { type: 'booking_cancelled', params: { ...facts, cancelledBy: 'payment', refundDue: false } },
    { lesson: cancelled },
  ],
  moved: [teacher, { type: 'booking_rescheduled', params: { ...facts, step: 'moved', formerStartsAt: before, reason } }, { lesson }],
  'times-proposed': [
    student,
    {
      type: 'booking_rescheduled',
      params: { ...facts, startsAt: later, formerStartsAt: startsAt, step: 'proposed', count: 3, options: [before, later, last], reason },
    },
    { lesson },
  ],
  'time-declined': [
    teacher,
    { type: 'booking_rescheduled', params: { ...facts, startsAt: later, step: 'declined', formerStartsAt: startsAt } },
    { lesson },
  ],
  'time-withdrawn': [
    student,
    { type: 'booking_rescheduled', params: { ...facts, startsAt: later, step: 'withdrawn', formerStartsAt: startsAt } },
    { lesson },
  ],
  'request-created': [teacher, { type: 'booking_request', params: { ...facts, step: 'created', expiresAt: before, reason } }, { request }],
  'request-several': [
    teacher,
    { type: 'booking_request', params: { ...facts, step: 'created', expiresAt: before, wishes: [startsAt, later], reason } },
    { request },
  ],
  'request-proposed': [
    student,
    { type: 'booking_request', params: { ...facts, step: 'proposed', alternatives: [before, later], reason: null } },
    { request },
  ],
  'request-taken': [
    student,
    { type: 'booking_request', params: { ...facts, step: 'time-taken', alternatives: [before], reason: null } },
    { request },
  ],
  'request-withdrawn': [
    teacher,
    { type: 'booking_request', params: { ...facts, step: 'withdrawn', reason: null } },
    { request: { ...request, status: 'withdrawn' } },
  ],
  'request-expired': [
    student,
    { type: 'request_rejected', params: { ...facts, step: 'expired', alternatives: [before], reason: null } },
    { request },
  ],
  'request-accepted': [student, { type: 'request_accepted', params: { ...facts, step: 'accepted' } }, { lesson: unpaid }],
  'request-rejected': [student, { type: 'request_rejected', params: { ...facts, step: 'rejected', reason } }, { request }],
  paid: [student, { type: 'payment', params: { ...pair, outcome: 'paid', amountCents: 2550 } }, { lesson, receipted: { receipt, lesson } }],
  'paid-teacher': [teacher, { type: 'payment', params: { ...pair, outcome: 'paid', amountCents: 2550 } }, { lesson }],
  'payment-expired': [student, { type: 'payment', params: { ...pair, outcome: 'expired', amountCents: 2550 } }, { lesson: cancelled }],
  refunded: [
    student,
    { type: 'payment', params: { ...pair, outcome: 'refunded', amountCents: 1000, of: { paidCents: 2550, backCents: 1000 } } },
    { lesson, receipted: { receipt: { ...receipt, refundedCents: 1000 }, lesson } },
  ],
  'cancelled-refunded': [
    student,
    {
      type: 'payment',
      params: {
        ...pair,
        outcome: 'refunded',
        amountCents: 2550,
        of: { paidCents: 2550, backCents: 2550 },
        cancelled: { ...facts, cancelledBy: 'student', refundDue: true, paid: true, reason },
      },
    },
    { lesson: cancelled },
  ],
  'share-lowered': [
    teacher,
    {
      type: 'payment',
      params: { ...pair, outcome: 'share-lowered', amountCents: 850, shareCents: 1317, of: { paidCents: 2550, backCents: 1000 } },
    },
    { lesson },
  ],
  'payout-sent': [
    teacher,
    { type: 'payout', params: { teacherId: teacher, news: 'sent', amountCents: 8500, payoutDate: '2030-02-01', reason: null } },
    {},
  ],
  'payout-done': [
    teacher,
    { type: 'payout', params: { teacherId: teacher, news: 'done', amountCents: 8500, payoutDate: '2030-02-01', reason: null } },
    {},
  ],
  'payout-refused': [
    teacher,
    {
      type: 'payout',
      params: {
        teacherId: teacher,
        news: 'refused',
        amountCents: 8500,
        payoutDate: '2030-02-01',
        reason: 'The number is not registered for mobile money.',
      },
    },
    {},
  ],
  'payout-method': [teacher, { type: 'payout', params: { teacherId: teacher, news: 'method-changed', method: 'mobile_money' } }, {}],
  'problem-reported': [
    teacher,
    { type: 'system', params: { ...pair, news: 'problem', kind: 'no-show', reportedBy: 'student', outcome: null, refundCents: null } },
    { lesson },
  ],
  'problem-refunded': [
    student,
    {
      type: 'system',
      params: { ...pair, news: 'problem', kind: 'no-show', reportedBy: 'student', outcome: 'refund-student', refundCents: 2550 },
    },
    { lesson },
  ],
  'on-break': [teacher, { type: 'system', params: { ...facts, news: 'on-break' } }, { lesson }],
  'busy-elsewhere': [teacher, { type: 'system', params: { ...facts, news: 'busy-elsewhere' } }, { lesson }],
  material: [student, { type: 'system', params: { ...pair, news: 'material' } }, { lesson }],
  recording: [student, { type: 'system', params: { ...pair, news: 'recording' } }, { lesson }],
  'review-asked': [student, { type: 'review', params: { ...pair, news: 'asked' } }, { lesson }],
  'review-posted': [teacher, { type: 'review', params: { ...pair, news: 'posted', rating: 5 } }, { lesson }],
  openings: [student, { type: 'system', params: { ...pair, news: 'openings', times: [startsAt, later] } }, {}],
  'calendar-failed': [
    teacher,
    { type: 'system', params: { news: 'calendar-failed', host: 'calendar.example', failingSince: before, keptUntil: later } },
    {},
  ],
  'verification-approved': [
    teacher,
    { type: 'system', params: { news: 'verification', step: 'approved', kind: 'identity', expiresAt: later, reasons: [] } },
    {},
  ],
  'verification-refused': [
    teacher,
    {
      type: 'system',
      params: { news: 'verification', step: 'refused', kind: 'diploma', expiresAt: null, reasons: ['unreadable', 'expired'] },
    },
    {},
  ],
  'verification-expiring': [
    teacher,
    { type: 'system', params: { news: 'verification', step: 'expiring', kind: 'identity', expiresAt: later, reasons: [] } },
    {},
  ],
};

/** About lessons that were booked together. */
export const seriesContents = {
  'series-booked': [
    student,
    { type: 'booking_confirmation', params: { ...facts, lessons: 8, series: series(8) } },
    { lessons: Array(8).fill(unpaid), receipted: [], files: [] },
  ],
  'series-new': [
    teacher,
    { type: 'new_booking', params: { ...facts, lessons: 4, series: series(4) } },
    { lessons: Array(4).fill(lesson), receipted: [], files: [] },
  ],
  'series-paid': [
    student,
    {
      type: 'payment',
      params: { ...pair, outcome: 'paid', amountCents: 5100, series: { ...series(2), of: 4, unpaid: series(2).lessons } },
    },
    {
      lessons: [lesson],
      receipted: [
        { receipt, lesson },
        { receipt, lesson },
      ],
      files: [],
    },
  ],
  'series-cancelled': [
    student,
    { type: 'booking_cancelled', params: { ...facts, cancelledBy: 'payment', refundDue: false, series: series(3) } },
    { lessons: [cancelled], receipted: [], files: [] },
  ],
};

/** About the account itself, by what happened to it. */
export const accountNews = [
  ...['suspended', 'restored', 'warned', 'restricted', 'unrestricted', 'emailChanged', 'twoStepOn', 'twoStepOff', 'twoStepReset'],
  ...['passkeyAdded', 'passkeyRemoved', 'passkeysReset', 'passkeyRefused', 'googleLinked', 'googleReplacedPassword'],
];
export const moment = Date.parse(startsAt);
