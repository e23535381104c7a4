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
import { readBooking } from '../store/lesson-rows.js';
import { textsOf } from '../store/lesson-texts.js';
import { problemColumns, toProblem, type ProblemRow } from '../store/problems.js';

@Injectable()
export class LessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('booking.get-lesson-timeline', { by: ['admin'], refuses: ['lesson-not-found'] })
  async run(question: Asks['booking.get-lesson-timeline']['in']): Promise<TimelinePart> {
    const booking = await readBooking(this.db, question.bookingId);
    if (!booking) throw refuse('lesson-not-found');
    const [texts, problems, { events, jobs, deliveries }] = await Promise.all([
      textsOf(this.db, booking.agreementId),
      this.db.sql<ProblemRow>('problems-of', `SELECT ${problemColumns} FROM problems WHERE booking_id = $1 ORDER BY reported_at`, [
        booking.id,
      ]),
      traceLesson(this.db, question, [booking.id]),
    ]);
    return {
      holds: [{ what: 'booking', version: booking.version, state: booking.status }],
      entries: [
        ...factsOf(booking),
        ...texts.map((text) => notesFact(text, booking)),
        ...problems.map(toProblem).flatMap(problemFacts),
        ...events,
        ...jobs,
      ],
      deliveries,
    };
  }
}

function factsOf(booking: Booking): TimelineFact[] {
  const { agreementId, studentId, teacherId, subject, priceCents } = booking;
  const details = { agreementId, studentId, teacherId, subject, startsAt: toInstant(booking.startsAt), priceCents };
  const facts: TimelineFact[] = [{ kind: 'fact', at: toInstant(booking.createdAt), name: 'booked', details }];
  if (booking.paidAt !== null) facts.push({ kind: 'fact', at: toInstant(booking.paidAt), name: 'paid', details: {} });
  if (booking.cancelledAt !== null && booking.cancelledBy !== null) {
    const why = { by: booking.cancelledBy, reason: booking.cancelReason ?? '' };
    facts.push({ kind: 'fact', at: toInstant(booking.cancelledAt), name: 'cancelled', details: why });
  }
  if (booking.id !== agreementId) facts.push({ kind: 'fact', at: toInstant(booking.createdAt), name: 'moved', details: { agreementId } });
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
