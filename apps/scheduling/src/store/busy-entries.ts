import type { Db } from '@somo/platform/db';

interface BusyEntryRow {
  id: string;
  calendarId: string;
  host: string;
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
  ignored: boolean;
}

/** Replaces the entries of a calendar by those of a reading, and forgets which past ones were ignored. */
export async function replaceEntries(db: Db, calendarId: string, parts: readonly string[], windowStart: number): Promise<void> {
  await db.run('busy-entries-clear', 'DELETE FROM busy_entries WHERE calendar_id = $1', [calendarId]);
  for (const part of parts)
    await db.run(
      'busy-entries-add',
      `INSERT INTO busy_entries (calendar_id, id, starts_at, ends_at, all_day)
       SELECT $1, id, to_timestamp("startsAt" / 1000.0), to_timestamp("endsAt" / 1000.0), "allDay"
       FROM jsonb_to_recordset($2::jsonb) AS r(id text, "startsAt" bigint, "endsAt" bigint, "allDay" boolean)
       ON CONFLICT DO NOTHING`,
      [calendarId, part],
    );
  await db.run('ignored-entries-prune', 'DELETE FROM ignored_entries WHERE calendar_id = $1 AND ends_at < $2', [
    calendarId,
    new Date(windowStart),
  ]);
}

const isIgnored = 'EXISTS (SELECT FROM ignored_entries i WHERE i.calendar_id = e.calendar_id AND i.id = e.id)';

/** Returns how many entries of each calendar are still to come and count. */
export async function countEntries(db: Db, teacherId: string, now: number): Promise<Map<string, number>> {
  const rows = await db.sql<{ calendarId: string; count: number }>(
    'busy-entries-count',
    `SELECT e.calendar_id AS "calendarId", count(*)::int AS count FROM busy_entries e JOIN external_calendars c ON c.id = e.calendar_id
     WHERE c.teacher_id = $1 AND NOT c.dropped AND e.ends_at > $2 AND NOT ${isIgnored} GROUP BY e.calendar_id`,
    [teacherId, new Date(now)],
  );
  return new Map(rows.map(({ calendarId, count }) => [calendarId, count]));
}

interface Place {
  startsAt: Date;
  id: string;
}

/** Returns a teacher's entries that have not ended, the earliest first, from after a place in the list. */
export function comingEntries(
  db: Db,
  teacherId: string,
  { now, after, limit }: { now: number; after: Place | null; limit: number },
): Promise<BusyEntryRow[]> {
  return db.sql<BusyEntryRow>(
    'busy-entries-coming',
    `SELECT e.id, e.calendar_id AS "calendarId", c.host, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.all_day AS "allDay",
       ${isIgnored} AS ignored
     FROM busy_entries e JOIN external_calendars c ON c.id = e.calendar_id
     WHERE c.teacher_id = $1 AND NOT c.dropped AND e.ends_at > $2 AND ($3::timestamptz IS NULL OR (e.starts_at, e.id) > ($3, $4::text))
     ORDER BY e.starts_at, e.id LIMIT $5`,
    [teacherId, new Date(now), after?.startsAt ?? null, after?.id ?? null, limit],
  );
}

/** Ignores an entry of a teacher's calendar, or lets it count again; returns false if there is no such entry. */
export async function ignoreEntry(
  db: Db,
  of: { calendarId: string; teacherId: string; entryId: string },
  ignored: boolean,
): Promise<boolean> {
  const [entry] = await db.sql<{ endsAt: Date }>(
    'busy-entry-own',
    `SELECT e.ends_at AS "endsAt" FROM busy_entries e JOIN external_calendars c ON c.id = e.calendar_id
     WHERE e.calendar_id = $1 AND c.teacher_id = $2 AND e.id = $3`,
    [of.calendarId, of.teacherId, of.entryId],
  );
  if (!entry) return false;
  if (ignored)
    await db.run('busy-entry-ignore', 'INSERT INTO ignored_entries (calendar_id, id, ends_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      ...[of.calendarId, of.entryId],
      entry.endsAt,
    ]);
  else await db.run('busy-entry-count', 'DELETE FROM ignored_entries WHERE calendar_id = $1 AND id = $2', [of.calendarId, of.entryId]);
  return true;
}
