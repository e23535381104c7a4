// Problems with a lesson: who may report one until when, and what an operator may decide.
import { hourMs } from '@somo/calendar/days';
import type { ProblemKind, ProblemOutcome, ProblemStatus } from '@somo/contracts/problems';
import { refuse } from '@somo/contracts/refusals';
import { reportHours } from '@somo/contracts/rules/booking';
import type { Booking } from './booking.js';

/** Times are epoch milliseconds. */
export interface Problem {
  id: string;
  bookingId: string;
  version: number;
  kind: ProblemKind;
  text: string;
  reportedBy: 'student' | 'teacher';
  status: ProblemStatus;
  outcome: ProblemOutcome | null;
  refundCents: number | null;
  note: string | null;
  resolvedBy: string | null;
  reportedAt: number;
  resolvedAt: number | null;
}

interface Decision {
  outcome: ProblemOutcome;
  refundCents?: number;
  note: string;
  operatorId: string;
}

type Report = Pick<Problem, 'id' | 'kind' | 'text' | 'reportedBy'>;

/** Returns a new problem with a lesson that has begun and was neither rescheduled nor cancelled. */
export function report(booking: Booking, { id, kind, text, reportedBy }: Report, now: number): Problem {
  if (booking.status !== 'confirmed' && booking.status !== 'completed') throw refuse('lesson-not-reportable');
  if (now < booking.startsAt) throw refuse('too-early-to-report');
  if (now > booking.endsAt + reportHours * hourMs) throw refuse('too-late-to-report');
  const undecided = { status: 'open', outcome: null, refundCents: null, note: null, resolvedBy: null, resolvedAt: null } as const;
  return { id, bookingId: booking.id, version: 1, kind, text, reportedBy, reportedAt: now, ...undecided };
}

/**
 * Returns the resolved problem. It can be resolved only once; a partial refund is in cents, up to the lesson's price, and only it names an
 * amount.
 */
export function resolve(problem: Problem, booking: Booking, { outcome, refundCents, note, operatorId }: Decision, now: number): Problem {
  if (problem.status === 'resolved') throw refuse('problem-already-resolved');
  if (outcome !== 'refund-part' && refundCents !== undefined) throw badRefund('refundCents goes with refund-part only');
  if (outcome === 'refund-part' && (refundCents === undefined || refundCents > booking.priceCents))
    throw badRefund(`refundCents must be 1 to ${booking.priceCents}, the price of the lesson`);
  const decided = { status: 'resolved', outcome, refundCents: refundCents ?? null, note, resolvedBy: operatorId, resolvedAt: now } as const;
  return { ...problem, version: problem.version + 1, ...decided };
}

function badRefund(message: string) {
  return refuse('invalid-input', { errors: { refundCents: [message] } });
}
