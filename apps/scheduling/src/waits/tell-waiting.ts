import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { isAwaited } from '../domain/is-awaited.js';
import { markTold, waitingFor } from '../store/waits.js';

/** How many times a student is told of, the earliest. */
const timesTold = 3;
/** How many students one event tells of. */
const together = 100;

interface Freed {
  teacherId: string;
  /** Starts that were not open before, ascending, in epoch milliseconds. */
  starts: number[];
  now: number;
  /** Who freed them, and knows. */
  by?: string | undefined;
}

/** Publishes who waits for one of these times: all at once, each at most once a day. */
export async function tellWaiting(tx: Tx, { teacherId, starts, now, by }: Freed): Promise<void> {
  if (starts.length === 0) return;
  const waiting = (await waitingFor(tx.db, teacherId, now)).flatMap((wait) => {
    const times = wait.studentId === by ? [] : starts.filter((at) => at > now && isAwaited(at, wait));
    return times.length === 0 ? [] : [{ studentId: wait.studentId, startsAt: times.slice(0, timesTold).map(toInstant) }];
  });
  if (waiting.length === 0) return;
  await markTold(
    tx.db,
    teacherId,
    waiting.map(({ studentId }) => studentId),
    now,
  );
  for (let from = 0; from < waiting.length; from += together)
    tx.emit('openings.awaited', { teacherId, changedAt: toInstant(now), waiting: waiting.slice(from, from + together) });
}
