// Tests that back what pages say of accounts: their address, passkeys, copies and their end.
import { proofBy as test } from './proof-by.js';

const web = 'apps/web/src/app/pages';

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
