import type { MobileMoneyCountry, MobileNetwork } from './mobile-money.js';
import type { Page } from './page.js';
import type { PayoutStatus } from './payments.js';
import type { Person } from './people.js';
import type { Instant } from './time.js';

export const payoutMethods = ['bank_transfer', 'mobile_money', 'paypal'] as const;
export type PayoutMethodName = (typeof payoutMethods)[number];

/** Where a teacher's money is paid out, as entered and as providers need it. */
export type PayoutMethod =
  | { method: 'bank_transfer'; bankName: string; accountHolder: string; accountNumber: string; swift: string }
  | MobileMoneyAccount
  | { method: 'paypal'; email: string };

/** What is optional is missing from accounts saved before it was asked, and where no provider needs it. */
export interface MobileMoneyAccount {
  method: 'mobile_money';
  mobileNumber: string;
  country?: MobileMoneyCountry;
  network?: MobileNetwork;
  accountHolder?: string;
}

/** A payout method as it may be shown: account numbers, phone numbers and email addresses are masked. */
export interface MaskedPayoutMethod {
  method: PayoutMethodName;
  bankName?: string;
  accountHolder?: string;
  accountNumber?: string;
  swift?: string;
  mobileNumber?: string;
  country?: MobileMoneyCountry;
  network?: MobileNetwork;
  email?: string;
  changedAt: Instant;
}

export type PayoutLifecycle = 'claimed' | Extract<PayoutStatus, 'sent' | 'done' | 'refused'>;

/** A payout as its teacher sees it. */
export interface Payout {
  id: string;
  /** The day of its payout run, `YYYY-MM-DD`, UTC. */
  period: string;
  status: PayoutLifecycle;
  /** @asType integer */
  amountCents: number;
  currency: 'USD';
  method: Omit<MaskedPayoutMethod, 'changedAt'>;
  /** When it arrives, at the latest, or arrived: `YYYY-MM-DD`; null until it is sent. */
  payoutDate: string | null;
  /** Why it was refused. */
  reason: string | null;
  createdAt: Instant;
}

/** A lesson that a payout pays for. */
export interface PayoutLesson {
  lessonId: string;
  subject: string;
  /** When the lesson starts, as last agreed; null for payments older than this field. */
  startsAt: Instant | null;
  /** What the teacher gets for it. @asType integer */
  netCents: number;
}

/** A payout as the payments service returns it to an operator. */
export interface PayoutRecord extends Payout {
  teacherId: string;
  /** The first twenty lessons it pays for, earliest first. */
  lessons: PayoutLesson[];
  /** How many lessons it pays for. @asType integer */
  lessonCount: number;
}

/**
 * The due earnings of teachers with a payout method that no payout includes yet. A payout run may take less: it deducts refunds of lessons
 * that were paid out before, and takes nothing below the minimum or of a teacher who is suspended or cannot be paid yet.
 */
export interface DuePayouts {
  /** @asType integer */
  teachers: number;
  /** @asType integer */
  amountCents: number;
}

/** The first page also has what is due. */
export interface PayoutPage extends Page<PayoutRecord> {
  due?: DuePayouts;
}

/** A payout in the operator's list: the gateway adds the teacher. */
export interface TeacherPayout extends PayoutRecord {
  teacher: Person;
}

/** The first page also has what is due. */
export interface TeacherPayoutPage extends Page<TeacherPayout> {
  due?: DuePayouts;
}
