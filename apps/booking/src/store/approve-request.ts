import type { HoursState } from '@somo/contracts/events/hours';
import { newId } from '@somo/platform/ids';
import { outboxRow } from '@somo/platform/outbox/outbox';
import type { Tx } from '@somo/platform/transaction';
import { anySlot } from '../domain/agreed-time.js';
import { createBooking } from '../domain/booking.js';
import { answerRequest, payByOf, type LessonRequest } from '../domain/request.js';
import { claimTime } from './claim-time.js';
import { requestState } from './request-views.js';
import { tellLosers } from './tell-losers.js';
import { bookingState } from './views.js';

interface Approving {
  hours: HoursState;
  now: number;
  /** Set if the teacher's settings accept it: the limit of unpaid bookings, null for none. */
  automatic?: { unpaidMaximum: number | null };
}

/**
 * Claims the requested time and returns the approved request, which the caller stores in the same transaction; its events are written with
 * the claim, and those who asked for the same time are told. Refuses as a claim does, with nothing changed.
 */
export async function approveRequest(tx: Tx, request: LessonRequest, { hours, now, automatic }: Approving): Promise<LessonRequest> {
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
  await claimTime(tx.db, {
    booking,
    dailyMaximum: hours.maxDailyLessons,
    unpaidMaximum: automatic?.unpaidMaximum ?? null,
    events,
    response: null,
  });
  await tellLosers(tx, approved, hours, now);
  return approved;
}
