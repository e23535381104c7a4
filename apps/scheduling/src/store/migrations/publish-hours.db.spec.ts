import { dayMs } from '@somo/calendar/days';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import type { DataSource } from 'typeorm';
import { scheduling } from '../../scheduling.module.js';
import { hoursState } from '../../hours/hours-views.js';
import { findHours } from '../teaching-hours.js';

const [rich, plain] = [newId(), newId()].sort();

const week = [
  { day: 5, startTime: '18:00', endTime: '20:00' },
  { day: 1, startTime: '09:00', endTime: '10:00' },
];
const dates = [
  { date: '2030-02-03', timeSlots: [{ startTime: '10:00', endTime: '11:00' }] },
  { date: '2030-02-01', timeSlots: [] },
];

/** Data of the version before: slots and breaks have no ids yet. */
async function fill(before: DataSource): Promise<void> {
  const lists = [week, dates, [{ startDate: '2030-03-01', endDate: '2030-03-07' }]];
  const rows = [
    [rich, 7, 'Africa/Nairobi', 30, 4, ...lists, false, 'zoom', 'https://meet.example.org/ama'],
    [plain, 1, 'Africa/Lagos', 15, 5, [], [], [], true, 'somo', null],
  ];
  for (const row of rows)
    await before.query(
      `INSERT INTO availabilities (teacher_id, version, time_zone, buffer_minutes, daily_maximum, recurring_slots, specific_dates, break_periods,
         instant_booking, platform, meeting_link) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      row.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
    );
  const plan = 'INSERT INTO due_work (id, job, key, data, due_at, done_at) VALUES ($1, $2, $3, $4, $5, $6)';
  const tomorrow = new Date(Date.now() + dayMs);
  await before.query(plan, [newId(), 'extend-horizon', `${rich}-2030-01-09`, { teacherId: rich }, tomorrow, null]);
  await before.query(plan, [newId(), 'extend-horizon', `${plain}-2030-01-08`, { teacherId: plain }, tomorrow, new Date()]);
}

describe('an upgraded installation', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ source, close } = await migrateOver(scheduling, 'TeachersTime1700000000004', fill));
  });
  afterAll(() => close());

  it('AVL-11 tells booking and catalog once of the hours and settings that each teacher has, as a save would', async () => {
    const told = await source.query<Record<string, unknown>[]>('SELECT type, subject, data, sent_at FROM outbox ORDER BY seq');
    const expected = await Promise.all(
      [rich!, plain!].map(async (teacherId) => {
        const hours = await findHours(Db.over(source), teacherId);
        return { type: 'hours.changed', subject: teacherId, data: hoursState(teacherId, hours!), sent_at: null };
      }),
    );
    expect(told).toEqual(expected);
    expect(told[0]?.data).toMatchObject({ version: 7, instantBooking: false, recurringSlots: week, specificDates: dates });
  });

  it('C15 plans the next midnight of a teacher who has none planned, and of nobody else', async () => {
    const open = await source.query<{ data: { teacherId: string }; due: boolean }[]>(
      `SELECT data, due_at <= now() AS due FROM due_work WHERE job = 'extend-horizon' AND done_at IS NULL ORDER BY due`,
    );
    expect(open).toEqual([
      { data: { teacherId: rich }, due: false },
      { data: { teacherId: plain }, due: true },
    ]);
  });
});
