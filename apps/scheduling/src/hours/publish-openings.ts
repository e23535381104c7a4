import { dayMs } from '@somo/calendar/days';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { horizonDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { runAsIs, type Own } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { openStartsOf } from '../store/open-starts-of.js';
import { pausedAmong } from '../store/pauses.js';
import { tellWaiting } from '../waits/tell-waiting.js';

/** A teacher whose open times may have changed. */
interface Changed {
  teacherId: string;
  hours: TeachingHours;
  /** The student whose lesson freed them. */
  by?: string;
  /** If several events are handled together. */
  own?: Own;
}

/**
 * Publishes the open starts of each of these teachers for the coming days, and the first one after them, if they have changed since last
 * published, and who waits for those that are new, without the student whose lesson freed them. The caller must hold the lock on the hours
 * (`lockHours`), so that a higher version is always the later list; no teacher may be given twice.
 */
export async function publishOpenings(tx: Tx, changed: readonly Changed[], now: number): Promise<void> {
  const span = { now, from: now, to: now + (horizonDays + 1) * dayMs };
  const open = await openStartsOf(tx.db, changed, span);
  const startsOf = new Map(
    changed.map(({ teacherId }, at) => {
      const { starts = [], nextDate } = open[at] ?? {};
      return [teacherId, [...starts, ...(nextDate === undefined ? [] : [nextDate])].map(toInstant)];
    }),
  );
  const stored = await storeOpenings(tx.db, startsOf, span.to);
  const of = new Map(changed.map((each) => [each.teacherId, each]));
  for (const { teacherId, version } of stored) {
    const emit = () => tx.emit('openings.changed', { teacherId, version, startsAt: startsOf.get(teacherId) ?? [] });
    ownOf(of.get(teacherId))(emit);
  }
  const freed = stored.filter(({ fresh }) => fresh.length > 0);
  if (freed.length === 0) return;
  const paused = await pausedAmong(
    tx.db,
    freed.map(({ teacherId }) => teacherId),
    now,
  );
  for (const { teacherId, fresh: starts } of freed.filter((each) => !paused.has(each.teacherId)))
    await ownOf(of.get(teacherId))(() => tellWaiting(tx, { teacherId, starts, now, by: of.get(teacherId)?.by }));
}

const ownOf = (changed: Changed | undefined) => changed?.own ?? runAsIs;

interface Stored {
  teacherId: string;
  version: number;
  /** Starts that were not open before, ascending, in epoch milliseconds. */
  fresh: number[];
}

/** Stores the open starts of teachers; returns those that have changed. */
async function storeOpenings(db: Db, startsOf: ReadonlyMap<string, string[]>, spanEnd: number): Promise<Stored[]> {
  const rows = await db.sql<{ teacherId: string; version: number; news: { fresh: number[]; firstBeyond: number | null } | null }>(
    'openings-publish',
    `WITH before AS (SELECT teacher_id, starts_at FROM openings WHERE teacher_id = ANY ($1::uuid[]))
     INSERT INTO openings (teacher_id, version, starts_at)
     SELECT teacher_id, 1, starts_at FROM jsonb_to_recordset($2::jsonb) AS r (teacher_id uuid, starts_at timestamptz[])
     ON CONFLICT (teacher_id) DO UPDATE SET version = openings.version + 1, starts_at = excluded.starts_at
       WHERE openings.starts_at <> excluded.starts_at
     RETURNING teacher_id AS "teacherId", version, (
       SELECT json_build_object(
         'fresh', ARRAY(SELECT ${epochMs} FROM (SELECT unnest(openings.starts_at) AS at EXCEPT SELECT unnest(before.starts_at)) AS f ORDER BY at),
         'firstBeyond', (SELECT min(${epochMs}) FROM unnest(before.starts_at) AS at WHERE at >= $3)
       ) FROM before WHERE before.teacher_id = openings.teacher_id
     ) AS news`,
    [
      [...startsOf.keys()],
      JSON.stringify([...startsOf].map(([teacherId, startsAt]) => ({ teacher_id: teacherId, starts_at: startsAt }))),
      new Date(spanEnd),
    ],
  );
  // Of the days beyond the span only the first is listed: a later one, which takes its place, was open all along.
  return rows.map(({ teacherId, version, news }) => {
    const isNews = (at: number) => at < spanEnd || at < (news?.firstBeyond ?? Infinity);
    return { teacherId, version, fresh: news?.fresh.filter(isNews) ?? [] };
  });
}

const epochMs = '(extract(epoch FROM at) * 1000)::bigint';
