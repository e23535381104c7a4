import { readFile } from 'node:fs/promises';
import { connect as connectNats, type NatsConnection } from '@nats-io/transport-node';
import { NatsBus } from './bus/nats-bus.js';
import { streamKeeper } from './bus/nats-stream.js';
import { NatsForegroundLoad } from './bus/nats-foreground-load.js';
import { SystemClock } from './clock.js';
import type { StoredKeys } from './identity/key-ring.js';
import { isCpuSaturated } from './cpu-load.js';
import { BackgroundThrottle, type ThrottleLimits } from './background-throttle.js';
import { NatsLive } from './live/nats-live.js';
import { makeLog, type Log } from './log.js';
import { ProcessConfig } from './process-config.js';
import { readSettings, SettingsProblem } from './settings.js';
import type { Connections } from './runtime.js';
import { startTracing } from './tracing/start-tracing.js';
import { weakLogins } from './weak-secrets.js';

/** Backs off further than the default, because a dozen of these processes may share the machine. */
const aLittle: ThrottleLimits = { restFactor: 24, maxRestMs: 600, pollMs: 50 };

/** Connects a process of the distributed setup to NATS, configured from its environment. */
export async function connect(name: string): Promise<Connections & { config: ProcessConfig; endTracing: () => Promise<void> }> {
  const config = readSettings(ProcessConfig, process.env);
  if (config.NODE_ENV === 'production' && config.CLOCK_OFFSET_MINUTES !== 0)
    throw new SettingsProblem('CLOCK_OFFSET_MINUTES is for development only.');
  const [weak] = config.NODE_ENV === 'production' ? weakLogins(loginsOf(name, config)) : [];
  if (weak) throw new SettingsProblem(weak);
  const log = makeLog(name, config.LOG_LEVEL);
  const url = new URL(config.NATS_URL);
  const connection = await connectNats({
    servers: url.host,
    ...(url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : {}),
    ...(url.protocol === 'tls:' ? { tls: {} } : {}),
    name,
    // Replies arrive on a subject that only this login may subscribe to.
    inboxPrefix: `_INBOX.${name}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // A server that disappears silently is noticed after two unanswered pings.
    pingInterval: 3000,
    // A stack for each request, in case it fails, would be a tenth of the gateway's work.
    noAsyncTraces: true,
  });
  void endWithConnection(connection, log);
  void logConnectionChanges(connection, log);
  const keys = JSON.parse(await readFile(config.KEYS_FILE, 'utf8')) as StoredKeys;
  const clock = new SystemClock(config.CLOCK_OFFSET_MINUTES * 60_000);
  const endTracing = await startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const people = new NatsForegroundLoad(connection);
  const throttle = new BackgroundThrottle(() => (people.isBusy() && isCpuSaturated() ? aLittle.restFactor : 0), aLittle);
  if (name !== 'gateway') people.subscribe();
  const publishLoad = name === 'gateway' ? () => people.publish() : undefined;
  const stream = { replicas: config.NATS_REPLICAS, updates: name === streamKeeper };
  return {
    bus: new NatsBus(connection, log, { throttle, publishLoad, stream }),
    live: new NatsLive(connection),
    keys,
    clock,
    log,
    throttle,
    config,
    endTracing,
  };
}

/** The gateway has no database. */
const loginsOf = (name: string, { NATS_URL, REDIS_URL, DATABASE_URL }: ProcessConfig): Record<string, string> =>
  name === 'gateway' ? { NATS_URL, REDIS_URL } : { NATS_URL, REDIS_URL, DATABASE_URL };

/**
 * Ends the process when its connection is closed for good: after a server has refused the login twice, the client does not try again. A
 * supervisor starts the process again, perhaps with a new login.
 */
async function endWithConnection(connection: NatsConnection, log: Log): Promise<void> {
  const error = await connection.closed();
  if (!error) return;
  log.error({ err: error }, 'NATS closed the connection for good; this process ends');
  process.exit(1);
}

async function logConnectionChanges(connection: NatsConnection, log: Log): Promise<void> {
  for await (const { type, ...facts } of connection.status()) {
    if (type === 'disconnect' || type === 'reconnect') log.warn(facts, `NATS: ${type}`);
    if (type === 'error') log.error({ err: (facts as { error: Error }).error }, 'NATS refused something');
  }
}
