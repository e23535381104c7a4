import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from '../stages/checkout.mjs';
import { saysReady, supervise } from './supervise.mjs';

const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const program = (app, role) => join(checkout, 'apps', app, 'dist', `${role}.js`);

/** Every process of the distributed set-up: the gateway, each service, and a worker where a service has jobs. */
export function processesOf(serviceNames) {
  const workers = serviceNames.filter((app) => existsSync(program(app, 'worker')));
  return [
    ...serviceNames.map((app) => ({ name: app, app, role: 'main' })),
    ...workers.map((app) => ({ name: `${app} worker`, app, role: 'worker' })),
    { name: 'gateway', app: 'gateway', role: 'main' },
  ];
}

/** Starts one of them with its own logins and keys, and nobody else's. */
export function startProcess({ name, app, role }, own, { tell, onStart }) {
  const { DATABASE_URL: _admin, NATS_URL: _nats, REDIS_URL: _redis, ...around } = process.env;
  return supervise({
    name,
    program: process.execPath,
    args: ['--enable-source-maps', '--import', endWithUs, program(app, role)],
    env: { LOG_LEVEL: 'warn', ...around, ...own },
    ipc: true,
    tell,
    onStart,
    whenStarted: saysReady,
  });
}
