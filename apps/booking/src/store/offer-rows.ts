import type { HoursState } from '@somo/contracts/events/hours';
import type { TermsState } from '@somo/contracts/events/terms';
import { zoneName } from '@somo/contracts/zones';
import type { Db } from '@somo/platform/db';

const upsert = (table: 'offered_hours' | 'offered_terms') => `
  INSERT INTO ${table} (teacher_id, version, state, checked_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (teacher_id) DO UPDATE SET
    version = GREATEST(${table}.version, excluded.version),
    state = CASE WHEN excluded.version >= ${table}.version THEN excluded.state ELSE ${table}.state END,
    checked_at = GREATEST(${table}.checked_at, excluded.checked_at)`;

const [hoursText, termsText] = [upsert('offered_hours'), upsert('offered_terms')];

/**
 * Stores a teacher's hours as of `now` unless newer ones are known. The same version may contain more than in an earlier
 * release, which could also send a former name of a time zone.
 */
export async function storeHours(db: Db, hours: HoursState, now: number): Promise<void> {
  const state = { ...hours, timeZone: zoneName(hours.timeZone) ?? hours.timeZone };
  await db.run('offer-hours', hoursText, [hours.teacherId, hours.version, JSON.stringify(state), new Date(now)]);
}

/** Stores a teacher's terms as of `now` unless newer ones are known. */
export async function storeTerms(db: Db, terms: TermsState, now: number): Promise<void> {
  await db.run('offer-terms', termsText, [terms.teacherId, terms.version, JSON.stringify(terms), new Date(now)]);
}

/** What a teacher offers, as this service knows it. */
export interface Offer {
  hours: HoursState;
  terms: TermsState;
}

interface OfferRow {
  hours: HoursState | null;
  terms: TermsState | null;
  checkedAt: Date | null;
  hash: string | null;
  text: string | null;
}

/** Returns what is known of a teacher's offer and, in the same statement, the response stored for an Idempotency-Key. */
export async function readOffer(db: Db, teacherId: string, once: { userId: string; key: string } | null): Promise<OfferRow> {
  const [row] = await db.sql<OfferRow>(
    'offer-of',
    `SELECT h.state AS hours, t.state AS terms, LEAST(h.checked_at, t.checked_at) AS "checkedAt",
       k.request_hash AS hash, k.answer #>> '{}' AS text
     FROM (SELECT $1::uuid AS teacher_id) AS one
     LEFT JOIN offered_hours h USING (teacher_id) LEFT JOIN offered_terms t USING (teacher_id)
     LEFT JOIN idempotency_keys k ON k.user_id = $2 AND k.key = $3`,
    [teacherId, once?.userId ?? null, once?.key ?? null],
  );
  return row!;
}
