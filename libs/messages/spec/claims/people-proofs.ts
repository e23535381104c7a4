// Tests that back what pages say of learners, and of people who were warned, restricted or suspended.
import { proofBy as test } from './proof-by.js';

const web = 'apps/web/src/app/pages';
const booking = 'apps/booking/src';
const payments = 'apps/payments/src';

export const suspension = test(
  'apps/auth/src/commands/operators.db.spec.ts',
  'a suspension ends every session at once, keeps the person out, and is told with its version; restoring lets them in again',
);
export const warning = test(
  'apps/auth/src/commands/decisions.db.spec.ts',
  'a warning is told once, read by the person, and put away by them',
);
export const restriction = test(
  'apps/auth/src/commands/decisions.db.spec.ts',
  'a restriction stays on their pages until it is lifted, and both are told with rising versions',
);
export const restrictedTeacher = test(
  `${booking}/reactions/restriction-changed.db.spec.ts`,
  'as teacher is booked and asked by nobody new, who reads so; whom they know still books',
);
export const restrictedWriter = test(
  'apps/messaging/src/contacts/contacts.db.spec.ts',
  'PERM-05 a restricted person writes first to nobody, and nobody new to them; conversations go on, and the latest news counts',
);
export const suspendedLessons = test(
  `${booking}/reactions/standing-changed.db.spec.ts`,
  'has what was booked at the very moment cancelled a minute later, and a lesson that has begun goes on',
);
export const suspendedPayouts = test(
  `${payments}/jobs/pay-out.db.spec.ts`,
  'C36 wait while the teacher is suspended, and go on once they are restored',
);

const learners = 'apps/catalog/src/learners/learners.db.spec.ts';
const lessonsOfLearners = 'apps/booking/src/learners/learners.db.spec.ts';
export const learnersMost = test(learners, 'are five at most, also if a fifth and a sixth are added at once');
export const learnerConsent = test(learners, 'are added with a consent, which is kept with its time and the version of its wording');
export const learnerErased = test(learners, 'lose name and age when they are removed, while the consent stays and cannot be altered');
export const learnerNameKept = test(lessonsOfLearners, 'keeps the name as of then, whatever becomes of the learner');
export const learnerShown = test(lessonsOfLearners, 'says so to both, and asks catalog only about lessons that are for one');
export const learnerChosen = test(
  `${web}/student/learners.spec.tsx`,
  'PERM-02 are who a lesson can be booked for, the one of the latest booking first',
);
export const learnerMailed = test('apps/notification/src/domain/email.spec.ts', 'names the child to both and the guardian to the teacher');
export const learnerReceipt = test(
  `${payments}/receipt/receipt-pdf.spec.ts`,
  'names the guardian who paid, and the child for whom the lesson is, in its own script',
);
