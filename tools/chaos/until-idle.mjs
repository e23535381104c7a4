import { setTimeout as sleep } from 'node:timers/promises';

const services = ['auth', 'catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];

const waitingIn = (schema) => `
  SELECT '${schema}' AS service,
    (SELECT count(*)::int FROM ${schema}.outbox WHERE sent_at IS NULL) AS unsent,
    (SELECT count(*)::int FROM ${schema}.outbox WHERE sent_at > (SELECT acked_until FROM ${schema}.stream_checkpoint)) AS unacked,
    (SELECT count(*)::int FROM ${schema}.inbox WHERE done_at IS NULL AND dead_at IS NULL) AS unprocessed,
    (SELECT count(*)::int FROM ${schema}.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND (due_at < now() OR attempts > 0)) AS undone`;

/**
 * Waits until nothing is in flight: every event sent, received by every service and processed, and all due work done. Returns the milliseconds.
 * Gives up after `stuckMs` without progress.
 */
export async function untilIdle(admin, patienceMs, { stuckMs = Infinity, pending = () => 0 } = {}) {
  const from = performance.now();
  let waiting = [];
  let moved = { at: from, last: '' };
  for (let now = from; now - from < patienceMs && now - moved.at < stuckMs; now = performance.now()) {
    const { rows } = await admin.query(services.map(waitingIn).join(' UNION ALL '));
    waiting = rows.filter(({ unsent, unacked, unprocessed, undone }) => unsent + unacked + unprocessed + undone > 0);
    if (waiting.length === 0 && pending() === 0) return { ms: performance.now() - from, waiting };
    const last = JSON.stringify(waiting);
    if (last !== moved.last) moved = { at: now, last };
    await sleep(250);
  }
  return { ms: Infinity, waiting };
}

export { services };
