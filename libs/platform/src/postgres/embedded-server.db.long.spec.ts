import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverAccount } from './account.js';
import { startEmbeddedPostgres } from './embedded-server.js';
import { readPostmaster } from './postmaster.js';
import { processFacts } from './processes.js';

const starterScript = resolve('scripts/jest/embedded-starter.mjs');
const root = process.getuid?.() === 0;

let made: string;
let folder: string;
let place: string;
let dataDir: string;
const starters: ChildProcess[] = [];

// The result of a first start and stop, which all tests copy: creating it costs more than everything else here.
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  chmodSync(made, 0o755);
  await (await startEmbeddedPostgres({ dataDir: join(made, 'place/postgres') })).stop();
}, 60_000);
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  chmodSync(folder, 0o755);
  place = join(folder, 'place');
  dataDir = join(place, 'postgres');
});

afterEach(async () => {
  for (const starter of starters.splice(0)) starter.kill('SIGKILL');
  const left = existsSync(place) ? await readPostmaster(dataDir) : undefined;
  if (left && processFacts(left.pid)?.command.includes(dataDir)) process.kill(left.pid, 'SIGKILL');
  await sleep(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Puts the data in the state after a first start and stop. */
const startedBefore = () => void execFileSync('cp', ['-a', join(made, 'place'), place]);

interface Said {
  adminUrl: string;
  said: string[];
  problem?: string;
}

/** Starts PostgreSQL on the same data in another process, as `npm start` in another terminal would. */
function starter(asNobody = false): { child: ChildProcess; said: Promise<Said> } {
  const child = spawn(process.execPath, [starterScript, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(asNobody && root ? { uid: 65534, gid: 65534 } : {}),
  });
  starters.push(child);
  const said = new Promise<Said>((done) => child.stdout?.once('data', (line: Buffer) => done(JSON.parse(line.toString()) as Said)));
  return { child, said };
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(happens: () => unknown): Promise<void> {
  while (!(await happens())) await sleep(10);
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await until(() => processFacts(Number(child.pid)) === undefined);
}

const postmaster = async () => Number((await readPostmaster(dataDir))?.pid);

describe('the embedded PostgreSQL', () => {
  it('keeps its data across a restart, and listens on this machine only', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.adminUrl, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await query(second.adminUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(
      await query(second.adminUrl, "SELECT current_setting('listen_addresses') AS at, current_setting('max_connections') AS many"),
    ).toEqual([{ at: '127.0.0.1', many: '200' }]);
    await second.stop();
  });

  it('rejects logins without its generated password', async () => {
    startedBefore();
    const server = await startEmbeddedPostgres({ dataDir });
    await expect(query(server.adminUrl.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow('password authentication failed');
    await server.stop();
  });

  it('refuses a second start on the same data, names the first, and leaves it alone', async () => {
    startedBefore();
    const first = starter();
    const { adminUrl } = await first.said;
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringContaining(`already runs on the data in ${place} (process ${first.child.pid})`),
    });
    expect(await query(adminUrl, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  });

  it('gives the data to exactly one of four that start at once', async () => {
    const answers = await Promise.all([starter(), starter(), starter(), starter()].map(({ said }) => said));
    expect(answers.filter((answer) => !answer.problem)).toHaveLength(1);
    expect(answers.filter((answer) => answer.problem?.includes('already runs'))).toHaveLength(3);
  });

  it('stops a server that a killed start left running, and keeps its data', async () => {
    startedBefore();
    const killed = starter();
    await query((await killed.said).adminUrl, 'CREATE TABLE kept AS SELECT 7 AS n');
    const orphan = await postmaster();
    await kill(killed.child);
    expect(processFacts(orphan)?.command).toContain(dataDir);

    const said: string[] = [];
    const next = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line) });
    expect(said).toEqual(['stopped a PostgreSQL left over from a killed start']);
    expect(processFacts(orphan)).toBeUndefined();
    expect(await query(next.adminUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await next.stop();
  });

  it('starts after both the starting process and the server were killed', async () => {
    startedBefore();
    const killed = starter();
    await query((await killed.said).adminUrl, 'CREATE TABLE kept AS SELECT 7 AS n');
    process.kill(await postmaster(), 'SIGKILL');
    await kill(killed.child);
    const next = await startEmbeddedPostgres({ dataDir });
    expect(await query(next.adminUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await next.stop();
  });

  it('is restarted at the same address when it is killed, after its leftover processes are gone, with all data', async () => {
    startedBefore();
    const said: string[] = [];
    const server = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line) });
    await query(server.adminUrl, 'CREATE TABLE kept AS SELECT 7 AS n');
    const [killed, busy] = [await postmaster(), query(server.adminUrl, 'SELECT count(*) FROM generate_series(1, 1e10)').catch(String)];
    await until(
      async () => (await query<{ n: number }>(server.adminUrl, `SELECT 1 AS n FROM pg_stat_activity WHERE query LIKE '%1e10%'`)).length > 1,
    );
    process.kill(killed, 'SIGKILL');
    await busy;
    await until(() => said.length === 2);
    expect(said).toEqual(['PostgreSQL ended (SIGKILL) and is started again', expect.stringContaining('PostgreSQL works again after')]);
    expect(await postmaster()).not.toBe(killed);
    expect(await query(server.adminUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    const durable = ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => `current_setting('${name}') AS ${name}`);
    expect(await query(server.adminUrl, `SELECT ${durable.join(', ')}`)).toEqual([
      { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
    ]);
    await server.stop();
    expect(said).toHaveLength(2);
  });

  it('stays stopped when it is stopped during a restart', async () => {
    startedBefore();
    let stopped: Promise<void> | undefined;
    const say = (line: string) => {
      if (line.includes('is started again')) stopped = server.stop();
    };
    const server = await startEmbeddedPostgres({ dataDir, say });
    process.kill(await postmaster(), 'SIGKILL');
    await until(() => stopped !== undefined);
    await stopped;
    const left = await readPostmaster(dataDir);
    expect(left && processFacts(left.pid)?.command.includes(dataDir)).not.toBe(true);
  });

  it('starts even if the pid of the killed server now belongs to another program', async () => {
    startedBefore();
    const killed = starter();
    await killed.said;
    process.kill(await postmaster(), 'SIGKILL');
    await kill(killed.child);
    const bystander = spawn('sleep', ['60'], { ...serverAccount() });
    writeFileSync(join(dataDir, 'postmaster.pid'), `${bystander.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\n`);
    const next = await startEmbeddedPostgres({ dataDir });
    expect(bystander.kill('SIGKILL')).toBe(true);
    await next.stop();
  });

  it('starts over when the very first start was interrupted', async () => {
    const cut = starter();
    const halfMade = () => existsSync(place) && readdirSync(place).find((name) => name.includes('.new-'));
    await until(() => halfMade() && existsSync(join(place, String(halfMade()), 'PG_VERSION')));
    await kill(cut.child);
    const next = await startEmbeddedPostgres({ dataDir });
    expect(await query(next.adminUrl, 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
    expect(halfMade()).toBeUndefined();
    await next.stop();
  });

  it('keeps running when Ctrl-C reaches the app, which still needs it', async () => {
    startedBefore();
    const group = starter();
    await group.said;
    process.kill(-Number(group.child.pid), 'SIGINT');
    await sleep(200);
    expect(processFacts(await postmaster())?.command).toContain(dataDir);
  });

  it('stops with the process that started it, within a second', async () => {
    startedBefore();
    const asked = starter();
    await asked.said;
    const server = await postmaster();
    const from = performance.now();
    asked.child.kill('SIGTERM');
    await until(() => processFacts(server) === undefined);
    expect(performance.now() - from).toBeLessThan(1000);
    await until(() => !existsSync(join(place, 'running.json')));
  });

  it('says what to do with the data of another major version, and leaves it alone', async () => {
    startedBefore();
    writeFileSync(join(dataDir, 'PG_VERSION'), '14\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/is of PostgreSQL 14, and .* portable backup/);
    writeFileSync(join(dataDir, 'PG_VERSION'), readFileSync(join(made, 'place/postgres/PG_VERSION')));
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('says in one sentence what to do when it may not write in the folder', async () => {
    mkdirSync(place, { mode: 0o555 });
    const { problem } = await starter(true).said;
    expect(problem).toBe(`Somo can't write to ${place}. Take ownership of the folder (chown), or set SOMO_DATA to one you can write to.`);
  });

  it('makes the password readable only by the account that started it', () => {
    const kept = join(made, 'place/postgres.password');
    const { mode, uid } = statSync(kept);
    expect([mode & 0o777, uid]).toEqual([0o600, process.getuid?.()]);
    expect(readFileSync(kept, 'utf8')).toMatch(/^[\w-]{32}$/);
  });
});
