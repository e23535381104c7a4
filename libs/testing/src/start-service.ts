import type { AskName, Asks } from '@somo/contracts/asks/map';
import type { JobName } from '@somo/contracts/jobs';
import { Refusal } from '@somo/contracts/refusals';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { EventName, Events } from '@somo/contracts/events/map';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import type { AskMessage, Subscriber } from '@somo/platform/bus/bus';
import { InProcessBus } from '@somo/platform/bus/in-process-bus';
import { runWith } from '@somo/platform/context';
import type { Db } from '@somo/platform/db';
import { generateKeys, loadKeyRing, type StoredKeys } from '@somo/platform/identity/key-ring';
import { ServiceTokens } from '@somo/platform/identity/service-tokens';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { newId } from '@somo/platform/ids';
import { runService } from '@somo/platform/run-service';
import type { Service } from '@somo/platform/service';
import type { TestCaller } from './callers.js';
import { checkRefusals } from './check-refusals.js';
import { FixedClock } from './fixed-clock.js';
import { idleJobs } from './idle-jobs.js';
import { RecordingLive, type Pushed } from './recording-live.js';
import { createServiceDatabase } from './service-database.js';
import { silentLog } from './silent-log.js';

export type Answers = { [K in AskName]?: (input: Asks[K]['in']) => Promise<Asks[K]['out']> };

export interface World {
  clock: FixedClock;
  db: Db;
  lives: Pushed[];
  /** Returns everything the service has written to its outbox, oldest first. */
  emitted(): Promise<{ type: EventName; data: Events[EventName] }[]>;
  as(caller: TestCaller): { ask<K extends AskName>(name: K, input: Asks[K]['in']): Promise<Asks[K]['out']> };
  deliver<K extends EventName>(name: K, data: Events[K], id?: string): Promise<void>;
  /** Delivers several events in one batch, each as if a request of its own had caused it. */
  deliverTogether(events: { [K in EventName]: { name: K; data: Events[K]; requestId?: string } }[EventName][]): Promise<void>;
  /** Runs the piece of work that has been due the longest; returns false when there is none. */
  runOne(): Promise<boolean>;
  runDue(): Promise<number>;
  retryEvents(): Promise<void>;
  close(): Promise<void>;
}

let sharedKeys: Promise<StoredKeys> | undefined;

/** Starts one real service on its own database, on an in-process bus where the test answers for the other services. */
export async function startService(service: Service, options: { now: number; answers?: Answers }): Promise<World> {
  const database = await createServiceDatabase(service);
  sharedKeys ??= generateKeys(serviceNames);
  const stored = await sharedKeys;
  const keys = await loadKeyRing(stored);
  const clock = new FixedClock(options.now);
  const live = new RecordingLive();
  const bus = checkRefusals(new InProcessBus(), [service]);
  let self: Subscriber | undefined;
  const join = bus.join.bind(bus);
  bus.join = (subscriber) => {
    if (subscriber.service === service.name) self = subscriber;
    return join(subscriber);
  };
  // Not copied: a test may change its answers later.
  const answers = options.answers ?? {};
  answers['booking.take-offer'] ??= async () => null;
  answers['auth.check-proven'] ??= async () => null;
  for (const other of serviceNames) if (other !== service.name) await join(answering(other, answers));
  const around = { databaseUrl: database.url, poolSize: 10, bus, live, openJobs: idleJobs, keys: stored, clock, log: silentLog };
  const running = await runService(service, around, { answers: true, works: false });

  const tokenOf = async (caller: TestCaller): Promise<string | null> => {
    if (caller.kind === 'visitor') return null;
    if (caller.kind === 'service') return new ServiceTokens(caller.service, keys, clock).for(service.name);
    return (await new UserTokens(keys, clock).sign(caller)).accessToken;
  };
  const ask = new Ask(bus, undefined);

  const runOne = async (): Promise<boolean> => {
    const [next] = await running.db.sql<{ id: string; job: JobName }>(
      'test-due',
      `SELECT id, job FROM due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL AND due_at <= $1
         AND (claimed_until IS NULL OR claimed_until < $1) ORDER BY due_at LIMIT 1`,
      [new Date(clock.now())],
    );
    if (next) await running.runner.run(next.job, [next.id]);
    return next !== undefined;
  };

  const about = () => {
    const time = toInstant(clock.now());
    return { specversion: '1.0', source: '/test', subject: '-', time, datacontenttype: 'application/json' } as const;
  };
  const deliver = async (events: EventEnvelope[]) => {
    if (!self) throw new Error('the service has not joined');
    await self.deliver(events);
  };

  return {
    clock,
    db: running.db,
    lives: live.pushed,
    emitted: () => running.db.sql('test-emitted', 'SELECT type, data FROM outbox ORDER BY seq'),
    as: (caller) => ({
      ask: async (name, input) => {
        const token = await tokenOf(caller);
        return runWith({ token, requestId: newId() }, () => ask.for(name, input));
      },
    }),
    deliver: (name, data, id = newId()) => deliver([{ ...about(), id, type: name, data }]),
    deliverTogether: (events) =>
      deliver(events.map(({ name, data, requestId = newId() }) => ({ ...about(), id: newId(), type: name, data, requestid: requestId }))),
    runOne,
    runDue: async () => {
      for (let ran = 0; ; ran++) if (!(await runOne())) return ran;
    },
    retryEvents: running.retryEvents,
    close: async () => {
      await running.close();
      await bus.close();
      await database.drop();
    },
  };
}

function answering(service: ServiceName, answers: Answers): Subscriber {
  return {
    service,
    deliver: () => Promise.resolve(),
    answer: async (message: AskMessage) => {
      const answer = answers[message.name as AskName] as ((input: unknown) => Promise<unknown>) | undefined;
      if (!answer) throw new Error(`The test gives no answer to ${message.name}.`);
      try {
        return { ok: (await answer(message.input)) ?? null };
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.code, details: error.details };
        throw error;
      }
    },
  };
}
