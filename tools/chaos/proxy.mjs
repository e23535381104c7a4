import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// Long enough for the server to finish the request before the connection drops.
const lostAfterMs = 150;

/**
 * A TCP proxy that degrades on demand: `way.delayMs` in each direction, `way.still` (no traffic), `way.loses(chunk)` (the server's answer to this
 * chunk is lost, and the connection with it). `target()` gives the port for each new connection.
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

  /** Forwards chunks in order, however long each is delayed. */
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
    /** Half-open: the far end is gone, the near end does not know, and everything it sends is lost. */
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
