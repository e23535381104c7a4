import type { BookingState } from '@somo/contracts/events/booking';
import type { SeriesAct } from '@somo/contracts/jobs';
import type { WeeklyPlace } from '@somo/contracts/lessons';
import { keptMs } from '@somo/contracts/retention/retention';
import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import type { SeriesNews } from '../domain/series.js';

/** How long news of one lesson wait for those of the lessons that were booked with it, at most. */
const seriesWaitMs = 30_000;

/** Keeps news of one of several lessons that were booked together, to be told with the others: at once when it is the last of them, and otherwise after a moment. */
export async function gatherSeries(tx: Tx, act: SeriesAct, weekly: WeeklyPlace, news: Omit<SeriesNews, 'of'>, now: number): Promise<void> {
  const { seriesId, of } = weekly;
  const { agreementId, studentId, teacherId, amountCents, teacherKnows } = news;
  await tx.db.run(
    'series-gather',
    `INSERT INTO series_news (series_id, act, agreement_id, student_id, teacher_id, series_of, amount_cents, teacher_knows)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT ON CONSTRAINT series_news_once DO NOTHING`,
    [seriesId, act, agreementId, studentId, teacherId, of, amountCents, teacherKnows],
  );
  const [known] = await tx.db.sql<{ count: number }>(
    'series-known',
    'SELECT count(*)::int FROM series_news WHERE series_id = $1 AND act = $2',
    [seriesId, act],
  );
  const dueAt = known?.count === of ? now : now + seriesWaitMs;
  tx.plan('tell-of-series', { key: `${act}-${agreementId}`, dueAt, data: { seriesId, act } });
}

/** Returns the news of a booking. */
export function newsOf({ agreementId, studentId, teacherId, priceCents, announced }: BookingState): Omit<SeriesNews, 'of'> {
  return { agreementId, studentId, teacherId, amountCents: priceCents, teacherKnows: announced };
}

const columns = `agreement_id AS "agreementId", student_id AS "studentId", teacher_id AS "teacherId", series_of AS of,
  amount_cents AS "amountCents", teacher_knows AS "teacherKnows"`;

/** Returns the agreements of a series of which this was told before. */
export async function toldBefore(db: Db, seriesId: string, act: SeriesAct): Promise<string[]> {
  const text = 'SELECT agreement_id AS "agreementId" FROM series_news WHERE series_id = $1 AND act = $2 AND told_at IS NOT NULL';
  return (await db.sql<{ agreementId: string }>('series-told-before', text, [seriesId, act])).map(({ agreementId }) => agreementId);
}

/** Forgets what was told long ago, and whose events cannot come again. */
export async function forgetOldNews(db: Db, now: number): Promise<void> {
  await db.run('series-forget', 'DELETE FROM series_news WHERE told_at < $1', [new Date(now - keptMs('series'))]);
}

/** Returns the news of a series that nobody has been told of yet. */
export function untoldNews(db: Db, seriesId: string, act: SeriesAct): Promise<SeriesNews[]> {
  return db.sql<SeriesNews>('series-untold', `SELECT ${columns} FROM series_news WHERE series_id = $1 AND act = $2 AND told_at IS NULL`, [
    seriesId,
    act,
  ]);
}

/** Marks these news as told, and returns those that no other run has told of since. */
export function markTold(db: Db, seriesId: string, act: SeriesAct, news: SeriesNews[], now: number): Promise<SeriesNews[]> {
  return db.sql<SeriesNews>(
    'series-told',
    `UPDATE series_news SET told_at = $4
     WHERE series_id = $1 AND act = $2 AND agreement_id = ANY ($3::uuid[]) AND told_at IS NULL RETURNING ${columns}`,
    [seriesId, act, news.map(({ agreementId }) => agreementId), new Date(now)],
  );
}
