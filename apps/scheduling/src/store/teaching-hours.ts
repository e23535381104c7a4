import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Db } from '@somo/platform/db';
import type { OfferVersion } from '../domain/slots-version.js';

const columns = `time_zone AS "timeZone", recurring_slots AS "recurringSlots", specific_dates AS "specificDates", break_periods AS "breakPeriods",
  buffer_minutes AS "bufferMinutes", daily_maximum AS "dailyMaximum", version, busy_version AS "busyVersion"`;

/** Returns the hours of a known teacher. */
export async function findHours(db: Db, teacherId: string): Promise<(TeachingHours & OfferVersion) | undefined> {
  const [hours] = await db.sql<TeachingHours & OfferVersion>('hours-of', `SELECT ${columns} FROM availabilities WHERE teacher_id = $1`, [
    teacherId,
  ]);
  return hours;
}

/** Locks and returns the hours until the transaction ends: concurrent changes to a teacher's offer are serialized here. */
export async function lockHours(db: Db, teacherId: string): Promise<TeachingHours | undefined> {
  const [hours] = await db.sql<TeachingHours>('hours-lock', `SELECT ${columns} FROM availabilities WHERE teacher_id = $1 FOR UPDATE`, [
    teacherId,
  ]);
  return hours;
}

/** Locks and returns the hours when a time is taken or freed, and bumps the busy version, which invalidates cached lists of open times. */
export async function lockHoursForBusy(db: Db, teacherId: string): Promise<TeachingHours | undefined> {
  const [hours] = await db.sql<TeachingHours>(
    'hours-lock-busy',
    `UPDATE availabilities SET busy_version = busy_version + 1 WHERE teacher_id = $1 RETURNING ${columns}`,
    [teacherId],
  );
  return hours;
}

/** Replaces the hours if they still have this version, and locks them until the transaction ends; returns undefined otherwise. */
export async function saveHours(
  db: Db,
  teacherId: string,
  version: number,
  hours: Pick<TeachingHours, 'recurringSlots' | 'specificDates' | 'breakPeriods'>,
): Promise<(TeachingHours & OfferVersion) | undefined> {
  const [saved] = await db.sql<TeachingHours & OfferVersion>(
    'hours-save',
    `UPDATE availabilities SET version = version + 1, recurring_slots = $3, specific_dates = $4, break_periods = $5
     WHERE teacher_id = $1 AND version = $2 RETURNING ${columns}`,
    [teacherId, version, JSON.stringify(hours.recurringSlots), JSON.stringify(hours.specificDates), JSON.stringify(hours.breakPeriods)],
  );
  return saved;
}

/** Stores hours for a teacher who has none; returns whether it did. */
export async function addHours(db: Db, teacherId: string, hours: TeachingHours): Promise<boolean> {
  const added = await db.run(
    'hours-add',
    `INSERT INTO availabilities (teacher_id, version, time_zone, buffer_minutes, daily_maximum, recurring_slots, specific_dates, break_periods)
     VALUES ($1, 1, $2, $3, $4, $5, $6, $7) ON CONFLICT (teacher_id) DO NOTHING`,
    [
      teacherId,
      hours.timeZone,
      hours.bufferMinutes,
      hours.dailyMaximum,
      JSON.stringify(hours.recurringSlots),
      JSON.stringify(hours.specificDates),
      JSON.stringify(hours.breakPeriods),
    ],
  );
  return added === 1;
}
