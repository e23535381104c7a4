import { isDeepStrictEqual } from 'node:util';
import type { LessonRecord } from '@somo/contracts/lessons';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import type { OfferedSlot } from '../domain/agreed-time.js';
import { proposalEnds, type Proposal } from '../domain/rescheduling.js';
import { storeResponse } from '@somo/platform/idempotency';
import { readNotes } from '../store/lesson-texts.js';
import { addProposal, openProposal, proposalKey, proposalState } from '../store/proposals.js';
import { checkFree } from './check-free.js';
import { closeProposal } from './close-proposal.js';
import type { Change } from './reschedule-lesson.js';
import { lessonRecord } from '../store/views.js';

interface Proposing {
  slots: OfferedSlot[];
  reason: string | null;
}

/**
 * Proposes other times to the student, replacing any earlier proposal; the lesson stays as it is. Refuses 'time-not-free' and
 * 'daily-limit-reached'.
 */
export async function proposeTimes(tx: Tx, change: Omit<Change, 'hours'>, { slots, reason }: Proposing): Promise<LessonRecord> {
  const { booking, now, idempotency, readerId } = change;
  const proposal: Proposal = { id: newId(), bookingId: booking.id, version: 1, by: 'teacher', status: 'open', slots, reason };
  const answer = lessonRecord(booking, now, { proposed: proposal, notes: await readNotes(tx.db, booking, readerId) });
  if (idempotency) await storeResponse(tx.db, idempotency, answer, now);
  const before = await openProposal(tx.db, booking.id);
  if (before && before.reason === reason && isDeepStrictEqual(startsOf(before), startsOf(proposal))) return answer;
  await checkFree(tx.db, booking, slots, booking.freeAt - booking.endsAt);
  await closeProposal(tx, booking.id, 'withdrawn');
  await addProposal(tx.db, proposal, now);
  tx.plan('expire-proposal', { key: proposalKey(proposal), dueAt: proposalEnds(slots, booking), data: { proposalId: proposal.id } });
  tx.emit('proposal.created', proposalState(proposal, booking));
  return answer;
}

const startsOf = ({ slots }: Pick<Proposal, 'slots'>) => slots.map(({ startsAt }) => startsAt);
