import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { EventName } from '@somo/contracts/events/map';
import type { By, Caller } from '@somo/contracts/caller';
import { Refusal } from '@somo/contracts/refusals';
import type { ServiceName } from '@somo/contracts/services';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { defaultTimeoutMs } from './ask.js';
import type { Answer, AskMessage, Bus, Leave, Subscriber } from './bus/bus.js';
import { checkInput } from './check-input.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { runWith } from './context.js';
import { unreachable } from './database/unreachable.js';
import { healthAsk } from './health.js';
import { mayRefuse, type HandlesOptions } from './handles.js';
import { checkBy, type Callers } from './identity/callers.js';
import { newId } from './ids.js';
import type { BatchHandler, EventHandler, Inbox } from './inbox/inbox.js';
import type { Log } from './log.js';
import { countRejectedRpc } from './metrics.js';
import type { Arrived } from './on.js';
import { beneath, inSpan } from './tracing/span.js';

/** Asks beyond this limit are queued: running more at once would slow all of them down and make many time out. */
const maxConcurrentAsks = 64;
/** The share of the caller's timeout that an ask may spend in the queue; the rest is left for the work itself. */
const queueingShare = 0.5;

interface BusTransportParts {
  service: ServiceName;
  bus: Bus;
  callers: Callers;
  inbox: Inbox;
  log: Log;
  /** Rejects when the service cannot work. */
  health: () => Promise<unknown>;
}

/**
 * Nest's transport strategy on top of our bus: Nest finds the handlers and runs guards, pipes and filters; the bus carries the messages.
 */
export class BusTransport extends Server implements CustomTransportStrategy, Subscriber {
  override readonly propagatesEventHandlerErrors = true;
  readonly service: ServiceName;
  private leave: Leave | undefined;
  private readonly batchHandlers = new Map<string, BatchHandler>();
  private readonly limiter = new ConcurrencyLimiter({ atOnce: maxConcurrentAsks });

  constructor(private readonly parts: BusTransportParts) {
    super();
    this.service = parts.service;
  }

  override addHandler(pattern: string, handler: MessageHandler, isEventHandler = false, extras: Record<string, unknown> = {}): void {
    if (this.messageHandlers.has(pattern))
      throw new Error(`${this.service} handles ${pattern} twice; one handler per ask and one reaction per event.`);
    super.addHandler(pattern, handler, isEventHandler, extras);
  }

  listen(done: (error?: unknown) => void): void {
    this.parts.bus.join(this).then((leave) => {
      this.leave = leave;
      done();
    }, done);
  }

  async close(): Promise<void> {
    await this.leave?.();
  }

  on(): void {
    throw new Error('The bus has no client events.');
  }

  unwrap<T>(): T {
    return this.parts.bus as T;
  }

  async answer(message: AskMessage): Promise<Answer> {
    if (message.name === healthAsk(this.service))
      return this.parts.health().then(
        () => ({ ok: 'up' }),
        () => ({ failed: 'error' }),
      );
    const handler = this.messageHandlers.get(message.name);
    const context = { token: message.token, requestId: message.requestId };
    const work = async (): Promise<Answer> => {
      if (!handler || handler.isEventHandler) throw new Error(`${this.service} has no handler for ${message.name}.`);
      const caller = await this.callerOf(message, handler);
      const { input } = (handler.extras ?? {}) as Partial<HandlesOptions>;
      if (input) checkInput(input, message.input);
      return { ok: (await inSpan(`answer ${message.name}`, 'SERVER', {}, () => this.call(handler, message.input, caller))) ?? null };
    };
    const waitMs = queueingShare * (message.timeoutMs ?? defaultTimeoutMs);
    const answer = () => this.limiter.run(work, waitMs).catch((error: unknown) => this.refusalOrFailure(error, message.name));
    return runWith(context, () => beneath(message.traceParent, answer));
  }

