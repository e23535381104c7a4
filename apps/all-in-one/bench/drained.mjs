// Waits until what bookings set off is done: every event told and every job run that is due within the hour, in all services.
import { setTimeout as sleep } from 'node:timers/promises';

const services = ['catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];
const waiting = services.flatMap((service) => [
  `(SELECT count(*) FROM ${service}.outbox WHERE sent_at IS NULL)`,
  `(SELECT count(*) FROM ${service}.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND due_at < now() + interval '1 hour')`,
]);
const quietTimes = 4;

/** Answers after how many milliseconds; one thing leads to the next, so it looks several times in a row. */
export async function untilDrained(admin) {
  const from = performance.now();
  let last = from;
  for (let quiet = 0; quiet < quietTimes; await sleep(150)) {
    const { rows } = await admin.query(`SELECT (${waiting.join(' + ')})::int AS waiting`);
    quiet = rows[0].waiting === 0 ? quiet + 1 : 0;
    if (quiet === 0) last = performance.now();
  }
  return last - from;
}
