import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Long enough for a server to do what it was asked before the connection goes.
const lostAfterMs = 150;

/**
 * A wire that can be made worse: `way.delayMs` each way, `way.still` (nothing passes), `way.loses(chunk)` (what the server answers
 * to this is lost, and the connection with it). `target()` is asked for the port at each connection.
 */
export async function startProxy(target) {
  const way = { delayMs: 0, still: undefined, loses: () => false };
  const pairs = new Set();
  let lost = 0;

  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
    const pair = { near, far, half: false, silent: false };
    pairs.add(pair);
    near.setNoDelay(true);
    far.setNoDelay(true);
    const end = () => {
      if (pair.half) return;
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    carry(near, (chunk) => {
      if (pair.half) return;
      far.write(chunk);
      if (pair.silent || !way.loses(chunk)) return;
      lost++;
      pair.silent = true;
      setTimeout(end, lostAfterMs);
    });
    carry(far, (chunk) => pair.half || pair.silent || near.write(chunk));
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', end);
  });

  /** Keeps the order of what comes, whatever it has to wait for. */
  function carry(from, write) {
    let last;
    from.on('data', (chunk) => {
      if (!last && way.delayMs === 0 && !way.still) return void write(chunk);
      const mine = Promise.all([last, way.still, way.delayMs && sleep(way.delayMs)]).then(() => {
        write(chunk);
        if (last === mine) last = undefined;
      });
      last = mine;
    });
  }

  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: server.address().port,
    way,
    lost: () => lost,
    /** The far end is gone and the near one is not told: what it says goes nowhere, for ever. */
    halfOpen() {
      for (const pair of pairs) {
        pair.half = true;
        pair.far.destroy();
      }
    },
    close() {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      server.close();
    },
  };
}
