import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import type { TimelineFact, TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';
import type { Booking } from '../domain/booking.js';
import type { AuthoredText } from '../domain/notes.js';
import type { Problem } from '../domain/problem.js';
import { bookingsOf } from '../store/lesson-rows.js';
import { textsOf } from '../store/lesson-texts.js';
import { problemsOf } from '../store/problems.js';
import { proposalsOf, type Proposed } from '../store/proposals.js';

@Injectable()
export class GetLessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('booking.get-lesson-timeline', { by: ['operator:support', 'operator:money'], refuses: ['lesson-not-found'] })
  async run(question: Asks['booking.get-lesson-timeline']['in']): Promise<TimelinePart> {
    const { bookingIds } = question;
    const bookings = await bookingsOf(this.db, bookingIds);
    const latest = bookings.at(-1);
    if (!latest) throw refuse('lesson-not-found');
    const [texts, proposals, problems, { events, jobs, deliveries }] = await Promise.all([
      textsOf(this.db, latest.agreementId),
      proposalsOf(this.db, bookingIds),
      problemsOf(this.db, bookingIds),
      traceLesson(this.db, question, bookingIds),
    ]);
    return {
      holds: [{ what: 'booking', version: latest.version, state: latest.status }],
      entries: [
        ...bookings.map(agreedFact),
        ...factsOf(latest),
        ...proposals.map(proposedFact),
        ...texts.map((text) => notesFact(text, latest)),
        ...problems.flatMap(problemFacts),
        ...events,
        ...jobs,
      ],
      deliveries,
    };
  }
}

/** The first booking of an agreement is the lesson as booked; each later one moved it. */
function agreedFact(booking: Booking): TimelineFact {
  const { id, agreementId, studentId, teacherId, subject, priceCents, movedBy } = booking;
  const [at, startsAt] = [toInstant(booking.createdAt), toInstant(booking.startsAt)];
  if (id !== agreementId) return { kind: 'fact', at, name: 'moved', details: { ...(movedBy && { by: movedBy }), startsAt } };
  return { kind: 'fact', at, name: 'booked', details: { agreementId, studentId, teacherId, subject, startsAt, priceCents } };
}

function proposedFact({ by, createdAt }: Proposed): TimelineFact {
  return { kind: 'fact', at: toInstant(createdAt.getTime()), name: 'proposed', details: { by } };
}

/** Facts of the latest booking that hold for its whole agreement: it took over the payment of those before. */
function factsOf(booking: Booking): TimelineFact[] {
  const facts: TimelineFact[] = [];
  if (booking.paidAt !== null) facts.push({ kind: 'fact', at: toInstant(booking.paidAt), name: 'paid', details: {} });
  if (booking.cancelledAt !== null && booking.cancelledBy !== null) {
    const why = { by: booking.cancelledBy, reason: booking.cancelReason ?? '' };
    facts.push({ kind: 'fact', at: toInstant(booking.cancelledAt), name: 'cancelled', details: why });
  }
  return facts;
}

/** Says that someone wrote, and not what. */
function notesFact({ authorId, updatedAt }: AuthoredText, { teacherId }: Booking): TimelineFact {
  return { kind: 'fact', at: toInstant(updatedAt), name: 'notes-written', details: { by: authorId === teacherId ? 'teacher' : 'student' } };
}

function problemFacts({ id: problemId, kind, reportedBy, reportedAt, resolvedAt, outcome }: Problem): TimelineFact[] {
  const told: TimelineFact = {
    kind: 'fact',
    at: toInstant(reportedAt),
    name: 'problem-reported',
    details: { problemId, kind, reportedBy },
  };
  if (resolvedAt === null || outcome === null) return [told];
  return [told, { kind: 'fact', at: toInstant(resolvedAt), name: 'problem-resolved', details: { problemId, outcome } }];
}
