import { join } from 'node:path';
import type { BackupState } from '@somo/contracts/backups';
import { serviceNames } from '@somo/contracts/services';
import { readGatewayConfig, type GatewayConfig } from '@somo/gateway/gateway.config';
import { startGateway } from '@somo/gateway/start-gateway';
import { readBackupConfig } from '@somo/platform/backups/backup-config';
import { readBackups } from '@somo/platform/backups/read-backups';
import { SystemClock } from '@somo/platform/clock';
import { provision } from '@somo/platform/database/provision';
import { keysFor } from '@somo/platform/identity/key-ring';
import { makeLog, type Log } from '@somo/platform/log';
import { resolveDataFolder } from '@somo/platform/postgres/data-folder';
import { createDataFolder } from '@somo/platform/postgres/create-data-folder';
import { StartProblem, startProblem } from '@somo/platform/postgres/start-problem';
import { serveMetrics } from '@somo/platform/serve-metrics';
import { startTracing } from '@somo/platform/tracing/start-tracing';
import type { AllInOneConfig } from './all-in-one.config.js';
import { startDailyBackups } from './backup/daily-backups.js';
import { DemoClock } from './demo-clock.js';
import { findDatabase } from './find-database.js';
import { holdSingleInstanceLock } from './single-instance-lock.js';
import { loadLocalSecrets } from './local-secrets.js';
import { simulatedTimeOf } from './advance-clock.js';
import { needsLocalProvider, startLocalProvider } from './local-provider/start-local-provider.js';
import { withRelaxedCommits } from './relaxed-commits.js';
import { seedDemo } from './seed-demo.js';
import { StartupProgress } from './startup-progress.js';
import { startAll } from './start-all.js';

export interface RunningProduct {
  url: string;
  close(): Promise<void>;
}

/** Starts everything: the database, the seven services with their jobs, the gateway with the web app, and the demo accounts. */
export async function run(config: AllInOneConfig, checkout: string): Promise<RunningProduct> {
  if (config.NODE_ENV === 'production' && config.CLOCK_OFFSET_MINUTES !== 0)
    throw new StartProblem('CLOCK_OFFSET_MINUTES is for development only.');
  const gatewayConfig = readGatewayConfig();
  const stages = new StartupProgress();
  const place = resolveDataFolder(checkout);
  const ends: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    ends.push(await startTracing('all-in-one', config.OTEL_EXPORTER_OTLP_ENDPOINT));
    if (needsLocalProvider(process.env)) {
      const provider = await startLocalProvider(config.PORT, gatewayConfig.publicUrl());
      Object.assign(process.env, provider.settings);
      ends.push(async () => {
        for (const name of Object.keys(provider.settings)) Reflect.deleteProperty(process.env, name);
        await provider.close();
      });
    }
    process.env.STORAGE_FOLDER ??= join(place.folder, 'files');
    const clock = new DemoClock(new SystemClock(config.CLOCK_OFFSET_MINUTES * 60_000));
    await createDataFolder(place.folder);
    const database = await stages.run('database', (say) => findDatabase(config.DATABASE_URL, place.database, say));
    ends.push(() => database.stop());
    const secrets = await loadLocalSecrets(place.folder);
    ends.push(await holdSingleInstanceLock(database.adminUrl));
    const databaseUrls = await provision(database.adminUrl, serviceNames, (name) => secrets.passwords[name] ?? '');
    const all = await stages.run('services', () =>
      startAll({ databaseUrls, keys: secrets.keys, clock, tokenClock: clock.present, logLevel: config.LOG_LEVEL }),
    );
    ends.push(() => all.close());
    // Before anyone can connect: a person who arrived during the simulation would have arrived weeks ago.
    if (seeds(config)) {
      const past = staysHere() ? simulatedTimeOf(all.services, clock, database.adminUrl) : undefined;
      const create = () => stages.run('demo', (say) => seedDemo(all.bus, clock, secrets.keys, say, past));
      await (database.isNew ? withRelaxedCommits(database.adminUrl, create) : create());
    }
    const around = {
      bus: all.bus,
      live: all.live,
      keys: keysFor('gateway', secrets.keys),
      clock,
      log: makeLog('gateway', config.LOG_LEVEL),
    };
    const endMetrics = await serveMetrics(config, around.log);
    ends.push(async () => endMetrics());
    const backups = config.DATABASE_URL === undefined ? keepBackups(place.folder, around.log) : undefined;
    if (backups) ends.push(backups.end);
    const gateway = await stages.run('gateway', () => startGateway({ ...around, backups: backups?.read }, gatewayConfig));
    ends.push(() => gateway.close());
    greet(gateway.url, place.folder, config, mailAddress(gateway.url, gatewayConfig), stages.total());
    return { url: gateway.url, close };
  } catch (error) {
    await close();
    throw startProblem(error, place.folder);
  }
}

/** Makes a backup every day, unless they are off. */
function keepBackups(folder: string, log: Log): { read: () => Promise<BackupState>; end: () => Promise<void> } {
  const { BACKUPS, BACKUP_TO: to } = readBackupConfig();
  const daily = BACKUPS === 'daily' ? startDailyBackups(folder, log) : undefined;
  const made = daily ? 'daily' : 'command';
  return {
    read: () => readBackups({ made, to, folder, problem: daily?.problem() ?? null }),
    end: async () => daily?.end(),
  };
}

const seeds = (config: AllInOneConfig) => config.SEED === 'on' && config.NODE_ENV !== 'production';

/** Returns whether no real email or payment provider is set: a simulated past must not email or pay real people. */
const staysHere = () => !['SMTP_URL', 'STRIPE_SECRET_KEY', 'MOBILE_MONEY_URL', 'PAYPAL_CLIENT_ID'].some((name) => process.env[name]);

function mailAddress(url: string, gateway: GatewayConfig): string {
  if (process.env.SMTP_URL) return 'Emails are sent through the server in SMTP_URL';
  return gateway.showsMail()
    ? `Emails are shown at ${url}/dev/mail instead of being sent`
    : 'Emails are not sent. Set DEV_MAIL=on to see them at /dev/mail';
}

function greet(url: string, folder: string, config: AllInOneConfig, mail: string, took: string): void {
  const demo = [
    '  Sign in with the password Somo-demo-2026 as',
    '    student   amara@demo.somo.test',
    '    teacher   kwame@demo.somo.test',
    '    operator  ops@demo.somo.test',
  ];
  const lines = [
    '',
    `Somo is ready at ${url}  (${took})`,
    '',
    ...(seeds(config) ? [...demo, ''] : []),
    `  ${mail}`,
    `  Data is stored in ${folder}. To start over, run npm run reset`,
    `  Embedded: ${config.DATABASE_URL === undefined ? 'PostgreSQL, ' : ''}in-process events and asks, jobs on PostgreSQL, sandbox payments`,
    '  Ctrl-C stops it',
    '',
  ];
  console.log(lines.join('\n'));
}
