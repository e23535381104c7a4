import { once } from 'node:events';
import { connect, createServer } from 'node:net';

// Long enough for the server to finish the request before the connection drops.
const lostAfterMs = 150;

/** The line between one browser and the product. It can be cut, and it can lose the answer to a request that has reached the product. */
export async function startWire({ to, host = '127.0.0.1' }) {
  const pairs = new Set();
  let isCut = false;
  let loses = () => false;
  let lost = 0;
  const bytes = { sent: 0, received: 0 };
  let socketAt = 0;

  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(to, '127.0.0.1');
    let isSilent = false;
    const end = () => {
      pairs.delete(end);
      near.destroy();
      far.destroy();
    };
    pairs.add(end);
    near.on('data', (chunk) => {
      bytes.sent += chunk.length;
      far.write(chunk);
      if (isSilent || !loses(chunk)) return;
      lost += 1;
      isSilent = true;
      setTimeout(end, lostAfterMs);
    });
    far.on('data', (chunk) => {
      if (isSilent) return;
      bytes.received += chunk.length;
      if (chunk.includes('101 Switching Protocols')) socketAt = Date.now();
      near.write(chunk);
    });
    for (const socket of [near, far])
      socket
        .setNoDelay(true)
        .on('error', () => undefined)
        .on('close', end);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const end of [...pairs]) end();
  };
  return {
    host,
    port: server.address().port,
    cut,
    mend: () => (isCut = false),
    /** Until it is called again: `which(chunk)` decides whether the answer to what the browser has just sent gets lost. */
    lose: (which) => (loses = which ?? (() => false)),
    lost: () => lost,
    /** What went through it so far. */
    bytes: () => ({ ...bytes }),
    /** When a WebSocket was last opened, in epoch milliseconds. */
    socketAt: () => socketAt,
    close() {
      cut();
      server.close();
    },
  };
}

/** What makes Chromium use a wire for the product at `url`. Its pages still have the product's origin, so they may use the microphone. */
export const throughWire = (url, { host, port }) => `--host-resolver-rules=MAP ${new URL(url).host} ${host}:${String(port)}`;
