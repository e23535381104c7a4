import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonHappening, LessonHistory } from '@somo/contracts/lesson-history';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import type { Booking } from '../domain/booking.js';
import { sideOf } from '../domain/participants.js';
import type { Problem } from '../domain/problem.js';
import { agreementOf } from '../store/lesson-rows.js';
import { problemsOf } from '../store/problems.js';
import { proposalsOf, type Proposed } from '../store/proposals.js';
import { recordingsOf, type RecordedRow } from '../store/recordings.js';
import { requestedAt } from '../store/request-rows.js';

@Injectable()
export class GetLessonHistory {
  constructor(private readonly db: Db) {}

  @Handles('booking.get-lesson-history', { by: ['participant'], refuses: ['lesson-not-found'] })
  async run({ bookingId }: Asks['booking.get-lesson-history']['in'], caller: Caller): Promise<LessonHistory> {
    const bookings = await agreementOf(this.db, bookingId);
    const { booking: latest } = sideOf(bookings.at(-1), userOf(caller).userId);
    const ids = bookings.map(({ id }) => id);
    const [asked, proposals, problems, recordings] = await Promise.all([
      requestedAt(this.db, latest.agreementId),
      proposalsOf(this.db, ids),
      problemsOf(this.db, ids),
      recordingsOf(this.db, latest.agreementId),
    ]);
    const items: LessonHappening[] = [
      ...(asked === null ? [] : [{ kind: 'requested' as const, at: toInstant(asked) }]),
      ...bookings.map((booking, at) => agreedAt(booking, bookings[at - 1], asked === null)),
      ...endOf(latest),
      ...proposals.map(proposed),
      ...problems.flatMap(problemSteps),
      ...recordings.flatMap(recordingSteps),
    ];
    return { lessonId: latest.id, items: items.sort((one, other) => fromInstant(one.at) - fromInstant(other.at)) };
  }
}

/** The first booking of an agreement is the lesson as booked; each later one moved it. */
function agreedAt(booking: Booking, before: Booking | undefined, isDirect: boolean): LessonHappening {
  const { id, agreementId, createdAt, startsAt, movedBy: by, moveReason: reason } = booking;
  const [at, to] = [toInstant(createdAt), toInstant(startsAt)];
  if (id === agreementId) return { kind: 'booked', at, by: isDirect ? 'student' : null, startsAt: to };
  // Bookings of older versions do not name the time they were moved from.
  const from = booking.movedFrom ?? before?.startsAt ?? null;
  return { kind: 'moved', at, by, from: from === null ? null : toInstant(from), to, reason };
}

/** What holds for the whole agreement: its latest booking took over the payment of those before. */
function endOf({ paidAt, cancelledAt, cancelledBy, cancelReason }: Booking): LessonHappening[] {
  const paid: LessonHappening[] = paidAt === null ? [] : [{ kind: 'paid', at: toInstant(paidAt) }];
  if (cancelledAt === null || cancelledBy === null) return paid;
  return [...paid, { kind: 'cancelled', at: toInstant(cancelledAt), by: cancelledBy, reason: cancelReason }];
}

function proposed({ by, slots, status, reason, answer, createdAt }: Proposed): LessonHappening {
  const times = slots.map(({ startsAt }) => startsAt);
  return { kind: 'proposed', at: toInstant(createdAt.getTime()), by, times, status, reason, answer };
}

/** Both people are told that there is a problem, and that it was decided. */
function problemSteps({ reportedBy: by, reportedAt, resolvedAt }: Problem): LessonHappening[] {
  const reported: LessonHappening = { kind: 'problem-reported', at: toInstant(reportedAt), by };
  return resolvedAt === null ? [reported] : [reported, { kind: 'problem-resolved', at: toInstant(resolvedAt) }];
}

function recordingSteps({ started_at, ended_at, ended_by, deleted_at, deleted_by }: RecordedRow): LessonHappening[] {
  const at = (date: Date) => toInstant(date.getTime());
  return [
    { kind: 'recording-started', at: at(started_at) },
    ...(ended_at ? [{ kind: 'recording-ended' as const, at: at(ended_at), by: ended_by }] : []),
    ...(deleted_at ? [{ kind: 'recording-deleted' as const, at: at(deleted_at), by: deleted_by }] : []),
  ];
}
