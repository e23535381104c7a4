// Builders of payments and earnings for tests.
import type { Earnings, Transaction } from '@somo/contracts/earnings';
import type { LessonMoney, LessonPayment, StudentPayment } from '@somo/contracts/payments';
import type { TeacherPayout } from '@somo/contracts/payouts';
import type { LessonProblem } from '@somo/contracts/problems';
import type { PaymentOfLesson } from '@somo/contracts/receipts';
import { parseInstant } from '@somo/contracts/time';
import { aTeacher, aUser, hours } from './builders';

/** Open, $25.00, to be paid by 15:30 UTC. */
export function aPayment(is: Partial<LessonPayment> = {}): LessonPayment {
  return {
    charge: 'open',
    amountCents: 2500,
    feeCents: 375,
    netCents: 2125,
    currency: 'USD',
    realMoney: true,
    payBy: hours(0.5),
    paidAt: null,
    refundedCents: 0,
    refundPendingCents: 0,
    ...is,
  };
}

export const paid = (is: Partial<LessonPayment> = {}) => aPayment({ charge: 'captured', paidAt: hours(-1), ...is });

export const moneyOf = (lessonId: string, is: Partial<PaymentOfLesson> = {}): PaymentOfLesson => ({ lessonId, ...paid(), ...is });

export const aStudentPayment = (is: Partial<StudentPayment> = {}): StudentPayment => ({
  ...paid(),
  id: 'payment-1',
  lessonId: 'lesson-1',
  teacherId: 'teacher-1',
  subject: 'Physics',
  startsAt: hours(2),
  createdAt: hours(-2),
  teacher: aTeacher(),
  ...is,
});

export const aTransaction = (is: Partial<Transaction> = {}): Transaction => ({
  id: 'payment-1',
  lessonId: 'lesson-1',
  studentId: 'user-1',
  subject: 'Physics',
  createdAt: parseInstant('2026-11-03T23:30:00.000Z'),
  startsAt: parseInstant('2026-11-05T14:00:00.000Z'),
  grossCents: 2500,
  feeCents: 375,
  refundedCents: 0,
  netCents: 2125,
  currency: 'USD',
  status: 'pending_payout',
  displayStatus: 'pending',
  payoutDate: null,
  student: aUser(),
  ...is,
});

/** Nothing earned yet. */
export const earnings = (is: Partial<Earnings> = {}): Earnings => ({
  timeZone: 'Africa/Accra',
  currency: 'USD',
  period: 'all',
  totalEarningsCents: 0,
  thisMonthEarningsCents: 0,
  lastMonthEarningsCents: 0,
  pendingPayoutsCents: 0,
  waitsForConfirmation: false,
  totalLessons: 0,
  inPeriod: { earnedCents: 0, pendingCents: 0, lessons: 0, averageCents: null, lateCancellations: 0 },
  monthly: [],
  ...is,
});

/** The payment for Ama's lesson with Kwame as an operator sees it: paid, with no payout yet. */
export const lessonMoney = (is: Partial<LessonMoney> = {}): LessonMoney => ({
  ...aStudentPayment({ lessonId: '018cc251-f400-7000-8000-0000000000ff' }),
  studentId: 'user-1',
  student: aUser(),
  payout: 'none',
  providerFeeCents: 103,
  heldByOperator: false,
  feeBps: 1500,
  acts: [],
  ...is,
});

export const aProblem = (is: Partial<LessonProblem> = {}): LessonProblem => ({
  id: 'problem-1',
  lessonId: '018cc251-f400-7000-8000-0000000000ff',
  agreementId: '018cc251-f400-7000-8000-0000000000ff',
  kind: 'no-show',
  text: 'Nobody came.\nI waited for an hour.',
  reportedBy: 'student',
  status: 'open',
  outcome: null,
  refundCents: null,
  reportedAt: hours(-2),
  resolvedAt: null,
  studentId: 'user-1',
  teacherId: 'teacher-1',
  subject: 'Physics',
  startsAt: hours(-5),
  endsAt: hours(-4),
  price: { amountCents: 2500, currency: 'USD' },
  resolvedBy: null,
  note: null,
  student: aUser(),
  teacher: aTeacher(),
  ...is,
});

export const aPayout = (is: Partial<TeacherPayout> = {}): TeacherPayout => ({
  id: 'payout-1',
  teacherId: 'teacher-1',
  period: '2026-11-20',
  lessons: [{ lessonId: 'lesson-1', subject: 'Physics', startsAt: hours(-80), netCents: 2125 }],
  lessonCount: 1,
  status: 'sent',
  amountCents: 10_625,
  currency: 'USD',
  method: {
    method: 'bank_transfer',
    bankName: 'Ecobank Ghana',
    accountHolder: 'Kwame Mensah',
    accountNumber: '•••• 6789',
    swift: 'ECOC••••',
  },
  payoutDate: '2026-11-27',
  reason: null,
  createdAt: hours(-6),
  teacher: aTeacher(),
  ...is,
});
