// Tests that back what pages say of bookings, money and lessons.
import { proofBy as test } from './proof-by.js';

const web = 'apps/web/src/app/pages';
const booking = 'apps/booking/src';
const payments = 'apps/payments/src';

export const bookedAtOnce = test(
  `${booking}/commands/book-lesson.db.spec.ts`,
  'BOOK-08 BOOK-09 confirms an offered time at once and publishes it in the same commit',
);
export const neverTwice = test(
  `${booking}/commands/book-lesson.db.spec.ts`,
  'BOOK-12 refuses the second of two students who book the same time concurrently, with three alternatives',
);
export const alternatives = test(
  `${web}/student/book-lesson.spec.tsx`,
  'BOOK-11 returns the loser of a race to fresh times, with three alternatives to choose from',
);
export const requestInstead = test(
  `${booking}/commands/requests.db.spec.ts`,
  'BOOK-09 is what a booking becomes where the teacher accepts each one, once per key',
);
export const requestSaid = test(
  `${web}/student/book-lesson.spec.tsx`,
  'BOOK-09 BOOK-13 says that it sends a request where the teacher reviews each booking',
);
export const requestAccepted = test(
  `${booking}/commands/requests.db.spec.ts`,
  'REQ-04 is booked when its teacher accepts it, at the price of when it was made, all in one commit',
);
export const requestRejected = test(
  'apps/notification/src/domain/render.spec.ts',
  'REQ-06 the student of a rejected request, with the reason',
);
export const autoAccepted = test(
  `${booking}/commands/requests.db.spec.ts`,
  'REQ-10 C01 accepts itself where the teacher wants that, unless something stands against it',
);
export const withinADay = test(
  `${booking}/commands/requests.db.spec.ts`,
  'REQ-10 waits for its teacher if it is within a day, or if the student has two unpaid lessons already',
);
export const terms = test(
  `${booking}/domain/agreements.spec.ts`,
  'allow what the terms say, and nothing else, in 1,000 histories of 60 commands',
);
export const openStarts = test('libs/calendar/src/open-starts.spec.ts', 'C14 cuts a long window into lessons that are a buffer apart');
export const horizon = test(
  'libs/calendar/src/open-starts.spec.ts',
  'C15 weekly hours can be booked from tomorrow for fourteen days of the teacher’s calendar, with a day’s notice',
);
export const bothTimes = test(`${web}/student/book-lesson.spec.tsx`, 'BOOK-05 shows both local times, and the day if it differs');
export const clockChange = test(
  `${web}/student/book-lesson.spec.tsx`,
  "BOOK-05 shows that day's UTC offsets, and warns of a clock change before it",
);
export const priceShown = test(`${web}/student/book-lesson.spec.tsx`, 'BOOK-13 shows price, fee and cancellation rule before booking');
export const cancelCostSaid = test(
  `${web}/student/lessons.spec.tsx`,
  'BOOK-14 says what cancelling costs before it happens, and passes on why',
);

export const payBySaid = test(
  `${web}/student/pay-lesson.spec.tsx`,
  'LES-01 SDASH-03 is on each lesson that is waiting for payment, for the student only',
);
export const unpaidEnds = test(
  `${payments}/reactions/booking-events.db.spec.ts`,
  'an unpaid charge expires at payBy: cancelled at the provider, published once',
);
export const refundedInTime = test(
  `${payments}/reactions/booking-events.db.spec.ts`,
  'a lesson paid and then cancelled in time is refunded in full',
);
export const tooLate = test(`${payments}/ledger/ledger.db.spec.ts`, 'PAY-01 pays the teacher for a lesson cancelled too late');
export const teacherCancels = test(`${web}/student/lessons.spec.tsx`, 'BOOK-14 tells a teacher that the student is refunded in full');
export const problemHolds = test(
  `${payments}/ledger/ledger.db.spec.ts`,
  'holds the earning while a problem is open, whenever it was reported, and refunds the amount decided',
);
export const reportable = test(
  `${booking}/commands/report-problem.db.spec.ts`,
  'can be reported from the start until 72 hours after the end, to the millisecond',
);
export const split = test(`${payments}/domain/money.spec.ts`, 'PAY-05 add up to what the student paid, for every amount, refund and fee');
export const heldFirst = test(`${payments}/domain/payout-days.spec.ts`, 'make an earning payable 73 hours after the lesson');
export const businessDays = test(`${payments}/domain/payout-days.spec.ts`, 'PAY-04 from %s, %i business days later is %s');
export const minimum = test(`${payments}/jobs/pay-out.db.spec.ts`, 'wait for a payout method, and for the minimum');
export const hostedPayment = test(
  `${web}/student/pay-lesson.spec.tsx`,
  'PAY-01 is not asked for a card if the provider has its own page, and is sent there',
);
export const payoutEncrypted = test(
  `${payments}/jobs/pay-out.db.spec.ts`,
  'keep an account encrypted, show only its last digits, and require the password, a code or a passkey to change it',
);
export const payoutChangeMailed = test(
  'apps/notification/src/reactions/payout-events.db.spec.ts',
  'PAY-03 announce each change of the payout method by email',
);
export const methodsOffered = test(
  `${web}/settings.spec.tsx`,
  'SET-08 PAY-03 offers only the methods that a provider pays, and shows the current one even if it is no longer offered',
);

export const roomOpens = test(
  `${booking}/queries/list-lessons.db.spec.ts`,
  'LES-02 SET-10 have the meeting link for the two people from 15 minutes before a paid lesson until 30 minutes after it',
);
export const room = test(`${web}/classroom.spec.tsx`, 'CLS-01 CLS-02 shows the lesson, the people, the controls and the notes');
export const call = test(
  'apps/all-in-one/e2e/own/classroom.long.e2e.ts',
  'CLS-01 CLS-06 CLS-07 CLS-09 CLS-12 LES-02 LES-04 two people meet at the hour they booked, and the lesson survives a killed server',
);
export const otherPlatform = test(
  'apps/scheduling/src/commands/save-teaching-settings.db.spec.ts',
  'is Somo at first; a link given for another platform is handed to booking, and to nobody else',
);
export const remindersPlanned = test(
  'apps/notification/src/reactions/booking-events.db.spec.ts',
  'LES-11 a booking schedules three reminders for each participant',
);
export const lessonNotes = test(
  'apps/web/src/features/lessons/lesson-notes.spec.tsx',
  "LES-01 show a student the teacher's notes to read and their own to edit",
);
export const receipt = test('apps/gateway/src/payments/receipts.spec.ts', 'PAY-05 is downloaded as one file, rendered by payments');
