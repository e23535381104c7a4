import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkout } from '../stages/checkout.mjs';
import { Problem } from '../stages/problem.mjs';
import { allInOne, contracts, platform } from './built.mjs';
import { freePort, metricsPorts, reservePorts } from './ports.mjs';
import { commandOf, processesOf, startProcess } from './processes.mjs';
import { seedOver } from './seed-remote.mjs';
import { startNats, startRedis } from './servers.mjs';

const startMs = 120_000;
// As in Kubernetes (terminationGracePeriodSeconds).
const graceMs = 30_000;

/**
 * --instances "gateway=2,booking worker=3" (or all=2); --beside: a checkout whose version runs as the additional instances; --of: one whose version
 * runs as all of them; --except "booking,booking worker": processes that are started by hand.
 */
function readOptions() {
  const text = { type: 'string', default: '' };
  const { values } = parseArgs({ options: { instances: text, except: text, beside: { type: 'string' }, of: { type: 'string' } } });
  const times = values.instances.split(',').filter(Boolean);
  const wrong = times.find((part) => !/^[a-z ]+=[1-9]\d?$/.test(part));
  if (wrong) throw new Problem(`--instances takes a name and a count, such as booking=2 or "booking worker=3". Got: ${wrong}`);
  return {
    times: Object.fromEntries(times.map((part) => part.split('=')).map(([name, count]) => [name, Number(count)])),
    of: values.of,
    beside: values.beside ?? values.of,
    except: values.except.split(',').filter(Boolean),
  };
}

