import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

let folder: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  chmodSync(folder, 0o755);
  const probe = await listen(0);
  port = (probe.address() as { port: number }).port;
  probe.close();
});
afterAll(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await ended(child);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function listen(at: number): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail).listen(at, () => done(server));
  });
}

interface Run {
  child: ChildProcess;
  said: () => string;
}

function run(script: string, env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [resolve('scripts', script)], {
    env: { ...process.env, SOMO_DATA: join(folder, 'data'), PORT: String(port), SEED: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  return { child, said: () => text };
}

async function ready({ child, said }: Run): Promise<void> {
  while (!said().includes('Ctrl-C stops it')) {
    if (child.exitCode !== null) throw new Error(said());
    await sleep(25);
  }
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('exit', (code) => done(code)));
}

const answers = () =>
  fetch(`http://localhost:${port}/healthz`).then(
    (answer) => answer.status,
    () => undefined,
  );

async function gone(): Promise<void> {
  while ((await answers()) !== undefined || existsSync(join(folder, 'data/running.json'))) await sleep(25);
}

async function seconds(work: Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work;
  return (performance.now() - from) / 1000;
}

// One installation for all of them: each leaves it to the next, running or ended.
describe('npm start', () => {
  let running: Run;
  const minutes = 180_000;

  it(
    'leaves nothing behind when Ctrl-C comes while it is still starting',
    async () => {
      const start = run('start.mjs');
      const mark = join(folder, 'data/postgres/postmaster.pid');
      while (!existsSync(mark) || !start.said().includes('database')) await sleep(25);
      const server = Number(readFileSync(mark, 'utf8').split('\n')[0]);
      start.child.kill('SIGINT');
      expect(await seconds(ended(start.child))).toBeLessThan(5);
      const from = performance.now();
      while (existsSync(`/proc/${server}`) && performance.now() - from < 5000) await sleep(25);
      expect(existsSync(`/proc/${server}`)).toBe(false);
    },
    minutes,
  );

  it(
    'says where it serves, and refuses a second start on the same data, and a reset, each in one sentence',
    async () => {
      running = run('start.mjs');
      await ready(running);
      expect(running.said()).toContain(`http://localhost:${port}`);
      expect(running.said()).toContain(join(folder, 'data'));
      const second = run('start.mjs', { PORT: String(port + 1) });
      expect(await ended(second.child)).toBe(1);
      expect(second.said().trim().split('\n').at(-1)).toMatch(/^Somo already runs on the data in .* \(process \d+\)\. Use that one/);
      const reset = run('reset.mjs');
      expect(await ended(reset.child)).toBe(1);
      expect(reset.said().trim()).toMatch(/^Somo is running \(process \d+\)\. Stop it with Ctrl-C first, then run npm run reset\.$/);
      expect(await answers()).toBe(200);
    },
    minutes,
  );

  it(
    'stops on Ctrl-C within 5 s, and is back with its data in under 10 s',
    async () => {
      const kept = readFileSync(join(folder, 'data/secrets.json'), 'utf8');
      running.child.kill('SIGINT');
      expect(await seconds(ended(running.child))).toBeLessThan(5);
      expect(running.child.exitCode).toBe(0);
      running = run('start.mjs');
      expect(await seconds(ready(running))).toBeLessThan(10);
      expect(readFileSync(join(folder, 'data/secrets.json'), 'utf8')).toBe(kept);
    },
    minutes,
  );

  it(
    'ends everything when the launcher itself is killed, and starts again after',
    async () => {
      running.child.kill('SIGKILL');
      expect(await seconds(gone())).toBeLessThan(5);
      running = run('start.mjs');
      await ready(running);
      expect(await answers()).toBe(200);
    },
    minutes,
  );

  it(
    'starts again after the product was killed, ending the database that was left running',
    async () => {
      const { pid } = JSON.parse(readFileSync(join(folder, 'data/running.json'), 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
      expect(await ended(running.child)).toBe(1);
      running = run('start.mjs');
      await ready(running);
      expect(running.said()).toContain('stopped a PostgreSQL left over from a killed start');
      expect(await answers()).toBe(200);
    },
    minutes,
  );

  it(
    'is emptied by npm run reset, of its data and nothing else',
    async () => {
      running.child.kill('SIGTERM');
      await ended(running.child);
      expect(readdirSync(join(folder, 'data'))).toContain('postgres');
      const reset = run('reset.mjs');
      expect(await ended(reset.child)).toBe(0);
      expect(readdirSync(folder)).toEqual(['data']);
      expect(readdirSync(join(folder, 'data'))).toEqual([]);
    },
    minutes,
  );

  it('says in one sentence that the port is taken', async () => {
    const other = await listen(port);
    const start = run('start.mjs');
    expect(await ended(start.child)).toBe(1);
    expect(start.said()).toContain(`Port ${port} is in use by another program. Stop it or choose another port: PORT=${port + 1} npm start`);
    other.close();
  });

  it('says in one sentence that a port is none', async () => {
    const start = run('start.mjs', { PORT: '99999' });
    expect(await ended(start.child)).toBe(1);
    expect(start.said()).toContain('PORT=99999 is not a valid port. Choose a number from 1 to 65535, for example PORT=3000');
  });
});
