/** Of closing an account, and of an account that is being closed. */
export const closingRefusals = {
  'account-closing': { kind: 'forbidden', message: 'This account is being closed.' },
  'account-closed': { kind: 'conflict', message: "This account has been closed, and can't be kept any more." },
  'lesson-under-way': { kind: 'conflict', message: 'A lesson of yours is taking place right now. Please close your account after it.' },
  'problem-open': {
    kind: 'conflict',
    message: "A problem with one of your lessons hasn't been resolved yet. You can close your account once it is.",
  },
  'payout-running': {
    kind: 'conflict',
    message: 'A payout to you is on its way. You can close your account once it has arrived.',
  },
  'payout-method-needed': {
    kind: 'conflict',
    message: 'We still owe you money. Please choose a payout method that works first, so that we can pay it out.',
  },
  'confirm-email-to-close': {
    kind: 'conflict',
    message: 'We still owe you money, and pay out only to confirmed email addresses. Please confirm yours first.',
  },
} as const;
