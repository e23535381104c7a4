import type { ProposalState } from '@somo/contracts/events/booking';
import type { RequestState, RequestTimesProposed } from '@somo/contracts/events/request';
import type { ReviewState } from '@somo/contracts/events/review';
import type { NotificationType } from '@somo/contracts/notifications';
import type { Tx } from '@somo/platform/transaction';

interface Asked {
  readers: string[];
  type: NotificationType;
  relatedId: string;
  /** LIKE patterns. */
  once: string[];
}

/** A request was answered, withdrawn or not answered in time: it asks the teacher for no answer, and the student for no choice among earlier times. */
export function endRequestAsked(
  tx: Tx,
  { requestId, studentId, teacherId, version }: RequestState | RequestTimesProposed,
  now: number,
): Promise<void> {
  const proposed = Array.from({ length: version - 1 }, (_, at) => `proposed-${at + 1}`);
  return endAsked(
    tx,
    { readers: [studentId, teacherId], type: 'booking_request', relatedId: requestId, once: ['created', ...proposed] },
    now,
  );
}

/** The student can no longer choose among the times of this proposal, or of any one for this lesson. */
export function endProposalAsked(
  tx: Tx,
  { studentId, bookingId, proposalId = '%' }: Pick<ProposalState, 'studentId' | 'bookingId'> & { proposalId?: string },
  now: number,
): Promise<void> {
  return endAsked(tx, { readers: [studentId], type: 'booking_rescheduled', relatedId: bookingId, once: [`proposed-${proposalId}`] }, now);
}

/** The student has rated the lesson. */
export function endReviewAsked(tx: Tx, { studentId, bookingId }: ReviewState, now: number): Promise<void> {
  return endAsked(tx, { readers: [studentId], type: 'review', relatedId: bookingId, once: ['asked'] }, now);
}

/** Marks as read what is asked no more. */
async function endAsked(tx: Tx, { readers, type, relatedId, once }: Asked, now: number): Promise<void> {
  const ended = await tx.db.sql<{ id: string; userId: string }>(
    'notifications-end-asked',
    `UPDATE notifications SET read_at = $5
     WHERE user_id = ANY ($1::uuid[]) AND type = $2 AND related_id = $3 AND once LIKE ANY ($4::text[]) AND read_at IS NULL AND deleted_at IS NULL
     RETURNING id, user_id AS "userId"`,
    [readers, type, relatedId, once, new Date(now)],
  );
  for (const { id, userId } of ended) tx.live(userId, 'notification.read', { id });
}
