// Many teachers with the same hours and many students, inserted straight into the tables, and the starts those hours offer.
import { newId } from '../../../libs/platform/dist/ids.js';

const hours = [
  ['09:00', '10:00'],
  ['10:30', '11:30'],
  ['13:00', '14:00'],
  ['14:30', '15:30'],
  ['16:00', '17:00'],
];
const weekdays = [1, 2, 3, 4, 5];

export async function addTeachers(admin, count) {
  const ids = Array.from({ length: count }, newId);
  const recurring = weekdays.flatMap((day) =>
    hours.map(([startTime, endTime]) => ({ id: newId(), day, startTime, endTime, isRecurring: true })),
  );
  await admin.query(
    `INSERT INTO catalog.profiles (user_id, role, first_name, last_name, time_zone, hourly_rate_cents, listed, search_text, created_at)
     SELECT id, 'teacher', 'Kwame', 'Mensah', 'Africa/Accra', 2500, true, 'kwame mensah mathematics', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await admin.query(
    `INSERT INTO catalog.teacher_subjects (teacher_id, subject, position) SELECT id, 'Mathematics', 0 FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await admin.query(
    `INSERT INTO scheduling.availabilities (teacher_id, version, time_zone, buffer_minutes, daily_maximum, recurring_slots, specific_dates, break_periods)
     SELECT id, 1, 'Africa/Accra', 15, 5, $2, '[]', '[]' FROM unnest($1::uuid[]) AS id`,
    [ids, JSON.stringify(recurring)],
  );
  return ids;
}

export async function addStudents(admin, count) {
  const ids = Array.from({ length: count }, newId);
  await admin.query(
    `INSERT INTO catalog.profiles (user_id, role, first_name, last_name, time_zone, search_text, created_at)
     SELECT id, 'student', 'Amara', 'Okafor', 'Africa/Lagos', 'amara okafor', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  return ids;
}

/** Every hour that one teacher with these times offers, as ISO instants. */
export function offeredStarts(now = Date.now()) {
  const starts = [];
  for (let day = 2; day <= 14; day++) {
    const date = new Date(now + day * 86_400_000);
    if (!weekdays.includes(date.getUTCDay())) continue;
    for (const [from] of hours) starts.push(`${date.toISOString().slice(0, 10)}T${from}:00.000Z`);
  }
  return starts;
}
