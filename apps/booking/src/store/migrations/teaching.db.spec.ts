import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import type { DataSource } from 'typeorm';
import { booking } from '../../booking.module.js';

const teacher = newId();

async function fill(before: DataSource): Promise<void> {
  for (const [at, status] of ['completed', 'completed', 'cancelled'].entries())
    await before.query(
      `INSERT INTO bookings (id, agreement_id, version, student_id, teacher_id, status, subject, notes, starts_at, ends_at, free_at,
         teacher_zone, teacher_date, teacher_start, teacher_end, price_cents, pay_by, refund_due, earliest_starts_at, created_at)
       VALUES ($1, $1, 1, $2, $3, $4, 'Art', '', $5, $5::timestamptz + interval '1 hour', $5::timestamptz + interval '1 hour', 'UTC',
         '2030-01-14', '10:00', '11:00', 2500, now(), false, now(), now())`,
      [newId(), newId(), teacher, status, new Date(Date.UTC(2030, 0, 14 + at))],
    );
}

it('FIND-06 counts the lessons of before, and publishes them once', async () => {
  const { source, close } = await migrateOver(booking, 'Teaching1700000000016', fill);
  const events: unknown = await source.query(`SELECT type, data FROM outbox`);
  await close();
  expect(events).toEqual([{ type: 'teaching.changed', data: { teacherId: teacher, version: 1, lessonsTaught: 2, answerMinutes: null } }]);
});
