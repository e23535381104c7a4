import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { checkout } from '../stages/checkout.mjs';
import { platform } from './built.mjs';
import { freePort } from './ports.mjs';

const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const startMs = 150_000;

const programs = { embedded: 'apps/all-in-one/dist/main.js', distributed: 'scripts/services/main.mjs' };

/** Starts the last build of Somo, distributed or embedded, on its own data and port, for tests and benches. */
export async function launchServices(settings = {}, options = [], topology = 'distributed') {
  const folder = mkdtempSync(join(tmpdir(), 'somo-services-'));
  chmodSync(folder, 0o755);
  // A second gateway listens on the next port, those that replace them on the two after that.
  const url = `http://localhost:${await freePort(4)}`;
  const quiet = { SEED: 'off', RATE_LIMITS: 'off', SANDBOX_AUTO_PAY: 'on' };
  const env = { ...process.env, SOMO_DATA: join(folder, 'data'), PORT: new URL(url).port, ...quiet, ...settings };
  let child;
  let said = '';

  const start = async () => {
    const from = said.length;
    child = spawn(process.execPath, ['--import', endWithUs, join(checkout, programs[topology]), ...options], {
      cwd: checkout,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    for (const until = performance.now() + startMs; !said.slice(from).includes('Ctrl-C stops it'); await sleep(50)) {
      if (child.exitCode !== null || child.signalCode !== null || performance.now() > until)
        throw new Error(`Somo did not start:\n${said.slice(from)}`);
    }
  };
  const stop = async (signal = 'SIGINT') => {
    const from = performance.now();
    if (child.exitCode === null && child.signalCode === null) {
      // The pipes of a killed process may stay open: the servers it started hold them until the next start stops those.
      const ended = new Promise((done) => child.once(signal === 'SIGKILL' ? 'exit' : 'close', done));
      child.kill(signal);
      await ended;
    }
    return { code: child.exitCode, seconds: (performance.now() - from) / 1000 };
  };
  const tell = (message) =>
    new Promise((done, failed) => {
      child.once('message', (answer) => (answer.failed ? failed(new Error(`${answer.done}: ${answer.failed}`)) : done()));
      child.send(message);
    });
  const pids = () => JSON.parse(readFileSync(join(env.SOMO_DATA, 'services/processes.json'), 'utf8'));

  const somo = {
    url,
    folder,
    start,
    stop,
    pids,
    pid: () => child.pid,
    /** kill -9; its supervisor restarts it. */
    kill: (name) => process.kill(pids()[name], 'SIGKILL'),
    /** Starts a process of this checkout beside the one of the same name, and returns once it works; `port` is a gateway's. */
    startNewer: (name, port) => tell({ act: 'start-newer', name, port }),
    /** Ends the older of the two, and returns once it has ended. */
    endOlder: (name) => tell({ act: 'end-older', name }),
    said: () => said,
    /** The superuser's address of the product's own PostgreSQL. */
    async adminUrl() {
      const { readPostmaster } = await platform('postgres/postmaster.js');
      const place = join(folder, 'data');
      const { port } = await readPostmaster(join(place, 'postgres'));
      return `postgres://postgres:${readFileSync(join(place, 'postgres.password'), 'utf8')}@127.0.0.1:${port}/somo`;
    },
    /** Whether every service answers. */
    isReady: () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1500) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    async close() {
      await stop();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  try {
    await start();
    return somo;
  } catch (error) {
    await somo.close();
    throw error;
  }
}
