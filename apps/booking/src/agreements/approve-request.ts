import { minuteMs } from '@somo/calendar/days';
import type { HoursState } from '@somo/contracts/events/hours';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import type { Tx } from '@somo/platform/transaction';
import { anySlot, type OfferedSlot } from '../domain/agreed-time.js';
import { createBooking } from '../domain/booking.js';
import { answerRequest, payByOf, type LessonRequest } from '../domain/request.js';
import { claimTime, type ClaimFailure } from '../store/claim-time.js';
import { updateRequest } from '../store/request-rows.js';
import { requestState } from '../store/request-views.js';
import { bookingState } from '../store/views.js';
import { turnDownRivals, type Span } from './turn-down-rivals.js';

interface Approving {
  /** The wish or the proposed time that is accepted. */
  slot: OfferedSlot;
  by: 'student' | 'teacher';
  /** Pending requests that want some of the same time, locked with this one. */
  rivals: readonly LessonRequest[];
  hours: HoursState;
  now: number;
  /** Set if the teacher's settings accept it: the limit of unpaid bookings, null for none. */
  automatic?: { unpaidMaximum: number | null };
}

/**
 * Claims the time and stores the approved request, which it returns; its events are written with the claim, and rivals that have no time
 * left are turned down in the same transaction. If the claim fails, returns why, with nothing changed.
 */
export async function approveRequest(
  tx: Tx,
  request: LessonRequest,
  { slot, by, rivals, hours, now, automatic }: Approving,
): Promise<{ approved: LessonRequest } | { failure: ClaimFailure }> {
  const id = newId();
  const approved = answerRequest(request, { status: 'approved', bookingId: id, slot }, now);
  const { studentId, teacherId, subject, moduleId, moduleName, learner, priceCents } = request;
  const deal = { studentId, teacherId, subject, moduleId, moduleName, learner, priceCents };
  const booking = createBooking(deal, anySlot(hours, slot.startsAt), { id, now, payBy: payByOf(approved.startsAt, now) });
  // A time that the student chooses from proposed ones is news to the teacher, like any booking.
  const origin = by === 'teacher' ? { fromRequest: request.id, ...(automatic ? { autoAccepted: true } : {}) } : {};
  const state = { ...bookingState(booking), ...origin };
  const events = [
    outboxRow('request.accepted', { ...requestState(approved), acceptedBy: by }),
    outboxRow('booking.created', state),
    outboxRow('booking.confirmed', state),
  ];
  const failure = await claimTime(tx.db, {
    booking,
    dailyMaximum: hours.maxDailyLessons,
    // Settings accept nothing at a time that is not free elsewhere: the teacher decides.
    atOffer: automatic !== undefined,
    unpaidMaximum: automatic?.unpaidMaximum ?? null,
    events,
    response: null,
  });
  if (failure) return { failure };
  await updateRequest(tx.db, approved);
  await tx.unplan('expire-request', request.id);
  await turnDownRivals(tx, rivals, { taken: spanOf(slot, hours), hours, now });
  return { approved };
}

/** Returns the time of a lesson with the teacher's buffer on both sides, in epoch milliseconds. */
export function spanOf({ startsAt }: Pick<OfferedSlot, 'startsAt'>, { bufferMinutes }: Pick<HoursState, 'bufferMinutes'>): Span {
  const from = fromInstant(startsAt);
  return { from: from - bufferMinutes * minuteMs, to: from + (lessonMinutes + bufferMinutes) * minuteMs };
}
