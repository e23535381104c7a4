import type { BookingStatus, CancelledBy } from '@somo/contracts/lessons';
import { EntitySchema } from 'typeorm';
import type { Booking } from '../domain/booking.js';

/** A row of `booking.bookings` as the driver returns it. */
export interface BookingRow {
  id: string;
  agreement_id: string;
  version: number;
  student_id: string;
  teacher_id: string;
  status: BookingStatus;
  subject: string;
  module_id: string | null;
  notes: string;
  starts_at: Date;
  ends_at: Date;
  free_at: Date;
  teacher_zone: string;
  teacher_date: string;
  teacher_start: string;
  teacher_end: string;
  price_cents: number;
  pay_by: Date;
  paid_at: Date | null;
  cancelled_by: CancelledBy | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  refund_due: boolean;
  earliest_starts_at: Date;
  successor_id: string | null;
  /** null in rows that predate such bookings; treated as false. */
  unannounced: boolean | null;
  created_at: Date;
}

export const BookingSchema = new EntitySchema<BookingRow>({
  name: 'Booking',
  tableName: 'bookings',
  columns: {
    id: { type: 'uuid', primary: true },
    agreement_id: { type: 'uuid' },
    version: { type: 'integer' },
    student_id: { type: 'uuid' },
    teacher_id: { type: 'uuid' },
    status: { type: 'text' },
    subject: { type: 'text' },
    module_id: { type: 'uuid', nullable: true },
    notes: { type: 'text' },
    starts_at: { type: 'timestamptz' },
    ends_at: { type: 'timestamptz' },
    free_at: { type: 'timestamptz' },
    teacher_zone: { type: 'text' },
    teacher_date: { type: 'date' },
    teacher_start: { type: 'text' },
    teacher_end: { type: 'text' },
    price_cents: { type: 'integer' },
    pay_by: { type: 'timestamptz' },
    paid_at: { type: 'timestamptz', nullable: true },
    cancelled_by: { type: 'text', nullable: true },
    cancelled_at: { type: 'timestamptz', nullable: true },
    cancel_reason: { type: 'text', nullable: true },
    refund_due: { type: 'boolean' },
    earliest_starts_at: { type: 'timestamptz' },
    successor_id: { type: 'uuid', nullable: true },
    unannounced: { type: 'boolean', nullable: true },
    created_at: { type: 'timestamptz' },
  },
});

export function toBooking(row: BookingRow): Booking {
  return {
    id: row.id,
    agreementId: row.agreement_id,
    version: row.version,
    studentId: row.student_id,
    teacherId: row.teacher_id,
    status: row.status,
    subject: row.subject,
    moduleId: row.module_id,
    notes: row.notes,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    freeAt: row.free_at.getTime(),
    teacherZone: row.teacher_zone,
    teacherDate: row.teacher_date,
    teacherStart: row.teacher_start,
    teacherEnd: row.teacher_end,
    priceCents: row.price_cents,
    payBy: row.pay_by.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    cancelledBy: row.cancelled_by,
    cancelledAt: row.cancelled_at?.getTime() ?? null,
    cancelReason: row.cancel_reason,
    refundDue: row.refund_due,
    earliestStartsAt: row.earliest_starts_at.getTime(),
    successorId: row.successor_id,
    announced: row.unannounced !== true,
    createdAt: row.created_at.getTime(),
  };
}
