import type { Person } from './people.js';
import type { Instant } from './time.js';

export type ChargeStatus = 'open' | 'captured' | 'expired' | 'failed' | 'refunded' | 'part_refunded' | 'disputed';

/** What has become of the teacher's share of a charge. */
export type PayoutStatus = 'none' | 'held' | 'due' | 'sent' | 'done' | 'refused';

/** The words that were ever stored for what a teacher earned, and what a screen shows for them. */
export type EarningStatus = 'pending_payout' | 'paid' | 'payout_completed' | 'refunded' | 'failed';
export type EarningDisplay = 'pending' | 'paid' | 'refunded' | 'failed';

/** What the student has to do before their bank lets the money go: answer here (`confirm`), or on the provider's page. */
export type NextAction = { kind: 'confirm' } | { kind: 'redirect'; url: string };

/** The payment of one lesson, as its student sees it. */
export interface LessonPayment {
  charge: ChargeStatus;
  /** @asType integer */
  amountCents: number;
  /** The platform's share of what stays paid: amount = net + fee + refunded + refund pending. @asType integer */
  feeCents: number;
  currency: 'USD';
  payBy: Instant;
  paidAt: Instant | null;
  /** @asType integer */
  refundedCents: number;
  /** What goes back and is still on its way. @asType integer */
  refundPendingCents: number;
  /** The teacher's share of what stays paid. @asType integer */
  netCents: number;
  nextAction?: NextAction;
  /** Set while it is open: a card's number is typed in here, or the provider has a page for it. */
  payWith?: 'card' | 'page';
}

/** A payment in its student's list. */
export interface StudentPaymentRecord extends LessonPayment {
  id: string;
  lessonId: string;
  teacherId: string;
  subject: string;
  /** Of the lesson, as last agreed; null for payments from before that was kept. */
  startsAt: Instant | null;
  createdAt: Instant;
}

/** A payment as an operator sees it. */
export interface PaymentCase extends StudentPaymentRecord {
  studentId: string;
  payout: PayoutStatus;
  /** What the card provider keeps, out of the platform's share. @asType integer */
  providerFeeCents: number;
  heldByOperator: boolean;
  /** The platform's share when the lesson was booked, in hundredths of a percent. @asType integer */
  feeBps: number;
}

export const operatorActs = ['hold-payment', 'release-payment', 'refund-payment'] as const;

/** What an operator did with a payment or, with `refused`, tried to do. */
export interface OperatorAct {
  id: string;
  at: Instant;
  operatorId: string;
  action: (typeof operatorActs)[number];
  note: string;
  /** Of a refund. @asType integer */
  amountCents: number | null;
  /** The code of the refusal. */
  refused: string | null;
}

/** All there is about a payment, newest act first. */
export interface PaymentFile extends PaymentCase {
  acts: OperatorAct[];
}

/** The same to an operator: the gateway adds the two people. */
export interface LessonMoney extends PaymentFile {
  teacher: Person;
  student: Person;
}

/** The same in the public API: the gateway adds who teaches. */
export interface StudentPayment extends StudentPaymentRecord {
  teacher: Person;
}