/** Starts the gateway, the services and their workers, each in its own process, on NATS, Redis and PostgreSQL. */
export async function run(somo) {
  const { StartupProgress } = await allInOne('startup-progress.js');
  const { readAllInOneConfig } = await allInOne('all-in-one.config.js');
  const { serviceNames } = await contracts('services.js');
  const config = readAllInOneConfig();
  const { times, of, beside, except } = readOptions();
  const { resolveDataFolder } = await platform('postgres/data-folder.js');
  const place = resolveDataFolder(checkout);
  const folder = join(place.folder, 'services');
  // For every process, and for the pictures of the demo.
  process.env.STORAGE_FOLDER ??= join(place.folder, 'files');
  const settings = { STORAGE_FOLDER: process.env.STORAGE_FOLDER };
  const stages = new StartupProgress();
  const tell = (line) => console.log(`  ${line}`);
  const ends = [];
  const running = [];
  // The process ids by name, for tools that inspect or kill one.
  const pids = {};
  const noted = (name) => (child) => {
    pids[name] = child.pid;
    writeFileSync(join(folder, 'processes.json.new'), JSON.stringify(pids));
    renameSync(join(folder, 'processes.json.new'), join(folder, 'processes.json'));
  };
  let over = false;
  const goOn = () => {
    if (over) throw new Problem('Somo was stopped while it was starting.');
  };
  const close = async () => {
    over = true;
    await Promise.all(running.splice(0).map((one) => one.end(2500)));
    for (const end of ends.splice(0).reverse()) await end();
  };
  // Set at once, so that a start in progress can be stopped.
  somo.close = close;
  try {
    const database = await stages.run('database', async (say) =>
      (await allInOne('find-database.js')).findDatabase(config.DATABASE_URL, place.database, say),
    );
    ends.push(() => database.stop());
    goOn();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    ends.push(await (await allInOne('single-instance-lock.js')).holdSingleInstanceLock(database.adminUrl));
    const secrets = await (await allInOne('local-secrets.js')).loadLocalSecrets(place.folder);
    const { provision } = await platform('database/provision.js');
    const databaseUrls = await provision(database.adminUrl, serviceNames, (name) => secrets.passwords[name] ?? '');

    const passwords = () =>
      Object.fromEntries([...serviceNames, 'gateway', 'launcher'].map((name) => [name, randomBytes(24).toString('base64url')]));
    const server = (name, given, start) =>
      stages.run(name, async (say) => {
        goOn();
        if (given) {
          say('external');
          return () => given;
        }
        const keep = (program) => ends.push(() => program.end(1000));
        return (await start(folder, passwords(), { say, tell, onStart: noted(name), keep })).urlFor;
      });
    const { needsLocalProvider, startLocalProvider } = await allInOne('local-provider/start-local-provider.js');
    if (needsLocalProvider(process.env)) {
      const provider = await startLocalProvider(config.PORT, process.env.PUBLIC_URL || `http://localhost:${config.PORT}`);
      ends.push(() => provider.close());
      Object.assign(process.env, provider.settings);
      Object.assign(settings, provider.settings);
    }
    const nats = await server('nats', process.env.NATS_URL, startNats);
    const redis = await server('redis', process.env.REDIS_URL, startRedis);

    const { keysFor } = await platform('identity/key-ring.js');
    await stages.run('processes', async (say) => {
      const targets = [];
      const all = processesOf(serviceNames, times, { of, beside, except });
      reservePorts(config.PORT, all.filter(({ app }) => app === 'gateway').length);
      const ports = await metricsPorts(process.env.METRICS_PORT, all.length);
      const settingsOf = async ({ app }, METRICS_PORT, PORT) => {
        const keys = join(folder, `keys-${app}.json`);
        await writeFile(keys, JSON.stringify(keysFor(app, secrets.keys)), { mode: 0o600 });
        const own = { NATS_URL: nats(app), REDIS_URL: redis(app), KEYS_FILE: keys, METRICS_PORT };
        // Whose backups operators see: none, if PostgreSQL is not the one that Somo brings.
        const BACKUP_DATA = config.DATABASE_URL === undefined ? place.folder : '';
        return { ...own, ...(app === 'gateway' ? { PORT, BACKUP_DATA } : { DATABASE_URL: databaseUrls[app] }) };
      };
      const start = async (one, ...ports) => startProcess(one, await settingsOf(one, ...ports), { tell, onStart: noted(one.name) });
      for (const [at, one] of all.entries()) {
        goOn();
        const port = ports[at];
        if (port) targets.push({ targets: [`127.0.0.1:${port}`], labels: { program: one.name } });
        if (except.includes(one.name))
          tell(`Start ${one.name} with: ${await commandOf(one, { ...settings, ...(await settingsOf(one, port, config.PORT)) }, folder)}`);
        else running.push(await start(one, port, config.PORT + one.nth));
      }
      somo.startNewer = async (name, port) => {
        const newer = await start(
          processesOf(serviceNames, times).find((each) => each.name === name),
          await freePort(),
          port,
        );
        await newer.ready;
        running.push(newer);
      };
      somo.endOlder = async (name) => {
        const [older, newer] = running.filter((each) => each.name === name);
        if (newer) await running.splice(running.indexOf(older), 1)[0].end(graceMs);
      };
      // For Prometheus (file_sd_configs).
      await writeFile(join(folder, 'targets.json'), JSON.stringify(targets, null, 2));
      if (except.length === 0) await allReady(running);
      say(`${running.length} processes`);
    });
    const url = process.env.PUBLIC_URL || `http://localhost:${config.PORT}`;
    await stages.run('ready', () => untilReady(`http://localhost:${config.PORT}/readyz`, except.length > 0 ? Infinity : 30_000));
    if (config.SEED === 'on' && config.NODE_ENV !== 'production')
      await stages.run('demo', (say) => seedOver(nats('launcher'), secrets.keys, config, say));
    greet(url, place.folder, config, stages.total());
  } catch (error) {
    await close();
    throw error;
  }
}

async function allReady(running) {
  const late = sleep(startMs, undefined, { ref: false }).then(() => Promise.reject(new Error('not ready within two minutes')));
  await Promise.all(
    running.map(({ name, ready }) =>
      Promise.race([ready, late]).catch((error) => {
        throw new Problem(`${name} did not start: ${error.message}. See its output above.`);
      }),
    ),
  );
}

async function untilReady(url, timeoutMs) {
  for (const until = performance.now() + timeoutMs; performance.now() < until; await sleep(100)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Problem(`The services are running, but ${url} does not report them as ready.`);
}

function greet(url, folder, config, took) {
  const demo = [
    '  Sign in with the password Somo-demo-2026 as',
    '    student   amara@demo.somo.test',
    '    teacher   kwame@demo.somo.test',
    '    operator  ops@demo.somo.test',
    '',
  ];
  const lines = [
    '',
    `Somo is ready at ${url}  (${took})`,
    '',
    ...(config.SEED === 'on' ? demo : []),
    process.env.SMTP_URL
      ? '  Emails are sent through the server in SMTP_URL'
      : `  Emails are shown at ${url}/dev/mail instead of being sent`,
    `  Data is stored in ${folder}. To run it all in one process, use npm start`,
    '  Distributed: a gateway, seven services, and their workers over NATS, Redis, and PostgreSQL',
    '  Ctrl-C stops it',
    '',
  ];
  console.log(lines.join('\n'));
}
