import { setTimeout as sleep } from 'node:timers/promises';

const services = ['auth', 'catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'];

const waitingIn = (schema) => `
  SELECT '${schema}' AS service,
    (SELECT count(*)::int FROM ${schema}.outbox WHERE sent_at IS NULL) AS unsent,
    (SELECT count(*)::int FROM ${schema}.outbox WHERE sent_at > (SELECT acked_until FROM ${schema}.stream_checkpoint)) AS untaken,
    (SELECT count(*)::int FROM ${schema}.inbox WHERE done_at IS NULL AND dead_at IS NULL) AS untold,
    (SELECT count(*)::int FROM ${schema}.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND (due_at < now() OR attempts > 0)) AS undone`;

/**
 * Waits until nothing is on its way any more: sent, taken by every service, acted upon, and all due work done. Answers after how many ms.
 * What has not moved for `stuckMs` is not waited for any longer.
 */
export async function untilQuiet(admin, patienceMs, { stuckMs = Infinity, pending = () => 0 } = {}) {
  const from = performance.now();
  let waiting = [];
  let moved = { at: from, last: '' };
  for (let now = from; now - from < patienceMs && now - moved.at < stuckMs; now = performance.now()) {
    const { rows } = await admin.query(services.map(waitingIn).join(' UNION ALL '));
    waiting = rows.filter(({ unsent, untaken, untold, undone }) => unsent + untaken + untold + undone > 0);
    if (waiting.length === 0 && pending() === 0) return { ms: performance.now() - from, waiting };
    const last = JSON.stringify(waiting);
    if (last !== moved.last) moved = { at: now, last };
    await sleep(250);
  }
  return { ms: Infinity, waiting };
}

export { services };
