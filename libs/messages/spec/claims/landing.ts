import { keysIn, type ClaimList } from './claim.js';
import * as proof from './proofs.js';

const figureRow = 'apps/web/src/features/landing/figure-row.spec.tsx';

/** The landing page, `landing.json`. */
export const landing: ClaimList = {
  claims: [
    { keys: ['heroText'], by: [proof.bothTimes, proof.priceShown, proof.call] },
    {
      keys: keysIn(`
        figuresExample figures.teachers figures.subjects figures.success figures.lessons figures.countries figures.rating figures.access
      `),
      by: [
        { test: figureRow, title: 'PUB-12 says that figures as written are examples' },
        { test: figureRow, title: 'are those of this installation, with a dash for missing ones' },
      ],
    },
    { keys: ['featuredText', 'featuredEmpty'], by: [proof.featured] },
    { keys: ['features.verified.title', 'features.verified.text'], by: [proof.verified, proof.verifiedIdentity] },
    { keys: ['features.zones.title', 'features.zones.text'], by: [proof.bothTimes] },
    {
      keys: ['features.classroom.title', 'features.classroom.text', 'steps.learn.title', 'steps.learn.text'],
      by: [proof.call, ...proof.recording],
    },
    { keys: ['features.pricing.title', 'features.pricing.text'], by: [proof.priceShown, proof.hostedPayment] },
    {
      keys: ['features.ratings.title', 'features.ratings.text', 'steps.rate.title', 'steps.rate.text'],
      by: [proof.reviewPublic, proof.reviewEarned],
    },
    { keys: ['steps.find.text'], by: [proof.search, proof.searchedTexts, proof.cardFacts] },
    { keys: ['steps.schedule.text'], by: [proof.bookedAtOnce, proof.requestInstead] },
    { keys: ['closingText'], by: [{ screen: '/register' }, proof.split] },
  ],
  pledges: [],
  noClaim: keysIn(`
    heroTitle findYourTeacher becomeTeacher searchTitle subjectLabel subjectPlaceholder levelLabel anyLevel zoneLabel myZone ownZone
    eastern central mountain pacific searchTeachers figuresTitle
    featuredTitle viewAll featuredFailed featuresTitle stepsTitle steps.find.title steps.schedule.title closingTitle closingAction
  `),
};
