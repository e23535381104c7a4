import { isDeepStrictEqual } from 'node:util';
import { dayMs, dayNumber } from '@somo/calendar/days';
import { fullDays } from '@somo/calendar/open-starts';
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { agreedTime, type OfferedSlot } from '../domain/agreed-time.js';
import { isFreeForBoth, type Busy } from '../domain/free-for-both.js';
import { proposalEnds, type Proposal } from '../domain/rescheduling.js';
import { busyOfTwo } from '../store/busy-of-two.js';
import { storeResponse } from '@somo/platform/idempotency';
import { readNotes } from '../store/lesson-texts.js';
import { addProposal, openProposal, proposalKey, proposalState } from '../store/proposals.js';
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
  await checkFree(tx, change, slots);
  await closeProposal(tx, booking.id, 'withdrawn');
  await addProposal(tx.db, proposal, now);
  tx.plan('expire-proposal', { key: proposalKey(proposal), dueAt: proposalEnds(slots, booking), data: { proposalId: proposal.id } });
  tx.emit('proposal.created', proposalState(proposal, booking));
  return answer;
}

const startsOf = ({ slots }: Pick<Proposal, 'slots'>) => slots.map(({ startsAt }) => startsAt);

/** Spares the student a proposal that cannot work; the claim has the last word once they accept. */
async function checkFree({ db }: Tx, { booking }: Pick<Change, 'booking'>, slots: OfferedSlot[]): Promise<void> {
  const bufferMs = booking.freeAt - booking.endsAt;
  const times = slots.map((slot) => agreedTime(slot, bufferMs));
  const span = {
    from: Math.min(...times.map(({ startsAt }) => startsAt)) - 2 * dayMs,
    to: Math.max(...times.map(({ freeAt }) => freeAt)) + 2 * dayMs,
  };
  const busy = await busyOfTwo(db, booking, span);
  const taken = times.findIndex((time) => !isFreeForBoth(busy, time));
  if (taken >= 0) throw refuse('time-not-free', { startsAt: slots[taken]!.startsAt });
  const onFullDay = slots.find((slot) => isFull(slot, busy.teacher));
  if (onFullDay) throw refuse('daily-limit-reached', { startsAt: onFullDay.startsAt });
}

const isFull = ({ teacherTimeZone: timeZone, dailyMaximum, teacherLocal }: OfferedSlot, busy: readonly Busy[]): boolean =>
  fullDays({ timeZone, dailyMaximum }, busy).has(dayNumber(teacherLocal.date));
