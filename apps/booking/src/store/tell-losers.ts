import type { HoursState } from '@somo/contracts/events/hours';
import { dayMs, minuteMs } from '@somo/calendar/days';
import type { Alternative } from '@somo/contracts/lessons';
import type { Tx } from '@somo/platform/transaction';
import { alternativesTo, nearbyDays } from '../domain/alternatives.js';
import type { LessonRequest } from '../domain/request.js';
import { busyOfTwo } from './busy-of-two.js';
import { requestColumns } from './request-rows.js';
import { requestState } from './request-views.js';

/** Looking for more would hold up the teacher who accepts. */
const mostLookedFor = 20;

/**
 * Tells the students who asked for a time that this request has taken that it is gone, and the first of them also what is free nearby. Their
 * requests stay pending.
 */
export async function tellLosers(tx: Tx, approved: LessonRequest, hours: HoursState, now: number): Promise<void> {
  const { id, teacherId, studentId, startsAt, endsAt } = approved;
  const bufferMs = hours.bufferMinutes * minuteMs;
  const losers = await tx.db.sql<LessonRequest>(
    'request-losers',
    `SELECT ${requestColumns} FROM requests WHERE teacher_id = $1 AND status = 'pending' AND id <> $2 AND student_id <> $5 AND expires_at > $6
       AND starts_at < $4 AND ends_at > $3 ORDER BY created_at, id`,
    [teacherId, id, new Date(startsAt - bufferMs), new Date(endsAt + bufferMs), studentId, new Date(now)],
  );
  for (const [at, loser] of losers.entries()) {
    const alternatives = at < mostLookedFor ? await freeNearby(tx, loser, hours, now) : [];
    tx.emit('request.time-taken', { ...requestState(loser), alternatives });
  }
}

async function freeNearby(tx: Tx, loser: LessonRequest, hours: HoursState, now: number): Promise<Alternative[]> {
  const { startsAt } = loser;
  const reach = nearbyDays * dayMs;
  const busy = await busyOfTwo(tx.db, { ...loser, agreementId: loser.id }, { from: startsAt - reach, to: startsAt + reach });
  return alternativesTo({ hours, startsAt }, busy, now);
}
