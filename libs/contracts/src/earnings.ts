import type { EarningDisplay, EarningStatus } from './payments.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

export const earningPeriods = ['this-month', 'last-month', 'last-3-months', 'all'] as const;
export type EarningPeriod = (typeof earningPeriods)[number];

/**
 * Sums in integer cents of the teacher's net. `earned`: display status 'paid'; `pending`: display status 'pending'; `lessons`: those that
 * took place and are paid; `average`: the net of these lessons, divided by their number and rounded, null if there are none.
 */
export interface EarningSums {
  /** @asType integer */
  earnedCents: number;
  /** @asType integer */
  pendingCents: number;
  /** @asType integer */
  lessons: number;
  /** @asType integer */
  averageCents: number | null;
  /** Lessons cancelled too late for a refund: they are paid, but did not take place. @asType integer */
  lateCancellations: number;
}

export interface MonthlyEarnings extends EarningSums {
  /** @asType integer */
  year: number;
  /** 1 to 12. @asType integer */
  month: number;
}

/** A teacher's earnings; months start at midnight in `timeZone`. */
export interface Earnings {
  timeZone: string;
  currency: 'USD';
  period: EarningPeriod;
  /** All-time, regardless of the period. @asType integer */
  totalEarningsCents: number;
  /** @asType integer */
  thisMonthEarningsCents: number;
  /** @asType integer */
  lastMonthEarningsCents: number;
  /** All-time. @asType integer */
  pendingPayoutsCents: number;
  /** Whether nothing is paid out until the teacher confirms their email address. */
  waitsForConfirmation: boolean;
  /** Completed paid lessons, all-time. @asType integer */
  totalLessons: number;
  inPeriod: EarningSums;
  /** The months of the period that have a record, newest first. */
  monthly: MonthlyEarnings[];
}

/** What became of one lesson's money: paid = net + fee + refunded. */
export interface TransactionRecord {
  id: string;
  lessonId: string;
  studentId: string;
  subject: string;
  /** When the lesson was booked. */
  createdAt: Instant;
  /** When the lesson starts, as last agreed; null for records older than this field. */
  startsAt: Instant | null;
  /** What the student paid. @asType integer */
  grossCents: number;
  /** @asType integer */
  feeCents: number;
  /** Refunded to the student, or on its way. @asType integer */
  refundedCents: number;
  /** The teacher's share. @asType integer */
  netCents: number;
  currency: 'USD';
  status: EarningStatus;
  displayStatus: EarningDisplay;
  /** `YYYY-MM-DD`: when the payout arrives, at the latest, or arrived; null until it is sent. */
  payoutDate: string | null;
}

/** A transaction in the public API: the gateway adds the student who paid. */
export interface Transaction extends TransactionRecord {
  student: Person;
}
