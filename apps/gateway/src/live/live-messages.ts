import type { LiveAck } from '@somo/contracts/live';
import { liveInputs } from '@somo/contracts/live-input';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { runWith } from '@somo/platform/context';
import { Callers, checkBy } from '@somo/platform/identity/callers';
import { newId } from '@somo/platform/ids';
import type { Log } from '@somo/platform/log';
import { GatewayConfig } from '../gateway.config.js';
import { CheckInput } from '../http/check-input.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { liveMetadata, type LiveMetadata } from './on-live.js';
import type { SocketSession } from './socket-sessions.js';

type Run = (input: unknown, sender: SocketSession) => Promise<void>;

interface Message {
  name: string;
  inputs: readonly unknown[];
  isTooLarge: boolean;
}

interface Parts {
  callers: Callers;
  limiter: RateLimiter;
  config: GatewayConfig;
  log: Log;
}

/** Receives the live messages of open pages: checks the caller, the rate limit and the input, then calls the handler of that name. */
export class LiveMessages {
  private readonly handlers = new Map<string, LiveMetadata & { run: Run }>();
  private readonly check = new CheckInput();

  constructor(
    handlers: readonly object[],
    private readonly parts: Parts,
  ) {
    for (const handler of handlers) this.add(handler);
    const missing = Object.keys(liveInputs).filter((name) => !this.handlers.has(name));
    if (missing.length > 0) throw new Error(`No handler for the live message ${missing.join(', ')}.`);
  }

  /** Returns the acknowledgement. Errors other than refusals are logged and answered as `service-unavailable`. */
  async handle(sender: SocketSession, message: Message): Promise<LiveAck> {
    const { name } = message;
    try {
      await this.run(sender, message);
      return { ok: true };
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.code };
      this.parts.log.error({ err: error, name }, 'a live message failed');
      return { refused: 'service-unavailable' };
    }
  }

  private async run(sender: SocketSession, { name, inputs, isTooLarge }: Message): Promise<void> {
    const handler = this.handlers.get(name);
    if (!handler) throw refuse('not-found');
    const { caller } = await this.parts.callers.verify(sender.token);
    checkBy(handler.by, caller);
    if (this.parts.config.RATE_LIMITS === 'on') await this.parts.limiter.consume(handler.limit, { userId: sender.userId });
    if (isTooLarge) throw refuse('too-large');
    if (inputs.length > 1) throw refuse('malformed-request');
    const input = await this.check.transform(inputs[0], { type: 'body', metatype: liveInputs[handler.name] });
    await runWith({ token: sender.token, requestId: newId() }, () => handler.run(input, sender));
  }

  private add(handler: object): void {
    const metadata = liveMetadata(handler);
    if (!metadata) throw new Error(`${handler.constructor.name} has no @OnLive.`);
    if (this.handlers.has(metadata.name)) throw new Error(`${metadata.name} has two handlers.`);
    const run = (handler as Record<string, Run>)[metadata.method] as Run;
    this.handlers.set(metadata.name, { ...metadata, run: run.bind(handler) });
  }
}
