import type { Person } from './people.js';
import type { Instant } from './time.js';

export type ChargeStatus = 'open' | 'captured' | 'expired' | 'failed' | 'refunded' | 'part_refunded' | 'disputed';

/** The state of the teacher's share of a charge. */
export type PayoutStatus = 'none' | 'held' | 'due' | 'sent' | 'done' | 'refused';

/** Every status that is stored for a teacher's earning, and what screens show for it. */
export type EarningStatus = 'pending_payout' | 'paid' | 'payout_completed' | 'refunded' | 'failed';
export type EarningDisplay = 'pending' | 'paid' | 'refunded' | 'failed';

/** What the student must do before their bank releases the money: answer here (`confirm`), or on the provider's page. */
export type NextAction = { kind: 'confirm' } | { kind: 'redirect'; url: string };

/** The payment of one lesson, as its student sees it. */
export interface LessonPayment {
  charge: ChargeStatus;
  /** @asType integer */
  amountCents: number;
  /** The platform's share of the part that is not refunded: amount = net + fee + refunded + refund pending. @asType integer */
  feeCents: number;
  currency: 'USD';
  /** False for a payment in the sandbox: no real money moves. */
  realMoney: boolean;
  payBy: Instant;
  paidAt: Instant | null;
  /** @asType integer */
  refundedCents: number;
  /** Refunds that are still on their way. @asType integer */
  refundPendingCents: number;
  /** The teacher's share of the part that is not refunded. @asType integer */
  netCents: number;
  nextAction?: NextAction;
  /** Set while the charge is open: the card number is entered here, or on the provider's page. */
  payWith?: 'card' | 'page';
}

/** A payment in the student's own list. */
export interface StudentPaymentRecord extends LessonPayment {
  id: string;
  lessonId: string;
  teacherId: string;
  subject: string;
  /** When the lesson starts, as last agreed; null for payments older than this field. */
  startsAt: Instant | null;
  createdAt: Instant;
}

/** A payment as an operator sees it. */
export interface PaymentCase extends StudentPaymentRecord {
  studentId: string;
  payout: PayoutStatus;
  /** The card provider's fee, paid out of the platform's share. @asType integer */
  providerFeeCents: number;
  heldByOperator: boolean;
  /** The platform's share when the lesson was booked, in hundredths of a percent. @asType integer */
  feeBps: number;
}

export const operatorActs = ['hold-payment', 'release-payment', 'refund-payment'] as const;

/** What an operator did with a payment or, if `refused` is set, tried to do. */
export interface OperatorAct {
  id: string;
  at: Instant;
  operatorId: string;
  action: (typeof operatorActs)[number];
  note: string;
  /** The amount of a refund. @asType integer */
  amountCents: number | null;
  /** The refusal's code. */
  refused: string | null;
}

/** Everything about a payment, newest act first. */
export interface PaymentFile extends PaymentCase {
  acts: OperatorAct[];
}

/** A payment file in the public API: the gateway adds the two people. */
export interface LessonMoney extends PaymentFile {
  teacher: Person;
  student: Person;
}

/** A payment in the student's list in the public API: the gateway adds the teacher. */
export interface StudentPayment extends StudentPaymentRecord {
  teacher: Person;
}
