import { keysIn, type ClaimList } from './claim.js';
import * as proof from './proofs.js';

const stored = { test: 'libs/messages/spec/browser-storage.spec.ts', title: 'names everything that the browser stores' };
const cookies = { test: 'libs/messages/spec/browser-storage.spec.ts', title: 'names every cookie' };
const kept = [
  'MSG-09 survives a reload, and nobody reads it in the storage of the browser',
  'MSG-09 is deleted when the session ends with %s',
  'MSG-09 is deleted with a sign-out',
  'MSG-09 is sealed when the session is over with %s, and opens when the same person signs in',
  'MSG-09 is deleted when somebody else signs in, and is not theirs',
  'MSG-09 stays sealed for seven days, and is deleted then',
].map((title) => ({ test: 'apps/web/src/lib/outbox.spec.ts', title }));
const auth = 'apps/gateway/src/auth/auth.spec.ts';
const exportDeleted = { test: 'apps/auth/src/commands/request-export.db.spec.ts', title: 'is deleted after seven days' };
const deletedByAge = { test: 'apps/all-in-one/spec/retention.db.spec.ts', title: 'goes after its time, and not a minute before' };
const statedPeriods = { test: 'libs/messages/spec/retention.spec.ts', title: 'states the periods after which things are deleted' };
const calendarLink = {
  test: 'apps/booking/src/queries/get-calendar-feed.db.spec.ts',
  title: 'opens with the present link alone: not with the one before, a guess, or that of somebody else changed',
};

