// The error catalog: every refusal in Somo, with the sentence that a person reads. The HTTP status follows from the kind.
export type RefusalKind =
  | 'malformed'
  | 'invalid'
  | 'conflict'
  | 'not-found'
  | 'forbidden'
  | 'not-signed-in'
  | 'too-many'
  | 'too-large'
  | 'wrong-type'
  | 'unavailable';

export const statusOf: Record<RefusalKind, number> = {
  malformed: 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

export const refusals = {
  // the request itself
  'malformed-request': { kind: 'malformed', message: 'The request could not be read.' },
  'invalid-input': { kind: 'invalid', message: 'Some fields need another look.' },
  'too-large': { kind: 'too-large', message: 'That is more than we can take at once.' },
  'wrong-content-type': { kind: 'wrong-type', message: 'Please send JSON (Content-Type: application/json).' },
  'encoding-not-supported': {
    kind: 'wrong-type',
    message: 'Please send the body uncompressed, without a Content-Encoding header.',
  },
  'not-found': { kind: 'not-found', message: 'We could not find that.' },
  'too-many-requests': { kind: 'too-many', message: 'Too many tries. Please wait a moment and try again.' },
  'service-unavailable': { kind: 'unavailable', message: 'This part of Somo is not answering. Please try again in a moment.' },
  'too-slow': { kind: 'unavailable', message: 'This took too long. Please try again in a moment.' },
  // the caller
  'not-signed-in': { kind: 'not-signed-in', message: 'Please sign in first.' },
  'session-ended': { kind: 'not-signed-in', message: 'Your session has ended. Please sign in again.' },
  'wrong-role': { kind: 'forbidden', message: 'Your account cannot do this.' },
  'not-allowed': { kind: 'forbidden', message: 'This is not allowed.' },
  'wrong-origin': { kind: 'forbidden', message: 'This request came from another site.' },
  // accounts
  'email-taken': { kind: 'conflict', message: 'An account with this email already exists. Sign in instead?' },
  'wrong-credentials': { kind: 'not-signed-in', message: 'Email or password is wrong.' },
  'wrong-password': { kind: 'invalid', message: 'That is not your current password.' },
  'already-onboarded': { kind: 'conflict', message: 'Your profile is already complete.' },
  'onboarding-needed': { kind: 'forbidden', message: 'Please complete your profile first.' },
  'link-expired': { kind: 'invalid', message: 'This link is invalid or has expired.' },
  'must-agree': { kind: 'invalid', message: 'You must agree to the Terms of Service and Privacy Policy' },
  // teachers
  'teacher-not-found': { kind: 'not-found', message: 'Teacher not found' },
  'teacher-not-available': { kind: 'invalid', message: 'This teacher is not taking lessons at the moment.' },
  'rate-not-set': { kind: 'invalid', message: 'This teacher has not set a price yet.' },
  'unknown-subject': { kind: 'invalid', message: 'One of these subjects is not taught on Somo.' },
  'unknown-module': { kind: 'invalid', message: 'One of these modules does not belong to its subject.' },
  'subject-not-taught': { kind: 'invalid', message: 'This teacher does not teach that subject.' },
  'module-not-taught': { kind: 'invalid', message: 'This teacher does not teach that module.' },
  // times
  'slot-not-offered': { kind: 'invalid', message: 'The teacher does not offer this time.' },
  'notice-too-short': { kind: 'invalid', message: 'Lessons are booked at least 24 hours ahead.' },
  'beyond-horizon': { kind: 'invalid', message: 'This time is too far ahead to be booked yet.' },
  'range-too-long': { kind: 'invalid', message: 'Please ask for at most 62 days at once.' },
  // bookings
  'own-lesson': { kind: 'invalid', message: 'You cannot book a lesson with yourself.' },
  'slot-taken': { kind: 'conflict', message: 'Someone has just booked this time.' },
  'you-have-a-lesson-then': { kind: 'conflict', message: 'You already have a lesson at this time.' },
  'daily-limit-reached': { kind: 'invalid', message: 'This teacher has no more lessons free on that day.' },
  'price-changed': { kind: 'conflict', message: 'The price of this lesson has changed.' },
  'too-many-unpaid': { kind: 'invalid', message: 'Please pay for the lessons you have booked first.' },
  'lesson-not-found': { kind: 'not-found', message: 'We could not find that lesson.' },
  'lesson-not-cancellable': { kind: 'conflict', message: 'This lesson can no longer be cancelled.' },
  'lesson-not-movable': { kind: 'conflict', message: 'This lesson can no longer be moved.' },
  'same-time': { kind: 'invalid', message: 'The lesson is at this time already.' },
  'proposal-not-open': { kind: 'conflict', message: 'This proposal is no longer open.' },
  'too-early-to-report': { kind: 'conflict', message: 'A problem can be reported once the lesson has begun.' },
  'too-late-to-report': { kind: 'conflict', message: 'A problem can be reported until 72 hours after the lesson.' },
  'lesson-not-reportable': { kind: 'conflict', message: 'This lesson did not take place.' },
  'problem-already-reported': { kind: 'conflict', message: 'You have reported a problem with this lesson already.' },
  'problem-already-resolved': { kind: 'conflict', message: 'This problem was resolved already.' },
  'problem-not-found': { kind: 'not-found', message: 'We could not find that problem.' },
  'in-progress': { kind: 'conflict', message: 'This is already being done. Please wait a moment.' },
  'idempotency-key-reused': { kind: 'invalid', message: 'This Idempotency-Key was used for another request.' },
  // money
  'payment-not-found': { kind: 'not-found', message: 'There is no payment for this lesson yet.' },
  'receipt-not-ready': { kind: 'conflict', message: 'There is a receipt as soon as this lesson is paid.' },
  'payment-not-open': { kind: 'conflict', message: 'This lesson is not waiting for a payment.' },
  'card-declined': { kind: 'invalid', message: 'The card was declined.' },
  'refund-too-large': { kind: 'invalid', message: 'That is more than is left of this payment.' },
  'wrong-amount': { kind: 'invalid', message: 'The amount is not the one that was agreed.' },
  'refund-over-payment': { kind: 'invalid', message: 'This refund is larger than the payment.' },
  'nothing-to-confirm': { kind: 'conflict', message: 'The bank is not waiting for an answer to this payment.' },
  'payment-changed': { kind: 'conflict', message: 'This payment has changed meanwhile. Please look again.' },
  'payment-not-refundable': { kind: 'conflict', message: 'There is no money here that could go back.' },
  'already-paid-out': { kind: 'conflict', message: 'The teacher has been paid for this lesson already.' },
  'payout-not-found': { kind: 'not-found', message: 'We could not find that payout.' },
  'bad-signature': { kind: 'malformed', message: 'The signature does not match.' },
  'unknown-provider': { kind: 'not-found', message: 'We do not know that payment provider.' },
  // notifications
  'notification-not-found': { kind: 'not-found', message: 'We could not find that notification.' },
  'module-not-found': { kind: 'not-found', message: 'We could not find that module.' },
} as const satisfies Record<string, { kind: RefusalKind; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** An expected failure. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  constructor(
    readonly code: RefusalCode,
    /** Extra members of the problem document, such as `alternatives` or `errors`. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(refusals[code].message);
    this.name = 'Refusal';
    this.kind = refusals[code].kind;
  }
}

export function refuse(code: RefusalCode, details?: Record<string, unknown>): Refusal {
  return new Refusal(code, details);
}

/** How long to wait before a retry, in seconds, unless the refusal's details say otherwise. */
const retryAfterSeconds = 2;

/** An RFC 9457 problem document, the form of every error in the public API. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: Record<string, string[]>;
  alternatives?: { startsAt: string; endsAt: string }[];
  [member: string]: unknown;
}

export function toProblem(refusal: Refusal): Problem {
  const { kind, message } = refusals[refusal.code];
  return {
    type: `urn:somo:problem:${refusal.code}`,
    title: message,
    status: statusOf[kind],
    detail: message,
    code: refusal.code,
    ...(kind === 'unavailable' ? { retryAfterSeconds } : {}),
    ...refusal.details,
  };
}
