import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

const isOpen = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** True once something listens there; false when `hasEnded` first, or after ten seconds. */
export async function opens(port, hasEnded) {
  for (let tries = 0; tries < 400 && !hasEnded(); tries++) {
    if (await isOpen(port)) return true;
    await sleep(25);
  }
  return false;
}