/** Privacy, terms and safety; part of `content.json`. */
export const legal: ClaimList = {
  claims: [
    { keys: ['privacy.short.0', 'privacy.sections.1.paragraphs.1'], by: [proof.ownSiteOnly] },
    {
      keys: ['privacy.short.1', 'privacy.short.2'],
      by: [
        proof.publicProfile,
        proof.hiddenAddress,
        {
          test: 'apps/all-in-one/spec/access.db.long.spec.ts',
          title: 'ROUTE-14 PERM-01 PERM-02 PERM-03 PERM-05 refuses everyone else, tells them nothing and changes nothing',
        },
      ],
    },
    { keys: ['privacy.sections.2.paragraphs.0'], by: [proof.call] },
    { keys: ['privacy.short.3', 'privacy.sections.2.paragraphs.1', 'safety.sections.2.paragraphs.0'], by: proof.recording },
    { keys: ['privacy.short.4', 'privacy.sections.5.paragraphs.0'], by: [proof.erased, proof.ownCopy] },
    {
      keys: ['privacy.sections.4.paragraphs.0'],
      by: [
        proof.erased,
        proof.verdicts,
        deletedByAge,
        exportDeleted,
        ...[proof.learnerErased, proof.learnerNameKept, proof.documentsDeleted, proof.documentWithdrawn],
        {
          test: 'apps/scheduling/src/calendars/external-calendars.db.spec.ts',
          title: 'give their times back at once when they are removed, and are nobody else’s',
        },
      ],
    },
    { keys: ['privacy.sections.4.paragraphs.1'], by: [deletedByAge, statedPeriods] },
    {
      keys: ['privacy.sections.0.paragraphs.0'],
      by: [
        {
          test: 'apps/scheduling/src/calendars/external-calendars.db.spec.ts',
          title: 'withhold the times at which they show the teacher as busy, and everybody is told of the times alone',
        },
        { test: 'apps/auth/src/commands/register.db.spec.ts', title: 'stores neither the password nor the refresh token in plain text' },
        {
          test: 'apps/auth/src/commands/end-session.db.spec.ts',
          title: 'are listed with browser and system, the current one first; only open ones, and only their own',
        },
        {
          test: 'apps/auth/src/commands/sign-in-with-google.db.spec.ts',
          title: 'finds the same account again by its subject, also with another address',
        },
        proof.passkeySignsIn,
        proof.contactStored,
        proof.learnerConsent,
        {
          test: 'apps/gateway/src/http/audit-refusal.spec.ts',
          title: 'identify a refused sign-in by its account, address and request, and then the attempts over the limit',
        },
      ],
    },
    {
      keys: ['privacy.sections.0.paragraphs.1'],
      by: [
        {
          test: 'apps/messaging/src/classroom/classroom.db.spec.ts',
          title: 'CLS-12 sums up who tried, was there and heard the other, a minute having sixty seconds',
        },
        proof.privateNotes,
        proof.photoStripped,
        proof.hostedPayment,
        proof.payoutEncrypted,
        proof.documentsEncrypted,
        proof.reportCopy,
      ],
    },
    {
      keys: ['privacy.sections.0.paragraphs.2'],
      by: [
        {
          test: 'apps/notification/src/delivery/switches.db.spec.ts',
          title: '%s with %s off: the bell and the emails follow the table, and the log says why',
        },
        {
          test: 'apps/notification/src/delivery/undelivered.db.spec.ts',
          title: 'stops emails to its address, says so, and sends them again once the person has resumed them',
        },
        { route: 'GET /api/admin/people/:id/deliveries' },
      ],
    },
    {
      keys: ['privacy.sections.1.paragraphs.0'],
      by: [
        proof.publicProfile,
        proof.hiddenStudent,
        proof.hiddenAddress,
        proof.learnerShown,
        proof.privateNotes,
        proof.presence,
        proof.hiddenPresence,
        proof.readMarks,
        proof.hiddenReading,
        { screen: '/admin/people/:userId' },
        { screen: '/admin/reports/:reportId' },
        proof.documentsEncrypted,
        calendarLink,
      ],
    },
    {
      keys: ['privacy.sections.3.paragraphs.0'],
      by: [
        cookies,
        { test: auth, title: 'stores the refresh token in a session cookie that scripts and other sites cannot use' },
        { test: auth, title: 'stores it for thirty days if asked to remember' },
        { test: auth, title: 'comes with the first sign-in, stays the same for all others, and says nothing of the person' },
      ],
    },
    { keys: ['privacy.sections.3.paragraphs.1'], by: [stored, ...kept] },
    { keys: ['privacy.sections.3.paragraphs.2'], by: [stored] },
    { keys: ['terms.sections.1.paragraphs.0'], by: [proof.openStarts, proof.horizon, proof.withinADay, proof.requestAccepted] },
    { keys: ['terms.sections.1.paragraphs.1'], by: [proof.payBySaid, proof.unpaidEnds, proof.terms] },
    { keys: ['terms.sections.2.paragraphs.0'], by: [proof.refundedInTime, proof.tooLate] },
    { keys: ['terms.sections.2.paragraphs.1'], by: [proof.teacherCancels, proof.terms, proof.problemHolds] },
    { keys: ['terms.sections.3.paragraphs.0'], by: [proof.split, proof.priceShown] },
    { keys: ['terms.sections.3.paragraphs.1'], by: [proof.heldFirst, proof.problemHolds, proof.minimum, proof.businessDays] },
    { keys: ['terms.sections.4.paragraphs.0'], by: [proof.reportable, proof.problemHolds] },
    {
      keys: ['safety.sections.0.paragraphs.0'],
      by: [proof.verified, proof.verifiedIdentity, proof.reviewEarned, proof.reviewHidden],
    },
    { keys: ['safety.sections.1.paragraphs.0'], by: [proof.learnerConsent, proof.learnerShown, proof.learnerMailed] },
    { keys: ['safety.sections.3.paragraphs.0'], by: [{ route: 'POST /api/admin/lessons/:id/refund' }, proof.room] },
    { keys: ['safety.sections.4.paragraphs.0'], by: [proof.suspension, proof.suspendedLessons, proof.reported, proof.reportOrder] },
  ],
  pledges: keysIn('terms.sections.0.paragraphs.0 terms.sections.5.paragraphs.0 terms.sections.6.paragraphs.0'),
  noClaim: keysIn(`
    privacy.title privacy.text privacy.updated
    privacy.sections.0.title privacy.sections.1.title privacy.sections.2.title privacy.sections.3.title privacy.sections.4.title
    privacy.sections.5.title
    terms.title terms.text terms.updated
    terms.sections.0.title terms.sections.1.title terms.sections.2.title terms.sections.3.title terms.sections.4.title
    terms.sections.5.title terms.sections.6.title
    safety.title safety.text
    safety.sections.0.title safety.sections.1.title safety.sections.2.title safety.sections.3.title safety.sections.4.title
  `),
};
