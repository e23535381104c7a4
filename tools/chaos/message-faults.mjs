import { eventsSince } from './events.mjs';
import { forge, sendPoison } from './poison.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { services } from './until-idle.mjs';

/** Redelivers the events of the last 20 s twice, in any order. */
export async function redeliver({ admin, events }, rng) {
  const recent = await eventsSince(admin, new Date(Date.now() - 20_000));
  const again = [...recent, ...recent].map((event) => ({ event, at: rng.next() })).sort((a, b) => a.at - b.at);
  await Promise.all(again.map(({ event }) => events.publish(event.service, event.type, event.text)));
}

/** Faults of the messages themselves. */
export function messageFaults({ admin, events, poisoned, ready }) {
  return [
    {
      name: 'F13 the events of the last 20 s redelivered twice, out of order',
      weight: 2,
      run: (rng) => rng.child(),
      act: async (own) => {
        await redeliver({ admin, events }, own);
        return ready(performance.now());
      },
    },
    {
      name: 'F14 poison messages, and two that the server rejects (lag of valid events)',
      weight: 2,
      act: async () => {
        const from = new Date();
        poisoned.marks.push(...(await sendPoison(events)));
        poisoned.passed.push(...(await forge(events)));
        await sleep(3000);
        return lagSince(admin, from);
      },
    },
  ];
}

/** The longest time from commit to receipt among the events since then that were received. */
async function lagSince(admin, from) {
  const received = services.map((schema) => `SELECT id, received_at FROM ${schema}.inbox`).join(' UNION ALL ');
  const sent = services.map((schema) => `SELECT id, occurred_at FROM ${schema}.outbox`).join(' UNION ALL ');
  const { rows } = await admin.query(
    `SELECT extract(epoch FROM max(i.received_at - o.occurred_at)) * 1000 AS ms FROM (${sent}) o JOIN (${received}) i USING (id) WHERE o.occurred_at > $1`,
    [from],
  );
  return Number(rows[0].ms ?? 0);
}
