// Why payouts are refused: what the answers of providers come to, as sentences.

/** By code; the texts in other languages have the same codes. */
export const payoutReasons = {
  'number-not-registered': 'The number is not registered for mobile money.',
  'number-cannot-receive': 'The number cannot receive money.',
  'number-full': 'The mobile money account of this number is full.',
  'number-not-reached': 'The number is not one that mobile money can reach.',
  'mobile-money-refused': 'The mobile money provider refused the payout.',
  'paypal-no-account': 'Nobody claimed the money: there is no PayPal account with this email address.',
  'paypal-unconfirmed': 'The email address is not confirmed at PayPal.',
  'paypal-locked': 'The PayPal account is locked.',
  'paypal-limited': 'The PayPal account is limited and cannot receive money.',
  'paypal-country': 'PayPal does not pay out to the country of this account.',
  'paypal-refused': 'PayPal refused the payout.',
  'paypal-address': 'PayPal does not accept this email address.',
  'no-account': 'The account does not exist.',
  'account-cannot-receive': 'The account cannot receive money.',
  'bank-refused': 'The bank does not take this account: please check its number and its SWIFT code.',
  'bank-country': 'Bank transfers to this country are not possible yet.',
  'bank-returned': 'The bank sent the money back.',
} as const;

export type PayoutReason = keyof typeof payoutReasons;

const codes = new Map(Object.entries(payoutReasons).map(([code, sentence]) => [sentence as string, code as PayoutReason]));

/** Returns the code of a sentence; undefined for what a provider says in words of its own. */
export const payoutReasonOf = (sentence: string): PayoutReason | undefined => codes.get(sentence);
