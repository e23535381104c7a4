import type { Attendance } from '@somo/contracts/classroom';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

interface Row {
  tries: string;
  joins: string;
  first_joined_at: Date | null;
  seconds: string | null;
  connected_seconds: string | null;
  bytes: string | null;
  rtt_ms: string | null;
  concealed_percent: string | null;
  last_seen_at: Date | null;
}

const whole = (text: string | null): number | null => (text === null ? null : Math.round(Number(text)));

/** Returns what one person's pages noticed of the lessons of an agreement. */
export async function attendanceOf(db: Db, agreementId: string, userId: string): Promise<Attendance> {
  const [row] = await db.sql<Row>(
    'attendance-of',
    `SELECT e.tries, e.joins, e.first_joined_at, m.seconds, m.connected_seconds, m.bytes, m.rtt_ms, m.concealed_percent,
       greatest(e.last_event_at, m.last_minute_at) AS last_seen_at
     FROM (SELECT count(*) FILTER (WHERE kind = 'tried') AS tries, count(*) FILTER (WHERE kind = 'joined') AS joins,
         min(at) FILTER (WHERE kind = 'joined') AS first_joined_at, max(at) FILTER (WHERE kind <> 'tried') AS last_event_at
       FROM attendance_events WHERE agreement_id = $1 AND user_id = $2) e,
     (SELECT sum(seconds) AS seconds, sum(connected_seconds) AS connected_seconds, sum(bytes) FILTER (WHERE connected_seconds > 0) AS bytes,
         avg(rtt_ms) AS rtt_ms, avg(concealed_percent) AS concealed_percent, max(minute) AS last_minute_at
       FROM attendance_minutes WHERE agreement_id = $1 AND user_id = $2) m`,
    [agreementId, userId],
  );
  const connectedSeconds = Number(row?.connected_seconds ?? 0);
  const at = (date: Date | null | undefined) => (date ? toInstant(date.getTime()) : null);
  return {
    userId,
    tries: Number(row?.tries ?? 0),
    joins: Number(row?.joins ?? 0),
    firstJoinedAt: at(row?.first_joined_at),
    lastSeenAt: at(row?.last_seen_at),
    seconds: Number(row?.seconds ?? 0),
    connectedSeconds,
    kbps: connectedSeconds > 0 ? Math.round((Number(row?.bytes ?? 0) * 8) / 1000 / connectedSeconds) : null,
    rttMs: whole(row?.rtt_ms ?? null),
    concealedPercent: whole(row?.concealed_percent ?? null),
  };
}
