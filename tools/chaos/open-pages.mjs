import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const patienceMs = 60_000;

/** Opens this many live connections as the web app does: on all gateways, for all people. */
async function openPages(urls, people, count) {
  return Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const token = await people[nth % people.length].token();
      return io(`${urls[nth % urls.length]}/live`, { auth: { token }, transports: ['websocket'], forceNew: true });
    }),
  );
}

async function allConnected(pages, from) {
  while (!pages.every(({ connected }) => connected)) {
    if (performance.now() - from > patienceMs) return Infinity;
    await sleep(20);
  }
  return performance.now() - from;
}

/** Kills a gateway with 200 open pages and measures how long until all are connected again. */
export function pageFault({ somo, urls, people }) {
  return {
    name: 'F18 kill -9 of the gateway with 200 open pages, until all are reconnected',
    weight: 1,
    act: async () => {
      const pages = await openPages(urls.slice(0, 1), [...people.students, ...people.teachers], 200);
      try {
        await allConnected(pages, performance.now());
        const from = performance.now();
        somo.kill('gateway');
        await sleep(100);
        return await allConnected(pages, from);
      } finally {
        for (const page of pages) page.disconnect();
      }
    },
  };
}
