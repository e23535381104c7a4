import { keysIn, type ClaimList } from './claim.js';
import * as proof from './proofs.js';

/** The questions and answers of the help page; part of `content.json`. */
export const help: ClaimList = {
  claims: [
    {
      keys: ['help.sections.0.paragraphs.0'],
      by: [proof.bookedAtOnce, proof.requestInstead, proof.requestSaid, proof.requestAccepted, proof.requestRejected],
    },
    { keys: ['help.sections.1.paragraphs.0'], by: [proof.horizon] },
    { keys: ['help.sections.2.paragraphs.0'], by: [proof.neverTwice, proof.alternatives] },
    { keys: ['help.sections.3.paragraphs.0'], by: [proof.bothTimes, proof.clockChange] },
    { keys: ['help.sections.4.paragraphs.0'], by: [proof.roomOpens, proof.call, proof.otherPlatform] },
    { keys: ['help.sections.5.paragraphs.0'], by: proof.recording },
    { keys: ['help.sections.6.paragraphs.0'], by: [proof.split, proof.payBySaid, proof.unpaidEnds, proof.terms] },
    { keys: ['help.sections.7.paragraphs.0'], by: [proof.refundedInTime, proof.tooLate, proof.cancelCostSaid] },
    { keys: ['help.sections.8.paragraphs.0'], by: [proof.teacherCancels, proof.terms, proof.reportable, proof.problemHolds] },
    {
      keys: ['help.sections.9.paragraphs.0'],
      by: [
        {
          test: 'apps/web/src/app/pages/dashboards.spec.tsx',
          title: 'C17 sends a new link to confirm the email address, and says what waits for it: %s',
        },
        {
          test: 'apps/booking/src/reactions/standing-changed.db.spec.ts',
          title: 'C17 whoever must confirm their address first can neither book nor request',
        },
        {
          test: 'apps/payments/src/jobs/pay-out.db.spec.ts',
          title: 'C17 go to no account of a teacher who must confirm their address first',
        },
      ],
    },
    { keys: ['help.sections.10.paragraphs.0'], by: [{ screen: '/forgot-password' }, proof.resetLink, proof.linkEnds, proof.passkeysReset] },
    { keys: ['help.sections.11.paragraphs.0'], by: [proof.emailFixed, proof.emailChange] },
    {
      keys: ['help.sections.12.paragraphs.0'],
      by: [proof.learnersMost, proof.learnerChosen, proof.learnerShown, proof.learnerMailed, proof.learnerReceipt],
    },
    { keys: ['help.sections.13.paragraphs.0'], by: [proof.heldFirst, proof.businessDays, proof.split, proof.minimum] },
  ],
  pledges: [],
  noClaim: keysIn(`
    help.title help.text
    help.sections.0.title help.sections.1.title help.sections.2.title help.sections.3.title help.sections.4.title
    help.sections.5.title help.sections.6.title help.sections.7.title help.sections.8.title help.sections.9.title
    help.sections.10.title help.sections.11.title help.sections.12.title help.sections.13.title
    help.groups.0.title help.groups.1.title help.groups.2.title help.groups.3.title
  `),
};
