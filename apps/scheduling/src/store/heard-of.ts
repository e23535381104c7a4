import type { LessonChange } from '@somo/contracts/asks/scheduling';
import type { Db } from '@somo/platform/db';
import { setTimeout as sleep } from 'node:timers/promises';

const pausesMs = [20, 40, 80, 160, 300, 400];

/** Waits a second at most for a change of a lesson that is on its way here: a list without it is better than none. */
export async function untilHeardOf(db: Db, { bookingId, version }: LessonChange): Promise<void> {
  for (const pauseMs of pausesMs) {
    const [row] = await db.sql('busy-heard-of', 'SELECT FROM busy_times WHERE booking_id = $1 AND version >= $2', [bookingId, version]);
    if (row) return;
    await sleep(pauseMs);
  }
}
