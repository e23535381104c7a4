import { keysIn, type ClaimList } from './claim.js';
import * as proof from './proofs.js';

const onboarding = 'apps/web/src/app/pages/onboarding.spec.tsx';

/** How Somo works, about, contact, and what several content pages share; part of `content.json`. */
export const pages: ClaimList = {
  claims: [
    { keys: ['rules.lesson.text'], by: [proof.openStarts, proof.call] },
    { keys: ['rules.notice.text'], by: [proof.horizon] },
    { keys: ['rules.cancel.text'], by: [proof.refundedInTime, proof.terms] },
    { keys: ['rules.payBy.text'], by: [proof.unpaidEnds] },
    { keys: ['rules.fee.text'], by: [proof.split, proof.priceShown] },
    { keys: ['rules.payout.text'], by: [proof.heldFirst, proof.businessDays] },
    {
      keys: ['howItWorks.sections.0.paragraphs.0'],
      by: [proof.search, proof.searchedTexts, proof.filters, proof.languageFilter, proof.cardFacts, proof.hiddenTimes],
    },
    { keys: ['howItWorks.sections.0.paragraphs.1'], by: [proof.publicProfile, proof.signInToBook] },
    { keys: ['howItWorks.sections.1.paragraphs.0'], by: [proof.openStarts, proof.horizon, proof.bothTimes] },
    { keys: ['howItWorks.sections.1.paragraphs.1'], by: [proof.bookedAtOnce, proof.neverTwice, proof.unpaidEnds] },
    { keys: ['howItWorks.sections.1.paragraphs.2'], by: [proof.requestInstead, proof.requestAccepted] },
    { keys: ['howItWorks.sections.2.paragraphs.0'], by: [proof.remindersPlanned, proof.roomOpens, proof.call, proof.otherPlatform] },
    { keys: ['howItWorks.sections.2.paragraphs.1'], by: [proof.lessonNotes, proof.receipt] },
    { keys: ['howItWorks.sections.3.paragraphs.0'], by: [proof.split, proof.priceShown] },
    {
      keys: ['howItWorks.sections.3.paragraphs.1'],
      by: [proof.refundedInTime, proof.tooLate, proof.teacherCancels, proof.terms],
    },
    {
      keys: ['howItWorks.sections.4.paragraphs.0'],
      by: [
        { test: onboarding, title: 'ONB-05 suggests an hourly rate of 25, which the teacher confirms' },
        {
          test: 'apps/scheduling/src/domain/default-hours.spec.ts',
          title: "AVL-08 are five lessons a day from Monday to Friday, in the teacher's time zone",
        },
        {
          test: 'apps/scheduling/src/domain/default-hours.spec.ts',
          title: 'AVL-08 leave 15 minutes between lessons and allow five lessons a day',
        },
        {
          test: 'libs/calendar/src/open-starts.spec.ts',
          title: 'AVL-10 Casablanca, Ramadan 2027: 09:00 is 08:00 UTC before it and 09:00 UTC during it',
        },
      ],
    },
    { keys: ['howItWorks.sections.4.paragraphs.1'], by: [proof.split, proof.heldFirst, proof.minimum, proof.businessDays] },
    { keys: ['about.text'], by: [{ screen: '/teachers' }] },
    { keys: ['about.sections.0.paragraphs.0'], by: [proof.bothTimes, proof.hostedPayment, proof.heldFirst, proof.problemHolds] },
    { keys: ['about.sections.1.paragraphs.0'], by: [proof.neverTwice] },
    { keys: ['about.sections.1.paragraphs.1'], by: [proof.priceShown, proof.split] },
    { keys: ['about.sections.1.paragraphs.2'], by: [proof.cancelCostSaid] },
    { keys: ['about.sections.1.paragraphs.3'], by: [proof.ownSiteOnly] },
    { keys: ['about.sections.2.paragraphs.0'], by: [proof.split] },
    {
      keys: ['about.sections.3.paragraphs.0'],
      by: [
        { test: 'apps/all-in-one/e2e/first-load.e2e.ts', title: 'the JavaScript of ${path} is at most ${limit} kB, compressed' },
        { test: 'apps/web/src/app/layouts/frame.spec.tsx', title: 'shows a banner while offline' },
        { test: 'apps/web/src/app/pages/classroom.spec.tsx', title: 'MSG-09 keeps a message until the server has it, and sends it once' },
        {
          test: 'apps/web/src/features/classroom/call/ladder.spec.ts',
          title: 'falls back to text where not even voice gets through, and returns to voice by itself',
        },
        {
          test: 'apps/web/src/features/classroom/call/ladder.spec.ts',
          title: 'never exceeds what the person, their data limit or the other side allow',
        },
      ],
    },
    { keys: ['contact.sections.0.paragraphs.0'], by: [{ route: 'GET /api/admin/search' }, { route: 'GET /api/admin/lessons' }] },
    { keys: ['contact.sections.0.paragraphs.1'], by: [proof.reportable, proof.problemHolds] },
    { keys: ['contact.sections.1.paragraphs.0'], by: [{ route: 'PATCH /api/me/profile' }, proof.emailFixed, proof.emailChange] },
    { keys: ['contact.sections.1.paragraphs.1'], by: [proof.erased, proof.ownCopy] },
    {
      keys: ['contactForm.sent'],
      by: [
        proof.contactStored,
        {
          test: 'apps/web/src/app/pages/content.spec.tsx',
          title: 'ROUTE-02 /contact sends the message once, and keeps it in the form until the server has accepted it',
        },
      ],
    },
  ],
  pledges: ['contact.text', 'contact.sections.2.paragraphs.0'],
  noClaim: keysIn(`
    searchHelp searchHelpHint answers noAnswers findTeacher becomeTeacher contactUs
    quickAnswers contactForm.title contactForm.name contactForm.email contactForm.message
    contactForm.missingOf.name contactForm.missingOf.email contactForm.missingOf.message
    contactForm.send contactForm.sending contactForm.failed
    glance onThisPage updated inShort someTeachers teachersFailed teacherShare
    rules.lesson.name rules.notice.name rules.cancel.name rules.payBy.name rules.fee.name rules.payout.name
    howItWorks.title howItWorks.text
    howItWorks.sections.0.title howItWorks.sections.1.title howItWorks.sections.2.title howItWorks.sections.3.title
    howItWorks.sections.4.title
    about.title about.sections.0.title about.sections.1.title about.sections.2.title about.sections.3.title
    contact.title contact.sections.0.title contact.sections.1.title contact.sections.2.title
  `),
};
