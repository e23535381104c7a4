import { toldSince } from './events.mjs';
import { forge, sendPoison } from './poison.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { services } from './quiet.mjs';

/** What was told in the last 20 s, twice and in any order. */
export async function tellAgain({ admin, events }, dice) {
  const told = await toldSince(admin, new Date(Date.now() - 20_000));
  const again = [...told, ...told].map((event) => ({ event, at: dice.next() })).sort((a, b) => a.at - b.at);
  await Promise.all(again.map(({ event }) => events.tell(event.service, event.type, event.text)));
}

/** What can be wrong with the messages themselves. */
export function messageFaults({ admin, events, poisoned, ready }) {
  return [
    {
      name: 'F13 the last 20 s told again, twice, in another order',
      weight: 2,
      run: (dice) => dice.child(),
      act: async (own) => {
        await tellAgain({ admin, events }, own);
        return ready(performance.now());
      },
    },
    {
      name: 'F14 poison of eight kinds, and two that the server stops (lag of the others)',
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

/** The longest that an event told since then took from its commit to its act, among what was heard at all. */
async function lagSince(admin, from) {
  const heard = services.map((schema) => `SELECT id, received_at FROM ${schema}.inbox`).join(' UNION ALL ');
  const told = services.map((schema) => `SELECT id, occurred_at FROM ${schema}.outbox`).join(' UNION ALL ');
  const { rows } = await admin.query(
    `SELECT extract(epoch FROM max(i.received_at - o.occurred_at)) * 1000 AS ms FROM (${told}) o JOIN (${heard}) i USING (id) WHERE o.occurred_at > $1`,
    [from],
  );
  return Number(rows[0].ms ?? 0);
}
