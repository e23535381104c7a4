// Tests that back what several pages say.
import type { Proof } from './claim.js';
import { proofBy as test } from './proof-by.js';

export * from './people-proofs.js';
const web = 'apps/web/src/app/pages';
const booking = 'apps/booking/src';
const payments = 'apps/payments/src';

export const search = test(`${web}/teachers.spec.tsx`, 'FIND-01 searches by the text in the URL, and Clear search removes it');
export const searchedTexts = test(
  'apps/catalog/src/domain/search-text.spec.ts',
  'FIND-02 has the full name, subjects and modules, without case and accents',
);
export const filters = test(`${web}/teachers.spec.tsx`, 'FIND-03 filters and sorts, in the URL, with a chip for each choice');
export const languageFilter = test(
  `${web}/teachers.spec.tsx`,
  "FIND-03 filters by language and a free day in the user's time zone, and clears all at once",
);
export const cardFacts = test(`${web}/teachers.spec.tsx`, 'FIND-06 shows what is known about a teacher, and labels what is missing');
export const hiddenTimes = test(
  'apps/catalog/src/commands/save-privacy.db.spec.ts',
  'SET-09 hides the next free time from everybody else, on cards, on the profile, from searches by time and from their order',
);
export const hiddenRating = test(
  'apps/catalog/src/commands/save-privacy.db.spec.ts',
  'SET-09 hides the rating from everybody else, on cards, on the profile, from the filter and from the order',
);
const reviews = 'apps/catalog/src/reviews/reviews.db.spec.ts';
export const reviewPublic = test(reviews, 'REV-01 REV-02 are public at once, under a first name and a month, and count at once');
export const reviewEarned = test(
  'apps/catalog/src/reviews/review-model.db.spec.ts',
  'REV-01 REV-02 random orders of what can happen leave sums that equal a recount, and one earned review for each agreement',
);
export const reviewHidden = test(reviews, 'REV-03 are hidden by operators alone, with a reason that both people read, and count no longer');
export const reviewAsked = test(
  'apps/notification/src/jobs/ask-for-review.db.spec.ts',
  'is asked by email an hour after the first lesson with a teacher and every fifth, and after no other',
);
const verification = 'apps/catalog/src/verification/verification.db.spec.ts';
export const verified = test(
  verification,
  'begins with a document, which only its teacher sees, and shows on the page and in the search what was approved, and when',
);
export const verifiedIdentity = test(
  verification,
  'is of the identity alone: a diploma shows on the page, and does not make a verified teacher',
);
export const documentsEncrypted = test(
  verification,
  'is stored encrypted, and read by operators with two-step sign-in alone, each look in the audit log',
);
export const documentsDeleted = test(verification, 'deletes a document 60 days after the decision, and leaves a receipt');
export const documentWithdrawn = test(verification, 'can be withdrawn by its teacher alone, with its document and its badge');
export const usualAnswer = test(verification, 'tells within how many days most answers come, from five decisions on');
export const hiddenReviews = test(reviews, 'SET-09 REV-03 are nowhere to be seen of a teacher who hides ratings');
export const hiddenStudent = test(
  'apps/catalog/src/commands/save-privacy.db.spec.ts',
  'SET-07 shows an initial and no picture of a student who hides their profile, to all but the student and operators',
);
export const hiddenAddress = test(
  'apps/booking/src/queries/list-students.db.spec.ts',
  'STU-02, STU-05 show lessons to come, and the address only of a student who shows their profile',
);
export const privateNotes = test(
  'apps/booking/src/queries/list-students.db.spec.ts',
  'PERM-03, ROUTE-14 are read, written and deleted by nobody else',
);
export const hiddenPresence = test(
  'apps/messaging/src/presence/commands/set-presence.db.spec.ts',
  'SET-07 of a student who does not share activity is not shown, while the student still sees others',
);
export const hiddenReading = test(
  'apps/messaging/src/conversations/conversations.db.spec.ts',
  'SET-07 do not tell what was read by a student who does not share activity',
);
export const presence = test(
  'apps/messaging/src/presence/commands/set-presence.db.spec.ts',
  'is pushed to contacts who are online, both ways',
);
export const readMarks = test(
  'apps/messaging/src/conversations/conversations.db.spec.ts',
  'count what the reader has not read, and tell the writer what was read',
);
export const reportCopy = test(
  'apps/messaging/src/reports/reports.db.spec.ts',
  'keep a copy of the 20 messages around, whatever is deleted later, also by the report of someone who is blocked',
);
export const reportOrder = test(
  'apps/messaging/src/reports/reports.db.spec.ts',
  'are listed by age, page by page, those about a child first',
);
export const reported = test(
  `${web}/reports.spec.tsx`,
  'a conversation, from its menu; keeps the text when it fails, and closes when it was reported before',
);
export const publicProfile = test(
  `${web}/teacher.spec.tsx`,
  'FIND-04 can be read by everybody, and leaves out what the teacher has not told',
);
export const signInToBook = test(`${web}/teachers.spec.tsx`, 'FIND-05 asks a visitor to sign in before booking, and remembers with whom');
export const featured = test('apps/catalog/src/queries/find-teachers.db.spec.ts', 'features the three best who have a free time');

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

