import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../stages/problem.mjs';

const [lowest, many] = [15_000, 15_000];
const highest = 65_535;
/** Programs bind their ports only later, so one that was given away stays taken although no program listens yet. */
const taken = new Set();

/** Keeps ports that are assigned in another way from being given away. */
export function reservePorts(first, count = 1) {
  for (let nth = 0; nth < count; nth++) taken.add(first + nth);
}

/** A free port below 32768, where the system never assigns ports to connections, and never the same one twice. With `inARow` the next ones are free too. */
export async function freePort(inARow = 1, random = Math.random) {
  for (;;) {
    const port = lowest + Math.floor(random() * many);
    const ports = Array.from({ length: inARow }, (_, nth) => port + nth);
    if (ports.some((one) => taken.has(one)) || (await Promise.all(ports.map(isFree))).includes(false)) continue;
    if (ports.some((one) => taken.has(one))) continue;
    reservePorts(port, inARow);
    return port;
  }
}

/** Returns the metrics port of each of `count` processes: METRICS_PORT and those after it, none for 0, and free ones if it is not set. */
export async function metricsPorts(given, count) {
  const first = Number(given || NaN);
  if (first + count - 1 > highest)
    throw new Problem(
      `METRICS_PORT=${given} is too high: the ${count} processes need that port and the next ones. Choose at most ${highest - count + 1}.`,
    );
  const ports = [];
  for (let nth = 0; nth < count; nth++) ports.push(Number.isNaN(first) ? await freePort() : first && first + nth);
  return ports;
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
