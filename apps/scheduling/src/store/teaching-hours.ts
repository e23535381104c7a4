import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Availability } from '@somo/contracts/availability';
import type { TeachingSettings } from '@somo/contracts/teaching';
import type { Db } from '@somo/platform/db';
import type { KnownOffer } from '../domain/slots-version.js';

/** All that a teacher has decided about their time. */
export interface Hours extends TeachingHours, Availability, Omit<TeachingSettings, 'maxDailyLessons'>, KnownOffer {
  recurringSlots: Availability['recurringSlots'];
  specificDates: Availability['specificDates'];
  breakPeriods: Availability['breakPeriods'];
}

/** Whether visitors see the teacher's free times (by default they do), whether the teacher is suspended, and until when they have paused new bookings. */
export const shownColumns = `NOT EXISTS (
    SELECT FROM sharing WHERE sharing.teacher_id = availabilities.teacher_id AND NOT share_availability) AS shared,
  EXISTS (SELECT FROM suspensions WHERE user_id = availabilities.teacher_id AND suspended) AS suspended,
  (SELECT json_build_object('until', until, 'endsAt', extract(epoch FROM ends_at) * 1000) FROM pauses
    WHERE pauses.teacher_id = availabilities.teacher_id AND ends_at IS NOT NULL) AS pause`;

const columns = `time_zone AS "timeZone", recurring_slots AS "recurringSlots", specific_dates AS "specificDates", break_periods AS "breakPeriods",
  buffer_minutes AS "bufferMinutes", daily_maximum AS "dailyMaximum", instant_booking AS "instantBooking", auto_accept AS "autoAccept",
  platform, meeting_link AS "meetingLink", version, version + settings_version AS "offerVersion", busy_version AS "busyVersion", ${shownColumns}`;

/** Returns the hours of a known teacher. */
export async function findHours(db: Db, teacherId: string): Promise<Hours | undefined> {
  const [hours] = await db.sql<Hours>('hours-of', `SELECT ${columns} FROM availabilities WHERE teacher_id = $1`, [teacherId]);
  return hours;
}

/** Locks and returns the hours until the transaction ends: concurrent changes to a teacher's offer are serialized here. */
export async function lockHours(db: Db, teacherId: string): Promise<Hours | undefined> {
  const [hours] = await db.sql<Hours>('hours-lock', `SELECT ${columns} FROM availabilities WHERE teacher_id = $1 FOR UPDATE`, [teacherId]);
  return hours;
}

/**
 * Locks and returns the hours of these teachers when a time is taken or freed, by teacher, and bumps the busy version, which invalidates
 * cached lists of open times.
 */
export async function lockHoursForBusy(db: Db, teacherIds: string[]): Promise<Map<string, Hours>> {
  const rows = await db.sql<Hours & { teacherId: string }>(
    'hours-lock-busy',
    // Locked in order, so that two such statements cannot deadlock.
    `WITH locked AS MATERIALIZED (
       SELECT teacher_id FROM availabilities WHERE teacher_id = ANY ($1::uuid[]) ORDER BY teacher_id FOR UPDATE
     )
     UPDATE availabilities SET busy_version = busy_version + 1 WHERE teacher_id = ANY (ARRAY(SELECT teacher_id FROM locked))
     RETURNING teacher_id AS "teacherId", ${columns}`,
    [teacherIds],
  );
  return new Map(rows.map((row) => [row.teacherId, row]));
}

/** Replaces the hours of a locked row. */
export async function saveHours(db: Db, teacherId: string, hours: Omit<Availability, 'version'>): Promise<Hours> {
  const [saved] = await db.sql<Hours>(
    'hours-save',
    `UPDATE availabilities SET version = version + 1, time_zone = $2, recurring_slots = $3, specific_dates = $4, break_periods = $5
     WHERE teacher_id = $1 RETURNING ${columns}`,
    [
      teacherId,
      hours.timeZone,
      JSON.stringify(hours.recurringSlots),
      JSON.stringify(hours.specificDates),
      JSON.stringify(hours.breakPeriods),
    ],
  );
  return saved!;
}

/** Replaces the teaching settings of a locked row. */
export async function saveSettings(db: Db, teacherId: string, settings: TeachingSettings): Promise<Hours> {
  const [saved] = await db.sql<Hours>(
    'settings-save',
    `UPDATE availabilities SET settings_version = settings_version + 1, instant_booking = $2, auto_accept = $3, buffer_minutes = $4,
       daily_maximum = $5, platform = $6, meeting_link = $7
     WHERE teacher_id = $1 RETURNING ${columns}`,
    [
      ...[teacherId, settings.instantBooking, settings.autoAccept, settings.bufferMinutes],
      ...[settings.maxDailyLessons, settings.platform, settings.meetingLink],
    ],
  );
  return saved!;
}

/** Stores hours for a teacher who has none, and returns them; undefined if there were some. */
export async function addHours(
  db: Db,
  teacherId: string,
  hours: Omit<Availability, 'version'> & Pick<TeachingHours, 'bufferMinutes' | 'dailyMaximum'>,
): Promise<Hours | undefined> {
  const [added] = await db.sql<Hours>(
    'hours-add',
    `INSERT INTO availabilities (teacher_id, version, time_zone, buffer_minutes, daily_maximum, recurring_slots, specific_dates, break_periods)
     VALUES ($1, 1, $2, $3, $4, $5, $6, $7) ON CONFLICT (teacher_id) DO NOTHING RETURNING ${columns}`,
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
  return added;
}
