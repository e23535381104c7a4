import type { ClaimList } from './claim.js';
import * as proof from './proofs.js';

const pages = 'apps/web/src/app/pages';
const twoStep = 'apps/auth/src/commands/two-step.db.spec.ts';
const exported = {
  test: 'apps/auth/src/commands/request-export.db.spec.ts',
  title: 'is made only for who gives the password and the second step again, and once a day',
};
const exportDeleted = { test: 'apps/auth/src/commands/request-export.db.spec.ts', title: 'is deleted after seven days' };
const exportStays = {
  test: 'apps/auth/src/commands/request-export.db.spec.ts',
  title: 'stays while a newer one is being made, and the newer one takes its place',
};
const sessions = 'apps/auth/src/commands/end-session.db.spec.ts';

/** What the settings say of the account: signing in, its copy and its end. */
export const ofAccount: ClaimList['claims'] = [
  {
    keys: ['twoStep.needed'],
    by: [
      {
        test: 'apps/auth/src/commands/operators.db.spec.ts',
        title: 'C36 two-step sign-in of operators: until it is set up, they can do nothing else',
      },
    ],
  },
  {
    keys: ['twoStep.off', 'twoStep.on', 'twoStep.turnedOnText', 'twoStep.turnOffText'],
    by: [{ test: twoStep, title: 'asks for a code after the password, and opens no session before it' }],
  },
  {
    keys: ['twoStep.codesText'],
    by: [{ test: twoStep, title: 'accepts each recovery code once, however it is typed: of a hundred tries at the same moment, one' }],
  },
  {
    keys: ['twoStep.renewText'],
    by: [{ test: twoStep, title: 'replaces recovery codes for a code of the app, and keeps no secret in clear' }],
  },
  { keys: ['passkeys.text'], by: [proof.passkeyBothSteps, proof.passkeyScreens] },
  { keys: ['passkeys.askAgain'], by: [proof.passkeySignsIn, proof.passkeyRemoved] },
  { keys: ['passkeys.addText', 'passkeys.addedText', 'passkeys.unmade', 'passkeys.here'], by: [proof.passkeyScreens] },
  { keys: ['proof.unused'], by: [proof.passkeyProofScreen] },
  { keys: ['proof.elsewhere'], by: [proof.passkeyHost] },
  { keys: ['passkeys.removeText', 'passkeys.removedText'], by: [proof.passkeyRemoved] },
  { keys: ['passkeys.copied'], by: [proof.passkeyCopied] },
  { keys: ['passkeys.full'], by: [proof.passkeysMax] },
  { keys: ['passkeys.number'], by: [proof.passkeyNumber] },
  { keys: ['passkeys.elsewhere'], by: [proof.passkeyHost] },
  {
    keys: ['passkeys.noBrowser'],
    by: [{ test: `${pages}/passkeys.spec.tsx`, title: 'SET-04 says why this page can make none: %s' }],
  },
  {
    keys: ['setPassword'],
    by: [
      {
        test: 'apps/auth/src/commands/sign-in-with-google.db.spec.ts',
        title: 'creates an account with a confirmed address and no password, and suggests its names until it is onboarded',
      },
      { screen: '/forgot-password' },
    ],
  },
  { keys: ['account.emailNote'], by: [proof.emailFixed, proof.emailChange] },
  {
    keys: ['account.passwordHint'],
    by: [
      {
        test: 'apps/auth/src/domain/registration.spec.ts',
        title: 'AUTH-13 lists every reason why a password is too weak, on the server too',
      },
    ],
  },
  {
    keys: ['account.passwordNote'],
    by: [
      {
        test: 'apps/auth/src/commands/change-password.db.spec.ts',
        title: 'SET-04 keeps this session, ends the others at once and is told by email',
      },
    ],
  },
  {
    keys: ['export.text', 'export.making', 'export.askedText', 'export.ready', 'export.next'],
    by: [proof.ownCopy, exported, exportStays, exportDeleted],
  },
  { keys: ['export.askText', 'export.askTextFresh'], by: [exported] },
  {
    keys: ['closing.text', 'closing.copyFirst', 'closing.erased', 'closing.stays', 'closing.law', 'closing.days', 'closing.closedText'],
    by: [proof.erased, proof.verdicts],
  },
  { keys: ['closing.lessons', 'closing.withoutRefund', 'closing.requests'], by: [proof.closedByRules] },
  { keys: ['closing.balance'], by: [proof.balanceFirst] },
  {
    keys: ['sessions.endedText', 'sessions.text'],
    by: [{ test: sessions, title: 'end one by one, with their pages and refresh token, and not twice' }],
  },
  { keys: ['sessions.endAllText', 'sessions.only'], by: [{ test: sessions, title: 'end all at once but the current one' }] },
];
