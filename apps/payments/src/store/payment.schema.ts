import type { WeeklyPlace } from '@somo/contracts/lessons';
import type { ChargeStatus, NextAction, PayoutStatus } from '@somo/contracts/payments';
import { EntitySchema } from 'typeorm';

export interface Payment {
  id: string;
  agreementId: string;
  bookingId: string;
  bookingVersion: number;
  bookingCancelled: boolean;
  refundDue: boolean;
  studentId: string;
  teacherId: string;
  amountCents: number;
  /** The fee at the time of booking; `sharesOf` returns what remains of it after refunds. */
  feeCents: number;
  feeBps: number;
  charge: ChargeStatus;
  refundedCents: number;
  /** Refunded and outstanding refunds together. */
  refundAskedCents: number;
  /** What the student still has to do before their bank approves the payment. */
  nextAction: NextAction | null;
  providerFeeCents: number;
  /** The `sequence` of the last report applied. */
  providerOrder: number;
  /** As last reported by the provider; null if it has not reported yet. The full amount after a lost dispute. */
  refundedByProviderCents: number | null;
  subject: string;
  /** The lesson's end, as last agreed. */
  endsAt: Date | null;
  payout: PayoutStatus;
  payoutId: string | null;
  earnedAt: Date | null;
  heldByOperator: boolean;
  payBy: Date;
  /** If its lesson was booked together with others: which of how many it is. Null in older rows. */
  weekly: WeeklyPlace | null;
  paidAt: Date | null;
  /** The name of the provider that holds the charge. */
  provider: string;
  providerChargeId: string | null;
  version: number;
  createdAt: Date;
  changedAt: Date;
}

export const PaymentSchema = new EntitySchema<Payment>({
  name: 'payment',
  tableName: 'payments',
  columns: {
    id: { type: 'uuid', primary: true },
    agreementId: { name: 'agreement_id', type: 'uuid' },
    bookingId: { name: 'booking_id', type: 'uuid' },
    bookingVersion: { name: 'booking_version', type: 'integer' },
    bookingCancelled: { name: 'booking_cancelled', type: 'boolean' },
    refundDue: { name: 'refund_due', type: 'boolean' },
    studentId: { name: 'student_id', type: 'uuid' },
    teacherId: { name: 'teacher_id', type: 'uuid' },
    amountCents: { name: 'amount_cents', type: 'integer' },
    feeCents: { name: 'fee_cents', type: 'integer' },
    feeBps: { name: 'fee_bps', type: 'integer' },
    charge: { type: 'text' },
    refundedCents: { name: 'refunded_cents', type: 'integer' },
    refundAskedCents: { name: 'refund_asked_cents', type: 'integer' },
    nextAction: { name: 'next_action', type: 'jsonb', nullable: true },
    providerFeeCents: { name: 'provider_fee_cents', type: 'integer' },
    refundedByProviderCents: { name: 'refunded_by_provider_cents', type: 'integer', nullable: true },
    providerOrder: { name: 'provider_order', type: 'double precision' },
    subject: { type: 'text' },
    endsAt: { name: 'ends_at', type: 'timestamptz', nullable: true },
    payout: { type: 'text' },
    payoutId: { name: 'payout_id', type: 'uuid', nullable: true },
    heldByOperator: { name: 'held_by_operator', type: 'boolean' },
    earnedAt: { name: 'earned_at', type: 'timestamptz', nullable: true },
    payBy: { name: 'pay_by', type: 'timestamptz' },
    weekly: { type: 'jsonb', nullable: true },
    paidAt: { name: 'paid_at', type: 'timestamptz', nullable: true },
    provider: { type: 'text' },
    providerChargeId: { name: 'provider_charge_id', type: 'text', nullable: true },
    version: { type: 'integer' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    changedAt: { name: 'changed_at', type: 'timestamptz' },
  },
});