  /** An unreachable database is not a bug: the caller may retry, and the refusal states whether the statement may have taken effect. */
  private refusalOrFailure(error: unknown, ask: string): Answer {
    if (error instanceof Refusal) {
      // The caller gets it all the same, but the documents made from the declarations would not know of it.
      if (!mayRefuse(this.messageHandlers.get(ask)?.extras ?? {}, error.code))
        this.parts.log.error({ ask, code: error.code }, 'an ask was refused with what its handler does not declare');
      return { refused: error.code, details: error.details };
    }
    const away = unreachable(error);
    if (away) {
      this.parts.log.warn({ err: error, ask }, 'an ask found no database');
      return { refused: 'service-unavailable', details: away === 'outcome-unknown' ? { outcome: 'unknown' } : {} };
    }
    this.parts.log.error({ err: error, ask }, 'an ask failed');
    return { failed: 'error' };
  }

  /** Returns the caller, if their token is valid and the handler's `by` admits them. */
  private async callerOf({ token }: AskMessage, handler: MessageHandler): Promise<Caller> {
    try {
      const { caller } = await this.parts.callers.verify(token);
      checkBy(handler.extras?.by as readonly By[], caller);
      return caller;
    } catch (error) {
      if (error instanceof Refusal) countRejectedRpc(this.service, error.code);
      throw error;
    }
  }

  subscribesTo(type: string): boolean {
    return this.handlerOf(type) !== undefined;
  }

  async deliver(events: EventEnvelope[]): Promise<void> {
    const received = events.flatMap((event) => {
      const handle = this.handlerOf(event.type);
      return handle ? [{ event, handle, together: this.batchHandlerOf(event.type) }] : [];
    });
    await this.parts.inbox.receive(received);
  }

  async storeUndecodable(type: string, text: string, why: string): Promise<void> {
    if (this.subscribesTo(type)) await this.parts.inbox.storeUndecodable(type, text, why);
  }

  handlerOf(type: string): EventHandler | undefined {
    const handler = this.messageHandlers.get(type);
    if (!handler?.isEventHandler) return undefined;
    const together = this.batchHandlerOf(type);
    if (together) return (event, tx) => together([event], tx);
    return (event, tx) => this.process(event, async () => void (await this.call(handler, event.data, tx)));
  }

  /** Returns the handler that takes events of this type together with others; the same for all of them. */
  private batchHandlerOf(type: string): BatchHandler | undefined {
    const handler = this.messageHandlers.get(type);
    const key = handler?.extras?.together as string | undefined;
    if (!handler || key === undefined) return undefined;
    const known = this.batchHandlers.get(key);
    if (known) return known;
    const made: BatchHandler = (events, tx) => this.processTogether(events, (arrived) => this.call(handler, arrived, tx));
    this.batchHandlers.set(key, made);
    return made;
  }

  /** Handles the events in the first one's span; each has its own span in the trace of its request. */
  private async processTogether(events: EventEnvelope[], handle: (arrived: Arrived<EventName>[]) => Promise<unknown>): Promise<void> {
    const arrived = events.map((event) => {
      const context = { requestId: event.requestid ?? newId(), inTransaction: true };
      return { event, payload: event.data, own: <T>(work: () => T): T => runWith(context, work) };
    });
    let running: Promise<unknown> | undefined;
    const run = () => (running ??= handle(arrived));
    await Promise.all(arrived.map(({ event, own }) => own(() => this.process(event, async () => void (await run())))));
  }

  private process(event: EventEnvelope, work: () => Promise<void>): Promise<void> {
    const attributes = { 'messaging.message.id': event.id, 'cloudevents.event_subject': event.subject };
    return inSpan(`${this.service} process ${event.type}`, 'CONSUMER', attributes, work);
  }

  /** Nest returns failures as Observables: without subscribing to them, a failed reaction would count as done. */
  private async call(handler: MessageHandler, payload: unknown, context: unknown): Promise<unknown> {
    return lastValueFrom(this.transformToObservable(await handler(payload, context)) as never, { defaultValue: null });
  }
}
