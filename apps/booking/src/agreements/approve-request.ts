import { dayMs, minuteMs } from '@somo/calendar/days';
import type { HoursState } from '@somo/contracts/events/hours';
import type { Alternative } from '@somo/contracts/lessons';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import type { Tx } from '@somo/platform/transaction';
import { anySlot } from '../domain/agreed-time.js';
import { alternativesTo, nearbyDays } from '../domain/alternatives.js';
import { createBooking } from '../domain/booking.js';
import { answerRequest, payByOf, type LessonRequest } from '../domain/request.js';
import { busyOfTwo } from '../store/busy-of-two.js';
import { claimTime, type ClaimFailure } from '../store/claim-time.js';
import { rivalsOf } from '../store/request-rows.js';
import { requestState } from '../store/request-views.js';
import { bookingState } from '../store/views.js';

interface Approving {
  hours: HoursState;
  now: number;
  /** Set if the teacher's settings accept it: the limit of unpaid bookings, null for none. */
  automatic?: { unpaidMaximum: number | null };
}

/**
 * Claims the requested time and returns the approved request, which the caller stores in the same transaction; its events are written with
 * the claim, and rivals for the same time are notified. If the claim fails, returns why, with nothing changed.
 */
export async function approveRequest(
  tx: Tx,
  request: LessonRequest,
  { hours, now, automatic }: Approving,
): Promise<{ approved: LessonRequest } | { failure: ClaimFailure }> {
  const id = newId();
  const approved = answerRequest(request, { status: 'approved', bookingId: id }, now);
  const { studentId, teacherId, subject, moduleId, moduleName, priceCents } = request;
  const deal = { studentId, teacherId, subject, moduleId, moduleName, priceCents };
  const booking = createBooking(deal, anySlot(hours, request.slot.startsAt), { id, now, payBy: payByOf(request.startsAt, now) });
  const state = { ...bookingState(booking), fromRequest: request.id, ...(automatic ? { autoAccepted: true } : {}) };
  const events = [
    outboxRow('request.accepted', requestState(approved)),
    outboxRow('booking.created', state),
    outboxRow('booking.confirmed', state),
  ];
  const failure = await claimTime(tx.db, {
    booking,
    dailyMaximum: hours.maxDailyLessons,
    unpaidMaximum: automatic?.unpaidMaximum ?? null,
    events,
    response: null,
  });
  if (failure) return { failure };
  await notifyRivals(tx, approved, hours, now);
  return { approved };
}

/** Alternatives for more rivals would delay the answer to the teacher. */
const maxAlternatives = 20;

/**
 * Notifies the students whose requests overlap with the approved one that the time is taken, with alternatives for the first of them. Their
 * requests stay pending.
 */
async function notifyRivals(tx: Tx, approved: LessonRequest, hours: HoursState, now: number): Promise<void> {
  const { startsAt, endsAt } = approved;
  const bufferMs = hours.bufferMinutes * minuteMs;
  const rivals = await rivalsOf(tx.db, approved, { from: startsAt - bufferMs, to: endsAt + bufferMs }, now);
  for (const [at, rival] of rivals.entries()) {
    const alternatives = at < maxAlternatives ? await freeNearby(tx, rival, hours, now) : [];
    tx.emit('request.time-taken', { ...requestState(rival), alternatives });
  }
}

async function freeNearby(tx: Tx, rival: LessonRequest, hours: HoursState, now: number): Promise<Alternative[]> {
  const { startsAt } = rival;
  const reach = nearbyDays * dayMs;
  const busy = await busyOfTwo(tx.db, { ...rival, agreementId: rival.id }, { from: startsAt - reach, to: startsAt + reach });
  return alternativesTo({ hours, startsAt }, busy, now);
}
