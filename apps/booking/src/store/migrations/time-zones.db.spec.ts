import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import type { DataSource } from 'typeorm';
import { booking } from '../../booking.module.js';

const [renamed, kept, lesson] = [newId(), newId(), newId()];

async function fill(before: DataSource): Promise<void> {
  const hours = `INSERT INTO offered_hours (teacher_id, version, state, checked_at) VALUES ($1, 7, $2, now())`;
  await before.query(hours, [renamed, { timeZone: 'VST', bufferMinutes: 15 }]);
  await before.query(hours, [kept, { timeZone: 'Asia/Calcutta' }]);
  await before.query(
    `INSERT INTO bookings (id, agreement_id, version, student_id, teacher_id, status, subject, notes, starts_at, ends_at, free_at, teacher_zone,
       teacher_date, teacher_start, teacher_end, price_cents, pay_by, refund_due, earliest_starts_at, created_at)
     VALUES ($1, $1, 1, $2, $3, 'confirmed', 'Art', '', '2030-01-14T03:00Z', '2030-01-14T04:00Z', '2030-01-14T04:00Z', 'VST',
       '2030-01-14', '10:00', '11:00', 2500, now(), false, now(), now())`,
    [lesson, newId(), renamed],
  );
}

it("PRO-04 C23 renames time zones in copies of teachers' hours, never in a lesson, where they are evidence", async () => {
  const { source, logged, close } = await migrateOver(booking, 'TimeZones1700000000011', fill);
  const hours: unknown = await source.query('SELECT teacher_id, version, state FROM offered_hours ORDER BY version, state');
  const lessons: unknown = await source.query('SELECT teacher_zone FROM bookings');
  await close();
  expect(hours).toEqual(
    expect.arrayContaining([
      { teacher_id: renamed, version: 7, state: { timeZone: 'Asia/Ho_Chi_Minh', bufferMinutes: 15 } },
      { teacher_id: kept, version: 7, state: { timeZone: 'Asia/Calcutta' } },
    ]),
  );
  expect(lessons).toEqual([{ teacher_zone: 'VST' }]);
  expect(logged).toEqual([{ table: 'offered_hours', rows: 1 }]);
});
