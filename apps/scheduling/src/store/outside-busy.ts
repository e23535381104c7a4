import type { Range } from '@somo/calendar/ranges';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import type { Db } from '@somo/platform/db';

interface Stored {
  startsAt: Date[];
  endsAt: Date[];
}

interface OutsideBusy {
  version: number;
  ranges: Range[];
}

const rangesOf = ({ startsAt, endsAt }: Stored): Range[] =>
  startsAt.map((from, at) => ({ from: from.getTime(), to: endsAt[at]!.getTime() }));

/** Returns when each of these teachers is busy elsewhere, as it was last merged: sorted, without overlaps. */
export async function outsideBusyOf(db: Db, teacherIds: string[]): Promise<(teacherId: string) => Range[]> {
  const rows = await db.sql<Stored & { teacherId: string }>(
    'outside-busy',
    'SELECT teacher_id AS "teacherId", starts_at AS "startsAt", ends_at AS "endsAt" FROM outside_busy WHERE teacher_id = ANY ($1::uuid[])',
    [teacherIds],
  );
  const ranges = new Map(rows.map((row) => [row.teacherId, rangesOf(row)]));
  return (teacherId) => ranges.get(teacherId) ?? [];
}

/** A gap that is shorter than a lesson is filled: no lesson fits in, and the list stays short however many entries there are. */
const gap = `interval '${lessonMinutes} minutes' - interval '1 millisecond'`;

/** Merges the entries of all of a teacher's calendars within a window; returns undefined if the result is as it was. */
export async function mergeOutsideBusy(db: Db, teacherId: string, { from, to }: Range): Promise<OutsideBusy | undefined> {
  const [row] = await db.sql<Stored & { version: number }>(
    'outside-busy-merge',
    `WITH merged AS (
       SELECT range_agg(tstzrange(GREATEST(e.starts_at, $2), LEAST(e.ends_at, $3) + (${gap}))) AS ranges
       FROM busy_entries e JOIN external_calendars c ON c.id = e.calendar_id
       WHERE c.teacher_id = $1 AND NOT c.dropped AND e.ends_at > $2 AND e.starts_at < $3
         AND NOT EXISTS (SELECT FROM ignored_entries i WHERE i.calendar_id = e.calendar_id AND i.id = e.id)
     ), listed AS (
       SELECT coalesce(array_agg(lower(r) ORDER BY r), '{}') AS starts, coalesce(array_agg(upper(r) - (${gap}) ORDER BY r), '{}') AS ends
       FROM merged, unnest(merged.ranges) AS r
     )
     INSERT INTO outside_busy (teacher_id, version, starts_at, ends_at) SELECT $1, 1, starts, ends FROM listed
     ON CONFLICT (teacher_id) DO UPDATE SET version = outside_busy.version + 1, starts_at = excluded.starts_at, ends_at = excluded.ends_at
       WHERE outside_busy.starts_at <> excluded.starts_at OR outside_busy.ends_at <> excluded.ends_at
     RETURNING version, starts_at AS "startsAt", ends_at AS "endsAt"`,
    [teacherId, new Date(from), new Date(to)],
  );
  return row && { version: row.version, ranges: rangesOf(row) };
}
