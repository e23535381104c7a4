// Waits until the follow-up of bookings is done: every event delivered, and every job that is due within the minute run, in all services.
import { setTimeout as sleep } from 'node:timers/promises';

const services = ['catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];
// What is planned for later, such as reminders and the rotation of keys, does not follow from the load.
const waiting = services
  .flatMap((service) => [
    `SELECT '${service}' AS service, 'events to send' AS what, count(*)::int AS count FROM ${service}.outbox WHERE sent_at IS NULL`,
    `SELECT '${service}', job, count(*)::int FROM ${service}.due_work
     WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at < now() + interval '1 minute' GROUP BY job`,
  ])
  .join(' UNION ALL ');
const idleTimes = 4;
const reportEveryMs = 10_000;
/** On a busy machine, minutes of load leave minutes of work; without progress for so long, something is stuck. */
const [patienceMs, stuckMs] = [1_800_000, 120_000];

/** The milliseconds until idle. One thing leads to the next, so it must be idle several times in a row. Throws after half an hour or two minutes without progress, naming what is left. */
export async function untilIdle(admin) {
  const from = performance.now();
  let last = from;
  let reportedAt = from;
  let moved = { at: from, left: '' };
  for (let idle = 0; idle < idleTimes; await sleep(150)) {
    const { rows } = await admin.query(waiting);
    const left = rows.filter(({ count }) => count > 0);
    idle = left.length === 0 ? idle + 1 : 0;
    const now = performance.now();
    if (idle > 0) continue;
    last = now;
    const inWords = left.map(({ service, what, count }) => `${count} ${what} (${service})`).join(', ');
    if (inWords !== moved.left) moved = { at: now, left: inWords };
    if (now - from > patienceMs || now - moved.at > stuckMs)
      throw new Error(`Not idle after ${Math.round((now - from) / 1000)} s; left: ${inWords}`);
    if (now - reportedAt < reportEveryMs) continue;
    reportedAt = now;
    console.log(`waiting for ${inWords}`);
  }
  return last - from;
}
