// Waits until the follow-up of bookings is done: every event delivered, and every job that is due within the hour run, in all services.
import { setTimeout as sleep } from 'node:timers/promises';

const services = ['catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];
const waiting = services.flatMap((service) => [
  `(SELECT count(*) FROM ${service}.outbox WHERE sent_at IS NULL)`,
  `(SELECT count(*) FROM ${service}.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND due_at < now() + interval '1 hour')`,
]);
const idleTimes = 4;

/** The milliseconds until idle. One thing leads to the next, so it must be idle several times in a row. */
export async function untilIdle(admin) {
  const from = performance.now();
  let last = from;
  for (let idle = 0; idle < idleTimes; await sleep(150)) {
    const { rows } = await admin.query(`SELECT (${waiting.join(' + ')})::int AS waiting`);
    idle = rows[0].waiting === 0 ? idle + 1 : 0;
    if (idle === 0) last = performance.now();
  }
  return last - from;
}