export const emailChange = test(
  'apps/auth/src/commands/operators.db.spec.ts',
  'SET-03 a changed address signs out everywhere, voids old links, must be confirmed, and both addresses are known to whoever writes',
);
export const emailFixed = test(
  `${web}/recovery.spec.tsx`,
  'SET-01 SET-03 is the first tab of both roles, with the address that only support changes',
);
export const resetLink = test(
  'apps/auth/src/commands/reset-password.db.spec.ts',
  'AUTH-15 is replaced with the link, which ends every session at once, confirms the address and is told by email',
);
const passkeys = 'apps/auth/src/passkeys/passkeys.db.spec.ts';
export const passkeySignsIn = test(
  passkeys,
  'AUTH-01 are added by who gives the password, sign in as the password does, and are told by email',
);
export const passkeyBothSteps = test(passkeys, 'take the place of both steps, and of the second one only for the person of the first');
export const passkeyRemoved = test(passkeys, 'are renamed and removed by their owner alone, and removed only for the password');
export const passkeyCopied = test(
  passkeys,
  'are refused where the counter goes back, which the owner is told once, and the stored one stays',
);
export const passkeysReset = test(
  passkeys,
  'are all removed when the password is reset by email, since whoever had the old one may have added one',
);
export const passkeysMax = test(
  passkeys,
  'of one device belong to one account, and nobody has more than ten, even if two are added at once',
);
export const passkeyHost = test('apps/auth/src/passkeys/passkey-site.db.spec.ts', 'belong to the host they were made for');
export const passkeyNumber = test(
  'apps/auth/src/passkeys/passkey-site.db.spec.ts',
  'are not offered at %s, since browsers make none for a number',
);
export const passkeyScreens = test(
  'apps/all-in-one/e2e/passkeys.e2e.ts',
  'AUTH-01 AUTH-03 SET-04 a passkey is added, signs in alone and as the second step, is offered with the email address, and is removed',
);
export const passkeyProofScreen = test(
  'apps/web/src/app/pages/passkeys.spec.tsx',
  'AUTH-03 SET-04 offers one as proof beside the password; leaving it loses nothing and is no error',
);
export const linkEnds = test('apps/auth/src/commands/reset-password.db.spec.ts', 'AUTH-15 stays when a link comes of which %s');
export const ownSiteOnly = test(
  'apps/gateway/src/web/web-app.spec.ts',
  'DATA-06 runs only its own scripts, so that no analytics can, and cannot be framed',
);
export const contactStored = test(
  'apps/notification/src/commands/store-contact-message.db.spec.ts',
  "is stored at once and emailed once, with every line marked as the sender's",
);
export const photoStripped: Proof = {
  test: 'apps/messaging/src/files/files.db.spec.ts',
  title: 'draw a %s anew, small and whole, without what was hidden in it',
};

const recordings = 'apps/messaging/src/recordings/recordings.db.spec.ts';
/** A lesson is recorded only while both agree. */
export const recording = [
  'CLS-10 are kept only while both agree and are there, in every order of asking, agreeing, leaving and forging',
  'CLS-10 become one file with a length, which both find and either deletes for both',
  'CLS-10 are deleted by themselves when their time is over; what was agreed to is not',
  'CLS-10 of a lesson for a child are made only if its guardian allows it, and end when that is taken back',
].map((title) => test(recordings, title));
export const ownCopy = {
  test: 'apps/auth/src/commands/request-export.db.spec.ts',
  title: 'is one archive of every part of every service, as of the request, with a page that lists them',
};
export const closingWaits = {
  test: 'apps/auth/src/jobs/erase-account.db.spec.ts',
  title: 'DATA-01 says once that it waits for a payout method, looks again every hour, and erases nothing until then',
} as const;
export const erased = {
  test: 'apps/all-in-one/spec/erasure.db.spec.ts',
  title: 'loses its lessons at once, can be kept for seven days, and is then erased from every table and file but for what is declared',
};
export const verdicts = {
  test: 'apps/all-in-one/spec/personal-columns.db.spec.ts',
  title: 'every column that can name a person says whether it is erased when an account is closed, and every kept one says why',
};
export const balanceFirst = {
  test: 'apps/payments/src/queries/get-closing.db.spec.ts',
  title: 'is paid out first, however little it is, and nothing counts as settled before it has arrived',
};
export const closedByRules = {
  test: 'apps/booking/src/queries/get-closing.db.spec.ts',
  title: 'are cancelled as their owner would cancel them, and the student gets everything back if it is the teacher',
};
