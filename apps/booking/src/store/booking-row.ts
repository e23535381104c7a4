import { toInstant } from '@somo/contracts/time';
import type { Booking } from '../domain/booking.js';

/** A row of `bookings` as the driver gives it. */
export type BookingRow = Record<string, unknown>;

interface Column<Value> {
  name: string;
  /** How SELECT names it. */
  select: string;
  read: (stored: unknown) => Value;
  /** As JSON and as a parameter of a statement. */
  write: (value: Value) => unknown;
}

type Field = keyof Booking;

const as = <Value>(name: string, select = name): Column<Value> => ({
  name,
  select,
  read: (stored) => stored as Value,
  write: (value) => value,
});
const time = (name: string): Column<number> => ({ ...as(name), read: (stored) => (stored as Date).getTime(), write: toInstant });
const timeOrNull = (name: string): Column<number | null> => ({
  ...as(name),
  read: (stored) => (stored === null ? null : (stored as Date).getTime()),
  write: (value) => (value === null ? null : toInstant(value)),
});

/** All columns by field: SELECT, INSERT, UPDATE and the types of what is read are derived from it. */
const columns: { [F in Field]: Column<Booking[F]> } = {
  id: as('id'),
  agreementId: as('agreement_id'),
  version: as('version'),
  studentId: as('student_id'),
  teacherId: as('teacher_id'),
  status: as('status'),
  subject: as('subject'),
  moduleId: as('module_id'),
  moduleName: as('module_name'),
  learner: as('learner'),
  startsAt: time('starts_at'),
  endsAt: time('ends_at'),
  freeAt: time('free_at'),
  teacherZone: as('teacher_zone'),
  // the driver would make a Date of it, in this machine's zone
  teacherDate: as('teacher_date', 'teacher_date::text'),
  teacherStart: as('teacher_start'),
  teacherEnd: as('teacher_end'),
  priceCents: as('price_cents'),
  payBy: time('pay_by'),
  paidAt: timeOrNull('paid_at'),
  cancelledBy: as('cancelled_by'),
  cancelledAt: timeOrNull('cancelled_at'),
  cancelReason: as('cancel_reason'),
  refundDue: as('refund_due'),
  earliestStartsAt: time('earliest_starts_at'),
  successorId: as('successor_id'),
  seriesId: as('series_id'),
  seriesAt: as('series_at'),
  seriesOf: as('series_of'),
  // null: of a row of before it was counted
  sequence: { ...as('sequence'), read: (stored) => (stored as number | null) ?? 0, write: (value) => value },
  movedFrom: timeOrNull('moved_from'),
  movedBy: as('moved_by'),
  moveReason: as('move_reason'),
  // null, as every row was before there were such bookings: announced
  announced: { ...as('unannounced'), read: (stored) => stored !== true, write: (value) => !value },
  createdAt: time('created_at'),
};

const entries = Object.entries(columns) as [Field, Column<unknown>][];

/** What a SELECT names to answer whole bookings. */
export const bookingColumns = entries.map(([, { select }]) => select).join(', ');

export function toBooking(row: BookingRow): Booking {
  const booking: Record<string, unknown> = {};
  for (const [field, { name, read }] of entries) booking[field] = read(row[name]);
  return booking as unknown as Booking;
}

/** The row as JSON, for `jsonb_populate_record`. */
export function toRow(booking: Booking): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [field, { name, write }] of entries) row[name] = write(booking[field]);
  return row;
}

/** The SET of an UPDATE that writes these fields, its parameters numbered from `first` on. */
export function assignments(fields: readonly Field[], first: number): string {
  return fields.map((field, at) => `${columns[field].name} = $${first + at}`).join(', ');
}

/** The SET of an UPDATE that copies these fields from another row. */
export function copied(fields: readonly Field[], from: string): string {
  return fields.map((field) => `${columns[field].name} = ${from}.${columns[field].name}`).join(', ');
}

export function valuesOf(booking: Booking, fields: readonly Field[]): unknown[] {
  return fields.map((field) => (columns[field] as Column<unknown>).write(booking[field]));
}
