import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceName } from '@somo/contracts/services';
import { Ask } from './ask.js';
import { openDatabase } from './database/open-database.js';
import { Db } from './db.js';
import { scheduleDueJobs } from './due-work/job-scheduler.js';
import { JobRunner } from './due-work/job-runner.js';
import { findJobs } from './find-jobs.js';
import { Callers } from './identity/callers.js';
import { loadKeyRing } from './identity/key-ring.js';
import { ServiceSecrets } from './identity/service-secrets.js';
import { ServiceTokens } from './identity/service-tokens.js';
import { UserTokens } from './identity/user-tokens.js';
import { Inbox } from './inbox/inbox.js';
import { Loop } from './loop.js';
import { BusTransport } from './bus-transport.js';
import { StreamLoss } from './outbox/stream-loss.js';
import { relayAll, relayBatch } from './outbox/relay.js';
import { watchStream } from './outbox/watch-stream.js';
import { WaitingWork } from './operating/waiting-work.js';
import { PlatformModule } from './platform.module.js';
import { watchRetention } from './retention/watch-retention.js';
import type { Service } from './service.js';
import type { ServiceRuntime } from './runtime.js';
import { BackgroundThrottle } from './background-throttle.js';
import { Transaction } from './transaction.js';
import { watchBacklog } from './watch-backlog.js';

const feederRestMs = 50;
/** Events that closely follow one another are sent together: each delivery is a transaction in every service that subscribes to them. */
const relayRestMs = 40;

@Module({})
class Host {}

/** Which roles of a service a process runs: answering asks and events, running jobs, or (embedded) both. */
export interface Roles {
  answers: boolean;
  works: boolean;
}

export interface RunningService {
  name: ServiceName;
  db: Db;
  runner: JobRunner;
  /** Publishes the next events without the pause between two batches, unless the relay is at it. */
  relayNow: () => Promise<unknown>;
  /** Retries failed events that are due again, until none are left. */
  retryEvents: () => Promise<void>;
  /** Publishes, retries and runs nothing by itself until the returned function is called: someone else does it meanwhile. */
  pause(): () => void;
  /** Stops all background work: no relaying, no retries, no jobs. Asks are still answered. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service: its schema, its handlers on the bus, its outbox relay, its inbox retries and its due work. */
export async function runService(service: Service, around: ServiceRuntime, roles: Roles): Promise<RunningService> {
  const { bus, clock, log } = around;
  const tokenClock = around.tokenClock ?? clock;
  const source = await openDatabase(service, { url: around.databaseUrl, poolSize: around.poolSize, log });
  const keys = await loadKeyRing(around.keys);
  const queue = await around.openJobs(service.name);
  const wakes = { relay: () => relay.wake(), feeder: () => feeder.wake() };
  const transaction = new Transaction(source, clock, around.live, wakes);
  const inbox = new Inbox(source, transaction, clock, log);
  const strategy = new BusTransport({
    service: service.name,
    bus,
    callers: new Callers(service.name, keys, tokenClock),
    inbox,
    log,
    health: () => source.query('SELECT 1'),
  });
  const ask = new Ask(bus, new ServiceTokens(service.name, keys, tokenClock));
  const platform = PlatformModule.with(service.name, {
    ask,
    clock,
    live: around.live,
    log,
    secrets: new ServiceSecrets(service.name, keys),
    source,
    transaction,
    userTokens: new UserTokens(keys, tokenClock),
    work: new WaitingWork(service.name, queue, bus, log),
  });

  const host: DynamicModule = { module: Host, imports: [platform, service.module] };
  const app = await NestFactory.createMicroservice<never>(host, { strategy, logger: ['error', 'warn'], abortOnError: false } as never);
  const db = app.get(Db);
  const runner = new JobRunner(db, findJobs(app), clock, log, wakes.feeder, around.throttle ?? new BackgroundThrottle());

  const relayNow = () => relayBatch(service.name, source, bus, clock);
  const relay = new Loop('relay', 1000, (stopped) => relayAll(relayNow, stopped), log, relayRestMs);
  const lost = new StreamLoss(service.name, source, bus, clock);
  const streamWatch = watchStream(lost, { inStream: bus.stream !== undefined, log, wakeRelay: wakes.relay });
  const feeder = new Loop(
    'feeder',
    5000,
    scheduleDueJobs(db, queue, clock, (job) => runner.most(job)),
    log,
    feederRestMs,
  );
  const retryEvents = async (stopped = () => false) => {
    while (!stopped() && (await inbox.retryOne((type) => strategy.handlerOf(type))));
  };
  const retries = new Loop('inbox', 500, retryEvents, log);
  const retention = watchRetention(service.oldRows ?? [], { source, clock, log });
  const loops = [relay, streamWatch, feeder, retries, retention, watchBacklog(service.name, db, clock, log)];

  if (roles.answers) await app.listen();
  else await app.init();
  if (roles.works) await queue.work(runner);
  for (const loop of loops) loop.start();

  const pause = () => {
    const resumes = [relay, feeder, retries].map((loop) => loop.pause());
    return () => resumes.forEach((resume) => resume());
  };
  let resting: Promise<void> | undefined;
  const rest = () => (resting ??= Promise.all(loops.map((loop) => loop.stop())).then(() => queue.close()));
  const close = async () => {
    await rest();
    // Nest closes the data source with it.
    await app.close();
  };
  return { name: service.name, db, runner, relayNow, retryEvents, pause, rest, close };
}
