import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import type { Booking } from '../domain/booking.js';
import { openUntil } from '../domain/agreed-time.js';
import { reschedule, type Proposal } from '../domain/rescheduling.js';
import { storeResponse } from './idempotency.js';
import { readNotes } from './lesson-texts.js';
import type { Change } from './reschedule-lesson.js';
import { addProposal, closeProposal, openProposal, proposalKey, proposalState } from './proposals.js';
import { lessonRecord } from './views.js';

/** Proposes another time to the student, replacing any earlier proposal; the lesson stays as it is. Refuses 'slot-taken'. */
export async function proposeTime(tx: Tx, { booking, slot, now, idempotency, readerId }: Change): Promise<LessonRecord> {
  const proposal: Proposal = { id: newId(), bookingId: booking.id, version: 1, by: 'teacher', status: 'open', slot };
  const answer = lessonRecord(booking, now, { proposed: slot, notes: await readNotes(tx.db, booking, readerId) });
  if (idempotency) await storeResponse(tx.db, idempotency, answer, now);
  const before = await openProposal(tx.db, booking.id);
  if (before?.slot.startsAt === slot.startsAt) return answer;
  const { next } = reschedule(booking, slot, booking.id, now);
  if (await teacherIsBusy(tx.db, next)) throw refuse('slot-taken');
  await closeProposal(tx, booking.id, 'withdrawn');
  await addProposal(tx.db, proposal, now);
  const dueAt = openUntil(slot, booking);
  tx.plan('expire-proposal', { key: proposalKey(proposal), dueAt, data: { proposalId: proposal.id } });
  tx.emit('proposal.created', proposalState(proposal, booking));
  return answer;
}

/** Spares the student a proposal that cannot work; the claim has the last word once they accept. */
async function teacherIsBusy(db: Db, { teacherId, agreementId, startsAt, freeAt }: Booking): Promise<boolean> {
  const rows = await db.sql(
    'teacher-busy',
    `SELECT FROM bookings WHERE teacher_id = $1 AND agreement_id <> $2 AND status IN ('pending', 'confirmed')
       AND tstzrange(starts_at, free_at) && tstzrange($3, $4) LIMIT 1`,
    [teacherId, agreementId, new Date(startsAt), new Date(freeAt)],
  );
  return rows.length > 0;
}
