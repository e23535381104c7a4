// The hour two people agree on: a booking begins with one, moving a lesson swaps it, and a proposal asks for one.
import type { CheckedSlot } from '@somo/contracts/asks/scheduling';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';

/** Times are epoch milliseconds; the teacher's clock is kept as evidence. */
export interface AgreedTime {
  startsAt: number;
  endsAt: number;
  /** The teacher's next lesson may start then. */
  freeAt: number;
  teacherZone: string;
  teacherDate: string;
  teacherStart: string;
  teacherEnd: string;
}

export type OfferedSlot = Extract<CheckedSlot, { offered: true }>;

/** The slot, when the teacher offers it. */
export function offered(slot: CheckedSlot): OfferedSlot {
  if (!slot.offered) throw refuse(slot.why);
  return slot;
}

/** A lesson blocks its buffer too: a teacher with back-to-back hours asked for it to be un-bookable, not just discouraged. */
export function agreedTime(slot: OfferedSlot, bufferMs: number): AgreedTime {
  const endsAt = fromInstant(slot.endsAt);
  return {
    startsAt: fromInstant(slot.startsAt),
    endsAt,
    freeAt: endsAt + bufferMs,
    teacherZone: slot.teacherTimeZone,
    teacherDate: slot.teacherLocal.date,
    teacherStart: slot.teacherLocal.startTime,
    teacherEnd: slot.teacherLocal.endTime,
  };
}

/** A time in place of another can be agreed on until either begins. Epoch milliseconds. */
export function openUntil(slot: OfferedSlot, current: Pick<AgreedTime, 'startsAt'>): number {
  return Math.min(current.startsAt, fromInstant(slot.startsAt));
}
