import type { TermsState } from '@somo/contracts/events/terms';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { pauseEnd } from '../domain/pause.js';
import { isOffered } from './listing.js';

// A single statement, and only the module fields that an agreement uses.
const terms = `
  SELECT p.user_id AS "teacherId", p.version, ${isOffered} AS available, p.hourly_rate_cents AS "hourlyRateCents",
    ARRAY(SELECT s.subject::text FROM teacher_subjects s WHERE s.teacher_id = p.user_id ORDER BY s.position) AS subjects,
    (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'subject', m.subject, 'name', m.name) ORDER BY c.position), '[]')
       FROM teacher_modules c JOIN modules m ON m.id = c.module_id WHERE c.teacher_id = p.user_id) AS modules,
    to_char(p.paused_until, 'YYYY-MM-DD') AS "pausedUntil", p.time_zone AS "timeZone"
    FROM profiles p WHERE p.user_id = $1 AND p.role = 'teacher'`;

type Row = Omit<TermsState, 'pause'> & { pausedUntil: string | null; timeZone: string };

/** Returns what a teacher teaches and at which price; undefined for someone who does not teach. */
export async function readTerms(db: Db, teacherId: string): Promise<TermsState | undefined> {
  const [row] = await db.sql<Row>('teacher-terms', terms, [teacherId]);
  if (!row) return undefined;
  const { pausedUntil, timeZone, ...state } = row;
  if (pausedUntil === null) return state;
  return { ...state, pause: { until: pausedUntil, endsAt: toInstant(pauseEnd(pausedUntil, timeZone)) } };
}
