import { minuteMs } from '@somo/calendar/days';
import { overlapsAny, type Range } from '@somo/calendar/ranges';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import type { BusyTime } from '../store/busy-times.js';

/** Publishes each lesson during which its teacher is busy elsewhere, unless it was so `before`: the teacher is notified. */
export function reportClashes(
  tx: Tx,
  teacherId: string,
  times: readonly BusyTime[],
  busy: readonly Range[],
  before: readonly Range[] = [],
): void {
  for (const { bookingId, studentId, subject, startsAt } of times) {
    const from = startsAt.getTime();
    const lesson = { from, to: from + lessonMinutes * minuteMs };
    if (!overlapsAny(busy, lesson) || overlapsAny(before, lesson)) continue;
    tx.emit('busy.clashed', { bookingId, teacherId, studentId, subject, startsAt: toInstant(from) });
  }
}
