import type { HoursState } from '@somo/contracts/events/hours';
import { toInstant } from '@somo/contracts/time';
import type { LessonRecord, ProposalStatus } from '@somo/contracts/lessons';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import type { Booking } from '../domain/booking.js';
import { reschedule, type Move } from '../domain/rescheduling.js';
import { changeStatus } from '../store/change-booking.js';
import { claimTime } from '../store/claim-time.js';
import type { IdempotencyRecord } from '@somo/platform/idempotency';
import { readNotes } from '../store/lesson-texts.js';
import { refusalOf } from '../claims/claim-refusal.js';
import { closeProposal } from './close-proposal.js';
import { bookingState, lessonRecord } from '../store/views.js';

export interface Change {
  /** Locked by the caller's transaction. */
  booking: Booking;
  now: number;
  /** The Idempotency-Key under which to store the response. */
  idempotency: IdempotencyRecord | null;
  /** Who gets the answer. */
  readerId: string;
  /** The teacher's, to name free times nearby where the new one is taken. */
  hours: HoursState;
}

/**
 * Reschedules in one transaction: the old time stops blocking before the new one is claimed. Refuses 'slot-taken',
 * 'you-have-a-lesson-then', 'daily-limit-reached', leaving everything unchanged.
 */
export async function rescheduleLesson(
  tx: Tx,
  { booking, now, idempotency, readerId, hours }: Change,
  move: Move,
  proposal: Extract<ProposalStatus, 'accepted' | 'expired'> = 'expired',
): Promise<LessonRecord> {
  const { previous, next } = reschedule(booking, move, newId(), now);
  const answer = lessonRecord(next, now, { notes: await readNotes(tx.db, next, readerId) });
  // Lock the days before releasing the old time: a booking on one of these days holds the day's lock and must not wait for us while we wait
  // for it.
  await tx.db.sql('days-lock', lockDays, [booking.teacherId, [previous.teacherDate, next.teacherDate]]);
  await changeStatus(tx.db, previous);
  await closeProposal(tx, previous.id, proposal);
  await tx.unplan('complete-past-lesson', previous.id);
  const response = idempotency && { key: idempotency.key, hash: idempotency.hash, answer };
  // A student who moves a lesson chooses an offered time; a proposal was the teacher's own.
  const atOffer = move.by === 'student' && proposal === 'expired';
  const claim = { booking: next, atOffer, dailyMaximum: move.slot.dailyMaximum, unpaidMaximum: null, events: [], response };
  const failure = await claimTime(tx.db, claim);
  if (failure) throw refusalOf(failure, { hours, startsAt: next.startsAt }, now);
  const replaces = { bookingId: previous.id, version: previous.version, startsAt: toInstant(previous.startsAt) };
  tx.emit('booking.rescheduled', { ...bookingState(next), replaces, movedBy: move.by });
  return answer;
}

const lockDays = `SELECT lock_teacher_day($1, day) FROM (SELECT DISTINCT unnest($2::date[]) AS day ORDER BY 1) AS days`;
