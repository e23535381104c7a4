import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { launchServices } from '../../scripts/services/launch.mjs';
import { freePort } from '../../scripts/services/ports.mjs';
import { startCluster } from './cluster.mjs';
import { startDatabase } from './database.mjs';
import { eventsOf, startFuzzRelay } from './events.mjs';
import { timeToReady } from './faults.mjs';
import { makePeople } from './people.mjs';
import { startProxy } from './proxy.mjs';
import { startPair } from './standby.mjs';

const failAt = pathToFileURL(join(checkout, 'tools/chaos/fail-at.mjs')).href;
const mostTries = 40;

/** Starts the distributed product behind proxies, with people in it, and returns everything a fault may touch. */
export async function setUpHarness(options, control, rng) {
  const ends = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const keep = (thing) => {
    ends.push(() => thing.close());
    return thing;
  };
  try {
    const database = keep(await (options.standby ? startPair() : startDatabase()));
    const ports = { nats: await freePort(), redis: await freePort() };
    const wires = {
      postgres: keep(await startProxy(() => Number(new URL(database.adminUrl).port))),
      nats: keep(await startProxy(() => ports.nats)),
      redis: keep(await startProxy(() => ports.redis)),
    };
    const cluster = options.cluster ? keep(await startCluster()) : undefined;
    const pointsFolder = mkdtempSync(join(tmpdir(), 'somo-points-'));
    ends.push(() => rmSync(pointsFolder, { recursive: true, force: true }));
    const somo = keep(
      await launchServices(settingsOf(options, control, { database, wires, ports, cluster, pointsFolder }), argumentsOf(options)),
    );
    const people = await makePeople(somo.url, Number(options.teachers), Number(options.students), control?.hours);
    const admin = keep(askPatiently(database.adminUrl));
    if (control) await admin.query(control.sql);
    const events = keep(eventsOf(somo));
    const fuzz = options.fuzz || control?.fuzz ? keep(await startFuzzRelay(database.adminUrl, events, rng)) : undefined;
    const poisoned = { marks: [], passed: [] };
    const twice = new Set();
    return {
      ...{ somo, database, wires, cluster, people, admin, events, fuzz, poisoned, twice, pointsFolder, ready: timeToReady(somo), close },
      urls: gatewaysOf(somo),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs statements around the proxies, and retries while PostgreSQL is down. */
function askPatiently(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return {
    async query(...statement) {
      for (let tries = 1; tries < mostTries; tries++) {
        const answer = await pool.query(...statement).catch(() => undefined);
        if (answer) return answer;
        await sleep(250);
      }
      return pool.query(...statement);
    },
    close: () => pool.end(),
  };
}

function settingsOf(options, control, { database, wires, ports, cluster, pointsFolder }) {
  const through = new URL(database.adminUrl);
  through.port = String(wires.postgres.port);
  return {
    DATABASE_URL: through.href,
    ...(cluster ? { NATS_URL: cluster.url, NATS_REPLICAS: '3' } : { NATS_PORT: String(ports.nats), NATS_THROUGH: String(wires.nats.port) }),
    REDIS_PORT: String(ports.redis),
    REDIS_THROUGH: String(wires.redis.port),
    SANDBOX_DELAY_MS: process.env.SANDBOX_DELAY_MS ?? '200',
    LOG_LEVEL: 'error',
    ...(options.points ? { NODE_OPTIONS: `--import ${failAt}`, FAIL_AT_FOLDER: pointsFolder, FAIL_AT_ONLY: options.only ?? '' } : {}),
    ...control?.settings,
  };
}

const argumentsOf = ({ instances, beside }) => [...(instances ? ['--instances', instances] : []), ...(beside ? ['--beside', beside] : [])];

/** The second gateway listens on the next port, and so on. */
function gatewaysOf(somo) {
  const first = Number(new URL(somo.url).port);
  return Object.keys(somo.pids())
    .filter((name) => name.startsWith('gateway'))
    .map((_, nth) => `http://localhost:${first + nth}`);
}
