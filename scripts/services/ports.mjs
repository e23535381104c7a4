import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const [lowest, many] = [15_000, 15_000];

/** A free port below 32768, where the system never assigns ports to connections. With `inARow` the next ones are free too. */
export async function freePort(inARow = 1) {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * many);
    const free = await Promise.all(Array.from({ length: inARow }, (_, nth) => isFree(port + nth)));
    if (free.every(Boolean)) return port;
  }
}

const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

const isOpen = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** True once something listens there; false if `hasEnded` first, or after ten seconds. */
export async function opens(port, hasEnded) {
  for (let tries = 0; tries < 400 && !hasEnded(); tries++) {
    if (await isOpen(port)) return true;
    await sleep(25);
  }
  return false;
}
