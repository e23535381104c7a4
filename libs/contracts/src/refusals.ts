// The error catalogue: every refusal of Somo, with the sentence a person reads. The HTTP status follows from the kind.
import { calendarRefusals } from './calendar-refusals.js';
import { classroomRefusals } from './classroom-refusals.js';
import { exportRefusals } from './export-refusals.js';
import type { BrokenRule } from './field-sentences.js';
import { fileRefusals } from './file-refusals.js';
import { operatorRefusals } from './operator-refusals.js';
import { signInRefusals } from './sign-in-refusals.js';
import { statusOf, type RefusalKind } from './refusal-kinds.js';
import { noticeHours, reportHours, slotRangeDays } from './rules/booking.js';
import { reviewEditDays } from './rules/reviews.js';
import { systemRefusals } from './system-refusals.js';
import { studentRefusals } from './student-refusals.js';
import { standingRefusals } from './standing-refusals.js';

export const refusals = {
  ...systemRefusals,
  // the request itself
  'malformed-request': { kind: 'malformed', message: "We couldn't read that request." },
  'invalid-input': { kind: 'invalid', message: 'Some fields need your attention.' },
  'too-large': { kind: 'too-large', message: "That's more than we can accept at once." },
  'wrong-content-type': { kind: 'wrong-type', message: 'Please send JSON (Content-Type: application/json).' },
  'encoding-not-supported': {
    kind: 'wrong-type',
    message: 'Please send the body uncompressed, without a Content-Encoding header.',
  },
  'not-found': { kind: 'not-found', message: "We couldn't find that." },
  'too-many-requests': { kind: 'too-many', message: 'Too many attempts. Please wait a moment and try again.' },
  'service-unavailable': { kind: 'unavailable', message: "This part of Somo isn't responding. Please try again in a moment." },
  'too-slow': { kind: 'unavailable', message: 'This took too long. Please try again in a moment.' },
  // the caller
  'not-signed-in': { kind: 'not-signed-in', message: 'Please sign in first.' },
  'session-missing': { kind: 'not-signed-in', message: 'Auth session missing!' },
  'session-or-user-missing': { kind: 'not-signed-in', message: 'Auth session or user missing' },
  'session-ended': { kind: 'not-signed-in', message: 'Your session has ended. Please sign in again.' },
  'session-expired': { kind: 'not-signed-in', message: 'Your session has expired. Please sign in again.' },
  'session-suspended': { kind: 'not-signed-in', message: 'Your session has ended because your account is suspended.' },
  'wrong-role': { kind: 'forbidden', message: "Your account can't do this." },
  'not-allowed': { kind: 'forbidden', message: "You're not allowed to do this." },
  'wrong-origin': { kind: 'forbidden', message: 'This request came from another site.' },
  // accounts
  'email-taken': { kind: 'conflict', message: 'An account with this email already exists. Sign in instead?' },
  'wrong-credentials': { kind: 'not-signed-in', message: 'Incorrect email or password.' },
  'account-suspended': { kind: 'forbidden', message: 'This account is suspended. Please contact us.' },
  'two-step-needed': { kind: 'forbidden', message: 'Operators need two-step sign-in here. Please set it up in your settings first.' },
  'email-not-confirmed': { kind: 'forbidden', message: "Please confirm your email address first. We've sent you a link." },
  'account-not-found': { kind: 'not-found', message: "We couldn't find that account." },
  ...operatorRefusals,
  ...signInRefusals,
  ...standingRefusals,
  'same-email': { kind: 'invalid', message: 'The account already has this email address.' },
  'google-not-configured': {
    kind: 'unavailable',
    message: "Google sign-in isn't set up here. Please sign in with your email and password.",
  },
  'google-unavailable': {
    kind: 'unavailable',
    message: "Google isn't responding. Please try again, or sign in with your email and password.",
  },
  'google-failed': { kind: 'not-signed-in', message: "Google sign-in didn't work. Please try again." },
  'google-declined': {
    kind: 'not-signed-in',
    message: 'You left before signing in with Google. You can try again, or sign in with your email and password.',
  },
  'google-unverified': {
    kind: 'not-signed-in',
    message: "Google hasn't confirmed your email address. Confirm it with Google, or sign in with a password.",
  },
  'google-needs-proof': {
    kind: 'conflict',
    message:
      "There's already an account with this email, and we couldn't tell that it's yours. Sign in to it with its password, or choose \"Forgot password?\".",
  },
  'wrong-password': { kind: 'invalid', message: 'Your current password is incorrect.' },
  ...exportRefusals,
  'already-onboarded': { kind: 'conflict', message: 'Your profile is already complete.' },
  'onboarding-needed': { kind: 'forbidden', message: 'Please complete your profile first.' },
  'unsubscribe-link-unknown': { kind: 'not-found', message: "This link isn't one of ours. Please open it from the email again." },
  'link-expired': { kind: 'invalid', message: 'This link is invalid or has expired.' },
  'weak-password': { kind: 'invalid', message: 'Please choose a stronger password.' },
  'session-not-found': { kind: 'not-found', message: "We couldn't find that session. It may have ended already." },
  'must-agree': { kind: 'invalid', message: 'You must agree to the Terms of Service and Privacy Policy' },
  // profile pictures
  'picture-too-large': { kind: 'too-large', message: 'Please choose a picture of at most 2 MB.' },
  'picture-not-readable': { kind: 'invalid', message: "We couldn't read that picture. Please choose a JPG, PNG or GIF." },
  'picture-too-many-pixels': {
    kind: 'invalid',
    message: 'Please choose a picture of at most 24 megapixels, or 8 if it is progressive, interlaced or a GIF.',
  },
  // teachers
  'teacher-not-found': { kind: 'not-found', message: 'Teacher not found' },
  'teacher-not-available': { kind: 'invalid', message: "This teacher isn't taking lessons right now." },
  'rate-not-set': { kind: 'invalid', message: "This teacher hasn't set a price yet." },
  'unknown-subject': { kind: 'invalid', message: "One of these subjects isn't available on Somo." },
  'unknown-module': { kind: 'invalid', message: "One of these modules doesn't belong to its subject." },
  'subject-not-taught': { kind: 'invalid', message: "This teacher doesn't teach that subject." },
  'module-not-taught': { kind: 'invalid', message: "This teacher doesn't teach that module." },
  // times
  'slot-not-offered': { kind: 'invalid', message: "The teacher isn't available at this time." },
  'notice-too-short': { kind: 'invalid', message: `Lessons must be booked at least ${noticeHours} hours ahead.` },
  'beyond-horizon': { kind: 'invalid', message: 'This time is too far ahead to book.' },
  'range-too-long': { kind: 'invalid', message: `Please ask for at most ${slotRangeDays} days at a time.` },
  'availability-changed': { kind: 'conflict', message: 'Your hours were changed in the meantime. Please review them and try again.' },
  // bookings
  'own-lesson': { kind: 'invalid', message: "You can't book a lesson with yourself." },
  'slot-taken': { kind: 'conflict', message: 'Someone just booked this time.' },
  'you-have-a-lesson-then': { kind: 'conflict', message: 'You already have a lesson at this time.' },
  'daily-limit-reached': { kind: 'invalid', message: 'That day is fully booked.' },
  'weekly-not-open': { kind: 'conflict', message: 'Complete a lesson with this teacher first, then book their regular hours weekly.' },
  'price-changed': { kind: 'conflict', message: 'The price of this lesson has changed.' },
  'too-many-unpaid': { kind: 'invalid', message: "Please pay for the lessons you've already booked." },
  'lesson-not-found': { kind: 'not-found', message: "We couldn't find that lesson." },
  'lesson-not-cancellable': { kind: 'conflict', message: 'This lesson can no longer be cancelled.' },
  'notes-not-allowed': { kind: 'conflict', message: 'You can add notes only to a confirmed or completed lesson.' },
  'lesson-not-movable': { kind: 'conflict', message: 'This lesson can no longer be rescheduled.' },
  'same-time': { kind: 'invalid', message: 'The lesson is already at this time.' },
  'proposal-not-open': { kind: 'conflict', message: 'This proposal is no longer open.' },
  'proposal-choice-needed': { kind: 'invalid', message: 'Please choose one of the proposed times.' },
  'time-not-free': { kind: 'conflict', message: "This time isn't free for both of you." },
  'time-passed': { kind: 'invalid', message: 'This time has already passed.' },
  'request-not-found': { kind: 'not-found', message: "We couldn't find that request." },
  'request-not-pending': { kind: 'conflict', message: 'This request is no longer open.' },
  'time-not-requested': { kind: 'invalid', message: "The student didn't ask for this time." },
  'already-requested': { kind: 'conflict', message: "You've already asked this teacher for this time." },
  'too-many-pending': { kind: 'invalid', message: "You have too many requests that haven't been answered yet." },
  'too-early-to-report': { kind: 'conflict', message: 'You can report a problem once the lesson has started.' },
  'too-late-to-report': { kind: 'conflict', message: `You can report a problem up to ${reportHours} hours after the lesson.` },
  'lesson-not-reportable': { kind: 'conflict', message: "This lesson didn't take place." },
  'problem-already-reported': { kind: 'conflict', message: "You've already reported a problem with this lesson." },
  'problem-already-resolved': { kind: 'conflict', message: 'This problem is already resolved.' },
  'calendar-not-found': { kind: 'not-found', message: 'This calendar link no longer works. Your settings on Somo have the current one.' },
  'problem-not-found': { kind: 'not-found', message: "We couldn't find that problem." },
  ...studentRefusals,
  ...calendarRefusals,
  'in-progress': { kind: 'conflict', message: 'This is already in progress. Please wait a moment.' },
  'idempotency-key-reused': { kind: 'invalid', message: 'This Idempotency-Key was already used for a different request.' },
  ...classroomRefusals,
  // messages
  'conversation-not-found': { kind: 'not-found', message: "You can't write to this person." },
  'too-many-unanswered': { kind: 'too-many', message: "You've sent 10 messages without an answer. Please wait for a reply." },
  'too-many-new-teachers': { kind: 'too-many', message: "You've written to 10 new teachers today. Please try again tomorrow." },
  'contact-not-found': { kind: 'not-found', message: "You're not in contact with this person." },
  'client-id-reused': { kind: 'conflict', message: 'This clientId was already used for another message.' },
  // reports
  'person-not-found': { kind: 'not-found', message: "We couldn't find this person." },
  'message-not-found': { kind: 'not-found', message: "We couldn't find that message." },
  'already-reported': { kind: 'conflict', message: "You've already reported this. We'll notify you when we've looked at it." },
  'report-not-found': { kind: 'not-found', message: "We couldn't find that report." },
  'report-already-answered': { kind: 'conflict', message: 'This report is already answered.' },
  // reviews
  'review-not-found': { kind: 'not-found', message: "We couldn't find that review." },
  'lesson-not-completed': { kind: 'conflict', message: 'You can rate a lesson once it has taken place.' },
  'lesson-refunded': { kind: 'conflict', message: 'This lesson was refunded, so it can no longer be rated.' },
  'already-reviewed': { kind: 'conflict', message: "You've already rated this lesson." },
  'review-too-old': { kind: 'conflict', message: `You can change a review for ${reviewEditDays} days.` },
  'reply-too-old': { kind: 'conflict', message: `You can change a reply for ${reviewEditDays} days.` },
  'review-hidden': { kind: 'conflict', message: 'This review is hidden.' },
  'review-not-hidden': { kind: 'conflict', message: "This review isn't hidden." },
  ...fileRefusals,
  // money
  'payment-not-found': { kind: 'not-found', message: "There's no payment for this lesson yet." },
  'receipt-too-large': { kind: 'too-large', message: "This receipt is too large to download. Please contact us and we'll send it to you." },
  'receipt-not-ready': { kind: 'conflict', message: "The receipt will be available once you've paid." },
  'payment-not-open': { kind: 'conflict', message: "This lesson isn't waiting for a payment." },
  'card-declined': { kind: 'invalid', message: 'Your card was declined.' },
  'refund-too-large': { kind: 'invalid', message: "That's more than what's left of this payment." },
  'wrong-amount': { kind: 'invalid', message: "The amount doesn't match what was agreed." },
  'refund-over-payment': { kind: 'invalid', message: 'This refund is larger than the payment.' },
  'nothing-to-confirm': { kind: 'conflict', message: "Your bank isn't waiting for an answer to this payment." },
  'payment-changed': { kind: 'conflict', message: 'This payment has changed. Please review it and try again.' },
  'payment-not-refundable': { kind: 'conflict', message: "There's nothing left to refund." },
  'already-paid-out': { kind: 'conflict', message: 'The teacher has already been paid for this lesson.' },
  'payout-not-found': { kind: 'not-found', message: "We couldn't find that payout." },
  'provider-unavailable': { kind: 'unavailable', message: "The payment provider isn't responding. Please try again in a moment." },
  'bad-signature': { kind: 'malformed', message: "The signature doesn't match." },
  'unknown-mail-provider': { kind: 'not-found', message: "We don't know that mail provider." },
  'unknown-provider': { kind: 'not-found', message: "We don't know that payment provider." },
  // notifications
  'push-device-not-found': { kind: 'not-found', message: "We couldn't find that browser." },
  'push-endpoint-refused': {
    kind: 'invalid',
    message: "We can't send notifications to this browser: its push service has no address on the internet.",
  },
  'notification-not-found': { kind: 'not-found', message: "We couldn't find that notification." },
  'module-not-found': { kind: 'not-found', message: "We couldn't find that module." },
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
    const { kind, message } = refusals[code];
    // An answer, not a fault: its code is the reason, and recording a stack is a large part of its cost.
    const frames = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = frames;
    this.name = 'Refusal';
    this.kind = kind;
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
  /** The rules behind `errors`, at the same places, so that they can be said in another language; null for what is for programmers. */
  rules?: Record<string, (BrokenRule | null)[]>;
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
