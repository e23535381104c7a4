// Tests that back what several pages say.
import type { Proof } from './claim.js';
import { proofBy as test } from './proof-by.js';

export * from './account-proofs.js';
export * from './booking-proofs.js';
export * from './people-proofs.js';

const web = 'apps/web/src/app/pages';

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
