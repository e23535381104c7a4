import type { ChargeStatus } from '@somo/contracts/payments';
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
  feeCents: number;
  charge: ChargeStatus;
  refundedCents: number;
  payBy: Date;
  paidAt: Date | null;
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
    charge: { type: 'text' },
    refundedCents: { name: 'refunded_cents', type: 'integer' },
    payBy: { name: 'pay_by', type: 'timestamptz' },
    paidAt: { name: 'paid_at', type: 'timestamptz', nullable: true },
    providerChargeId: { name: 'provider_charge_id', type: 'text', nullable: true },
    version: { type: 'integer' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    changedAt: { name: 'changed_at', type: 'timestamptz' },
  },
});
