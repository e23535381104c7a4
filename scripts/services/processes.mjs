import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from '../stages/checkout.mjs';
import { Problem } from '../stages/problem.mjs';
import { untilReady, supervise } from './supervise.mjs';

const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const program = (app, role, from = checkout) => join(from, 'apps', app, 'dist', `${role}.js`);

/**
 * Every process of the distributed topology: the gateway, each service, and a worker for each service with jobs.
 * `times`: the number of instances by name, such as { gateway: 2, 'booking worker': 3 }, or of all; `of`, `beside`: the checkouts whose builds run as the first and as the additional ones.
 * Processes that a checkout does not have yet are left out. Names in `times` and `except` that no process has are refused.
 */
export function processesOf(serviceNames, times = {}, { of = checkout, beside = checkout, except = [] } = {}) {
  const workers = serviceNames.filter((app) => existsSync(program(app, 'worker')));
  const kinds = [
    ...serviceNames.map((app) => ({ name: app, app, role: 'main' })),
    ...workers.map((app) => ({ name: `${app} worker`, app, role: 'worker' })),
    { name: 'gateway', app: 'gateway', role: 'main' },
  ];
  const named = [...Object.keys(times).filter((name) => name !== 'all'), ...except];
  const unknown = named.filter((name) => !kinds.some((kind) => kind.name === name));
  if (unknown.length > 0) throw new Problem(`There is no ${unknown.join(', ')}. Use one of: ${kinds.map(({ name }) => name).join(', ')}.`);
  const instances = kinds.flatMap((kind) =>
    Array.from({ length: times[kind.name] ?? times.all ?? 1 }, (_, nth) =>
      nth === 0 ? { ...kind, nth, from: of } : { ...kind, nth, name: `${kind.name} ${nth + 1}`, from: beside },
    ),
  );
  return instances.filter(({ app, role, from }) => existsSync(program(app, role, from)));
}

/** Starts one of them with its own logins and keys only. */
export function startProcess({ name, app, role, from }, own, { tell, onStart }) {
  const { DATABASE_URL: _admin, NATS_URL: _nats, REDIS_URL: _redis, ...around } = process.env;
  return supervise({
    name,
    program: process.execPath,
    args: ['--enable-source-maps', '--import', endWithUs, program(app, role, from)],
    env: { LOG_LEVEL: 'warn', ...around, ...own },
    ipc: true,
    tell,
    onStart,
    whenStarted: untilReady,
  });
}

/** The command that starts one of them in a debugger, with its own logins and keys only, from a file that only its owner may read. */
export async function commandOf({ name, app, role }, settings, folder) {
  const file = join(folder, `${name.replace(' ', '-')}.env`);
  const lines = Object.entries(settings).map(([key, value]) => `${key}='${value}'`);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return `node --inspect --enable-source-maps --env-file=${relative(checkout, file)} ${relative(checkout, program(app, role))}`;
}
