import { exportDays } from '../rules/exports.js';
import type { Retained } from './retained.js';

/** What auth stores of sign-ins. */
export const ofAccounts = {
  sessions: {
    what: 'sessions that have expired',
    of: ['auth'],
    days: 7,
    from: 'after they expired',
    why: 'to tell a browser that its session has expired rather than been ended',
    readers: 'the person',
    by: 'rows',
  },
  tokens: {
    what: 'refresh tokens that were replaced',
    of: ['auth'],
    days: 30,
    from: 'after they were replaced',
    why: 'a copied token that is used later ends the session',
    readers: 'nobody',
    by: 'rows',
  },
  browsers: {
    what: 'browsers that a person signed in with',
    of: ['auth'],
    days: 400,
    from: 'after the last sign-in',
    why: 'to report a sign-in from a new one',
    readers: 'the person',
    by: 'rows',
  },
  links: {
    what: 'links that confirm an email address',
    of: ['auth'],
    days: 30,
    from: 'after they expired',
    why: 'to tell that a link has expired or was used',
    readers: 'nobody',
    by: 'rows',
  },
  resets: {
    what: 'requests for a new password',
    of: ['auth'],
    days: 1,
    from: 'after the request',
    why: 'the link in the email',
    readers: 'nobody',
    by: 'rows',
  },
  tickets: {
    what: 'tickets of sign-ins in two steps and of passkeys that were used',
    of: ['auth'],
    from: 'until the first ticket that is used ten minutes later or after that',
    why: 'a ticket works once',
    readers: 'nobody',
    by: 'apps/auth/src/credentials/spent-tickets.ts',
  },
  exports: {
    what: "copies of one's own data",
    of: ['auth'],
    days: exportDays,
    from: 'after they were made',
    why: 'to be downloaded',
    readers: 'the person',
    by: 'apps/auth/src/jobs/delete-export.ts',
  },
} as const satisfies Record<string, Retained>;
