import { dayMs } from '@somo/calendar/days';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Alternative } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import type { OfferedSlot } from '../domain/agreed-time.js';
import { alternativesTo, nearbyDays } from '../domain/alternatives.js';
import { answerRequest, openTimesOf, type LessonRequest } from '../domain/request.js';
import { busyOfTwo } from '../store/busy-of-two.js';
import { updateRequest } from '../store/request-rows.js';
import { requestState } from '../store/request-views.js';

export interface Span {
  from: number;
  to: number;
}

interface TurningDown {
  /** The lesson that was just booked, with the buffer on both sides. */
  taken: Span;
  hours: HoursState;
  now: number;
}

/** Alternatives for more rivals would delay the answer to the teacher. */
const maxAlternatives = 20;

/**
 * Rejects the requests, all locked, that have no time left since a lesson was booked; one with other times stays pending. Either way its
 * student is notified, with free times nearby for the first of them.
 */
export async function turnDownRivals(tx: Tx, rivals: readonly LessonRequest[], { taken, hours, now }: TurningDown): Promise<void> {
  const overlaps = (slot: OfferedSlot) => fromInstant(slot.startsAt) < taken.to && fromInstant(slot.endsAt) > taken.from;
  for (const [at, rival] of rivals.entries()) {
    const lost = openTimesOf(rival, now).find(overlaps);
    if (!lost) continue;
    const time = { startsAt: lost.startsAt, endsAt: lost.endsAt };
    const alternatives = at < maxAlternatives ? await freeNearby(tx, rival, fromInstant(lost.startsAt), hours, now) : [];
    if (openTimesOf(rival, now).every(overlaps)) {
      const rejected = answerRequest(rival, { status: 'rejected', rejectReason: null, timeTaken: true }, now);
      await updateRequest(tx.db, rejected);
      await tx.unplan('expire-request', rival.id);
      tx.emit('request.rejected', { ...requestState(rejected), ...time, alternatives });
    } else tx.emit('request.time-taken', { ...requestState(rival), ...time, alternatives });
  }
}

async function freeNearby(tx: Tx, rival: LessonRequest, startsAt: number, hours: HoursState, now: number): Promise<Alternative[]> {
  const reach = nearbyDays * dayMs;
  const busy = await busyOfTwo(tx.db, { ...rival, agreementId: rival.id }, { from: startsAt - reach, to: startsAt + reach });
  return alternativesTo({ hours, startsAt }, busy, now);
}
