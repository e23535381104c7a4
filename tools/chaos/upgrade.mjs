// Upgrades a running product without stopping it: two of every process of the version before, replaced one by one by those of this checkout,
// while people book, cancel and read. A request that fails other than by 503 with Retry-After, a lost or a doubled effect is a violation.
//   npm run prove:upgrade -- --from <a built checkout of the version before>
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { contracts } from '../../scripts/services/built.mjs';
import { launchServices } from '../../scripts/services/launch.mjs';
import { processesOf } from '../../scripts/services/processes.mjs';
import { startBalancer } from './balancer.mjs';
import { startClients } from './clients.mjs';
import { checkClientLog, invariants } from './invariants.mjs';
import { makePeople } from './people.mjs';
import { seededRandom } from './random.mjs';
import { startReaders } from './readers.mjs';
import { untilIdle } from './until-idle.mjs';

const patienceMs = 300_000;
const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    /** People who book and cancel: each does about one of them in half a second. */
    students: { type: 'string', default: '24' },
    readers: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    /** Of every process. */
    instances: { type: 'string', default: '2' },
    /** Seconds between two replacements. */
    seconds: { type: 'string', default: '1' },
  },
});
const log = (line) => console.log(`  ${line}`);
if (!options.from || !existsSync(join(options.from, 'apps/gateway/dist/main.js'))) {
  console.error('Say which version to upgrade from: --from <a checkout of it that is built>.');
  process.exit(1);
}

async function prove() {
  const { serviceNames } = await contracts('services.js');
  console.log(`\nnpm run prove:upgrade -- --from ${options.from} --students ${options.students} --seed ${options.seed}\n`);
  const somo = await launchServices({ LOG_LEVEL: 'error', SANDBOX_DELAY_MS: '200' }, [
    '--instances',
    `all=${options.instances}`,
    '--of',
    resolve(options.from),
  ]);
  const first = Number(new URL(somo.url).port);
  const gateways = [first, first + 1].slice(0, Number(options.instances));
  const balancer = await startBalancer(gateways);
  try {
    const people = await makePeople(balancer.url, 12, Number(options.students));
    const clients = startClients([balancer.url], people, seededRandom(Number(options.seed)).child());
    const readers = startReaders(balancer.url, people, Number(options.readers));
    await sleep(5000);
    const from = performance.now();
    for (const name of inOrder(processesOf(serviceNames, { all: options.instances }))) {
      await replace(somo, balancer, name, gateways);
      await sleep(Number(options.seconds) * 1000);
    }
    const seconds = Math.round((performance.now() - from) / 1000);
    await sleep(5000);
    const [clientLog, seen] = [await clients.stop(), await readers.stop()];
    log(`${Object.keys(somo.pids()).length - 2} processes replaced in ${seconds} s`);
    return await judge(somo, clientLog, seen);
  } catch (error) {
    saveLog(somo.said());
    throw error;
  } finally {
    balancer.close();
    await somo.close();
  }
}

/** Services and workers, then gateways: these are the first to ask for what is new. */
const inOrder = (processes) => {
  const names = processes.map(({ name }) => name);
  return [...names.filter((name) => !name.startsWith('gateway')), ...names.filter((name) => name.startsWith('gateway'))];
};

/** `gateways`: the ports in use, of which the one of an old gateway is replaced. */
async function replace(somo, balancer, name, gateways) {
  const from = performance.now();
  const nth = name.endsWith(' 2') ? 1 : 0;
  const port = gateways[nth] + 2;
  await somo.startNewer(name, port);
  const works = performance.now();
  if (name.startsWith('gateway')) {
    gateways[nth] = port;
    balancer.use(gateways);
    // As long as a pod goes on answering after it has left its service (preStop of deploy/k8s/base/gateway.yaml).
    await sleep(5000);
  }
  await somo.endOlder(name);
  const seconds = (ms) => (ms / 1000).toFixed(1);
  log(`${name}: the new one works after ${seconds(works - from)} s, the old one has ended ${seconds(performance.now() - works)} s later`);
}

async function judge(somo, clientLog, seen) {
  const admin = new pg.Client({ connectionString: await somo.adminUrl() });
  await admin.connect();
  const idle = await untilIdle(admin, patienceMs);
  const checks = [
    { id: 'API', promise: 'those who book get no other 5xx than 503 with Retry-After', found: clientLog.wrong },
    { id: 'API', promise: 'every request of those who book is answered', found: clientLog.unanswered },
    { id: 'API', promise: 'those who read get their page, or 503 with Retry-After', found: seen.wrong },
  ];
  for (const { id, promise, sql } of invariants)
    checks.push({ id, promise, found: (await admin.query(sql)).rows.map((row) => Object.values(row)[0]) });
  checks.push(...(await checkClientLog(admin, clientLog)));
  await admin.end();
  const broken = checks.filter(({ found }) => found.length > 0);
  for (const { id, promise, found } of broken)
    log(`${id} violated ${found.length} times: ${promise}: ${JSON.stringify(found.slice(0, 5))}`);
  log(`${clientLog.bookings.length} bookings answered, ${clientLog.cancelled.size} cancellations, ${clientLog.retries} retries`);
  log(`those who book: ${JSON.stringify(clientLog.answers)}; those who read: ${JSON.stringify(seen.answers)}`);
  if (idle.waiting.length > 0) log(`still waiting: ${JSON.stringify(idle.waiting)}`);
  log(`idle after ${(idle.ms / 1000).toFixed(1)} s; ${broken.length} of ${checks.length} promises broken`);
  const good = broken.length === 0 && idle.ms !== Infinity;
  if (!good) saveLog(somo.said());
  return good;
}

function saveLog(said) {
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/upgrade.log', said);
}

process.exit((await prove()) ? 0 : 1);
