import { createServer } from 'node:net';

/** One that no connection is given by chance while the product still starts: the system deals those out above 32768. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false)).listen(port, () => probe.close(() => done(true)));
  });
}
