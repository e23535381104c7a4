import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../stages/problem.mjs';
import { findServer } from './find-server.mjs';
import { platform } from './built.mjs';
import { freePort, opens } from './ports.mjs';
import { supervise } from './supervise.mjs';
import { natsPermissions, redisRules } from './acl.mjs';

// Fault injection may put a proxy in between.
const reached = (server, port) => process.env[`${server}_THROUGH`] ?? port;

/** Starts a nats-server with JetStream and a login with its own permissions per service. */
export async function startNats(folder, passwords, { say, tell, onStart, keep }) {
  const port = Number(process.env.NATS_PORT) || (await freePort());
  const users = [];
  for (const [name, password] of Object.entries(passwords)) {
    users.push({ user: name, password, permissions: await natsPermissions(name) });
  }
  const config = [
    `listen: 127.0.0.1:${port}`,
    'max_payload: 1MB',
    `jetstream { store_dir: ${JSON.stringify(join(folder, 'jetstream'))} }`,
    // NATS accepts JSON in its configuration.
    `authorization { users: ${JSON.stringify(users, null, 2)} }`,
  ];
  const file = join(folder, 'nats.conf');
  await writeFile(file, `${config.join('\n')}\n`, { mode: 0o600 });
  const { program, env } = await findServer('nats-server', folder, say);
  await start({
    name: 'nats-server',
    program,
    args: ['-c', file, '-l', join(folder, 'nats.log')],
    env,
    port,
    folder,
    tell,
    onStart,
    keep,
  });
  return { urlFor: (name) => `nats://${name}:${passwords[name]}@127.0.0.1:${reached('NATS', port)}` };
}

/** Starts a redis-server with a login per service, limited to its own keys. */
export async function startRedis(folder, passwords, { say, tell, onStart, keep }) {
  const port = Number(process.env.REDIS_PORT) || (await freePort());
  const data = join(folder, 'redis');
  await mkdir(data, { recursive: true });
  const acl = [
    'user default off',
    ...Object.entries(passwords).map(([name, password]) => `user ${name} on >${password} ${redisRules(name)}`),
  ];
  await writeFile(join(folder, 'redis.acl'), `${acl.join('\n')}\n`, { mode: 0o600 });
  const config = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${JSON.stringify(data)}`,
    `aclfile ${JSON.stringify(join(folder, 'redis.acl'))}`,
    `logfile ${JSON.stringify(join(folder, 'redis.log'))}`,
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  const file = join(folder, 'redis.conf');
  await writeFile(file, `${config.join('\n')}\n`, { mode: 0o600 });
  const { program, env } = await findServer('redis-server', folder, say);
  await start({ name: 'redis-server', program, args: [file], env, port, folder, tell, onStart, keep });
  return { urlFor: (name) => `redis://${name}:${passwords[name]}@127.0.0.1:${reached('REDIS', port)}` };
}

async function start({ name, program, args, env, port, folder, tell, onStart, keep }) {
  await endOrphan(name, folder);
  const server = supervise({
    name,
    program,
    args,
    env: { ...process.env, ...env },
    tell,
    whenStarted: ({ child }) => opens(port, () => child.exitCode !== null || child.signalCode !== null),
    onStart: (child) => {
      onStart(child);
      void remember(name, folder, child.pid);
    },
  });
  // Registered before it is ready, because the start may be stopped meanwhile.
  keep(server);
  if (!(await server.ready)) throw new Problem(`${name} does not start; its log is in ${folder}.`);
}

const mark = (name, folder) => join(folder, `${name}.running.json`);

/** Stops a server that a killed launcher has left behind. */
async function endOrphan(name, folder) {
  const { processFacts, hasEnded } = await platform('postgres/processes.js');
  const text = await readFile(mark(name, folder), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { pid, since } = JSON.parse(text);
  if (processFacts(pid)?.since === since) {
    process.kill(pid, 'SIGTERM');
    if (!(await hasEnded(pid, 3000))) process.kill(pid, 'SIGKILL');
  }
  await rm(mark(name, folder), { force: true });
}

async function remember(name, folder, pid) {
  const { processFacts } = await platform('postgres/processes.js');
  const facts = processFacts(pid);
  if (facts) await writeFile(mark(name, folder), JSON.stringify({ pid, since: facts.since }));
}
