import type { ExportPart } from '@somo/contracts/exports';

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'scheduling'>, string>> = {
  availability: `
    SELECT teacher_id::text AS key, time_zone AS "timeZone", buffer_minutes AS "bufferMinutes", daily_maximum AS "dailyMaximum",
      recurring_slots AS "recurringSlots", specific_dates AS "specificDates", break_periods AS "breakPeriods", instant_booking AS
      "instantBooking", auto_accept AS "autoAccept", platform, meeting_link AS "meetingLink"
    FROM availabilities
    WHERE teacher_id = $1`,
  pauses: `
    SELECT teacher_id::text AS key, until, ends_at AS "endsAt"
    FROM pauses
    WHERE teacher_id = $1`,
  'outside-calendars': `
    SELECT id::text AS key, id, host, created_at AS "createdAt", read_at AS "readAt", problem
    FROM external_calendars
    WHERE teacher_id = $1 AND created_at <= $2`,
  waits: `
    SELECT teacher_id::text AS key, teacher_id AS "personId", weekdays, from_time AS "fromTime", to_time AS "toTime", time_zone AS
      "timeZone", created_at AS "createdAt", told_at AS "toldAt"
    FROM waits
    WHERE student_id = $1 AND created_at <= $2`,
};
