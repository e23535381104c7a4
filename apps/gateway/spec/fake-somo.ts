import type { AskName, Asks } from '@somo/contracts/asks/map';
import { operatorRoles, type OperatorRole, type Role } from '@somo/contracts/caller';
import { Refusal } from '@somo/contracts/refusals';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import type { AskMessage, Subscriber } from '@somo/platform/bus/bus';
import { InProcessBus } from '@somo/platform/bus/in-process-bus';
import { generateKeys, loadKeyRing, type StoredKeys } from '@somo/platform/identity/key-ring';
import { UserTokens } from '@somo/platform/identity/user-tokens';
import { newId } from '@somo/platform/ids';
import type { Log } from '@somo/platform/log';
import { FixedClock } from '@somo/testing/fixed-clock';
import { RecordingLive } from '@somo/testing/recording-live';
import { silentLog } from '@somo/testing/silent-log';
import type { Redis } from 'ioredis';
import { GatewayConfig } from '../src/gateway.config.js';
import type { Timeouts } from '../src/http/timeouts.js';
import { startGateway } from '../src/start-gateway.js';

export type Answers = { [K in AskName]?: (input: Asks[K]['in'], message: AskMessage) => Promise<Asks[K]['out']> };

export interface Call {
  body?: unknown;
  /** Sent unchanged, with `contentType`. */
  raw?: string;
  contentType?: string;
  token?: string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: Record<string, unknown> | undefined;
}

let sharedKeys: Promise<StoredKeys> | undefined;

/** Starts a real gateway on a real port, in front of fake services whose responses the test defines. */
export async function startFakeSomo(
  options: {
    answers?: Answers;
    config?: Partial<GatewayConfig>;
    without?: ServiceName[];
    now?: number;
    log?: Log;
    timeouts?: Timeouts;
    redis?: Redis;
  } = {},
) {
  sharedKeys ??= generateKeys(serviceNames);
  const keys = await sharedKeys;
  const clock = new FixedClock(options.now ?? Date.parse('2030-01-07T08:00:00Z'));
  const bus = new InProcessBus();
  const live = new RecordingLive();
  const asked: AskMessage[] = [];
  const answers: Answers = options.answers ?? {};
  for (const service of serviceNames) if (!options.without?.includes(service)) await bus.join(answering(service, answers, asked));
  const config = Object.assign(new GatewayConfig(), { PORT: 0, ...options.config });
  const gateway = await startGateway(
    { bus, live, keys, clock, log: options.log ?? silentLog, ...(options.redis ? { redis: options.redis } : {}) },
    config,
    options.timeouts,
  );
  const url = gateway.url.replace('localhost', '127.0.0.1');
  const tokens = new UserTokens(await loadKeyRing(keys), clock);

  const send = async (route: string, call: Call = {}): Promise<Reply> => {
    const [method, path] = route.split(' ') as [string, string];
    const headers: Record<string, string> = { ...call.headers };
    if (call.token !== undefined) headers.authorization = `Bearer ${call.token}`;
    if (call.body !== undefined || call.contentType) headers['content-type'] = call.contentType ?? 'application/json';
    const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const response = await fetch(url + path, { method, headers, body: body ?? null, redirect: 'manual' });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined,
    };
  };

  return {
    url,
    clock,
    live,
    asked,
    answers,
    send,
    /** An operator has every role, unless some are named. */
    tokenOf: async (role: Role | null, who: { userId?: string; sessionId?: string; operatorRoles?: OperatorRole[] } = {}) => {
      const roles = role === 'admin' ? { operatorRoles: who.operatorRoles ?? operatorRoles } : {};
      return (await tokens.sign({ userId: who.userId ?? newId(), role, sessionId: who.sessionId ?? newId(), ...roles })).accessToken;
    },
    close: async () => {
      await gateway.close();
      await bus.close();
    },
  };
}

export type FakeSomo = Awaited<ReturnType<typeof startFakeSomo>>;

function answering(service: ServiceName, answers: Answers, asked: AskMessage[]): Subscriber {
  return {
    service,
    deliver: () => Promise.resolve(),
    answer: async (message) => {
      if (message.name.endsWith('.health')) return { ok: 'up' };
      asked.push(message);
      const answer = answers[message.name as AskName] as ((input: unknown, message: AskMessage) => Promise<unknown>) | undefined;
      if (!answer) return { failed: 'error' };
      try {
        return { ok: (await answer(message.input, message)) ?? null };
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.code, details: error.details };
        throw error;
      }
    },
  };
}
