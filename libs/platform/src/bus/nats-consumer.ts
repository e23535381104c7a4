import { jetstream, jetstreamManager, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import { TimeoutError, type NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { unreachable } from '../database/unreachable.js';
import type { Log } from '../log.js';
import { countRejectedEvent } from '../metrics.js';
import type { BackgroundThrottle } from '../background-throttle.js';
import type { Subscriber } from './bus.js';
import { ensureDurable, streamName, streamOptions } from './nats-stream.js';
import { readEvent } from './decode-event.js';

const tryAgainMs = 1000;
/** Of two seconds each. */
const mostTries = 10;
const maxPulled = 32;
// The server redelivers a message that is neither acknowledged nor reported as in progress for 5 s.
const waitingMs = 2000;
// How long a pull request waits at the server, and therefore how long a lost consumer goes unnoticed.
const pullMs = 2000;

interface NatsConsumerParts {
  connection: NatsConnection;
  subscriber: Subscriber;
  log: Log;
  throttle: BackgroundThrottle;
  makeStream: () => Promise<void>;
}

/** Receives events for one service. A lost stream or consumer is recreated, and receiving continues. */
export class NatsConsumer {
  private readonly received: JsMsg[] = [];
  private working: Promise<void> | undefined;
  private messages: ConsumerMessages | undefined;
  private ended = false;

  constructor(private readonly parts: NatsConsumerParts) {}

  /** Receives events from now on. A server that is slow to answer is asked again a few times. */
  async start(): Promise<void> {
    for (let tries = 1; !this.messages; tries++) {
      try {
        await this.subscribe();
      } catch (error) {
        if (tries === mostTries || !(error instanceof TimeoutError)) throw error;
      }
    }
    void this.keepListening();
  }

  async close(): Promise<void> {
    this.ended = true;
    await this.messages?.close();
    await this.working;
  }

  private async subscribe(): Promise<void> {
    await this.parts.makeStream();
    await ensureDurable(await jetstreamManager(this.parts.connection, streamOptions), this.parts.subscriber.service);
    const consumer = await jetstream(this.parts.connection, streamOptions).consumers.get(streamName, this.parts.subscriber.service);
    const callback = (message: JsMsg) => {
      this.received.push(message);
      this.working ??= this.processAll().finally(() => (this.working = undefined));
    };
    this.messages = await consumer.consume({ max_messages: maxPulled, expires: pullMs, abort_on_missing_resource: true, callback });
  }

  private async keepListening(): Promise<void> {
    while (!this.ended && !this.parts.connection.isClosed()) {
      const why = await this.messages?.closed();
      if (this.ended || this.parts.connection.isClosed()) return;
      this.parts.log.warn({ err: why, service: this.parts.subscriber.service }, 'the stream of events was lost; it is made anew');
      await this.subscribe().catch((error: unknown) => {
        this.parts.log.warn({ err: error, service: this.parts.subscriber.service }, 'the stream of events cannot be reached yet');
        return sleep(tryAgainMs);
      });
    }
  }

  /** Processes messages in batches: those that arrive while one batch is processed form the next. */
  private async processAll(): Promise<void> {
    const inLine = setInterval(() => this.received.forEach((message) => message.working()), waitingMs);
    // Messages of the same network packet join the first batch.
    await sleep(0);
    while (this.received.length > 0) await this.process(this.received.splice(0, maxPulled));
    clearInterval(inLine);
  }

  private async process(messages: JsMsg[]): Promise<void> {
    try {
      const events = (await Promise.all(messages.map((message) => this.decode(message)))).filter((event) => event !== undefined);
      if (events.length > 0) await this.deliverThrottled(messages, () => this.parts.subscriber.deliver(events));
      for (const message of messages) message.ack();
    } catch (error) {
      const about = { service: this.parts.subscriber.service, subjects: messages.map(({ subject }) => subject) };
      this.parts.log[unreachable(error) ? 'warn' : 'error']({ err: error, ...about }, 'events could not be stored; they come again');
      for (const message of messages) message.nak(tryAgainMs);
    }
  }

  /**
   * Returns the event in a message, if the service reacts to its kind; a message that is not a valid event is stored for someone to inspect.
   */
  private async decode(message: JsMsg): Promise<EventEnvelope | undefined> {
    const { subscriber } = this.parts;
    if (subscriber.subscribesTo?.(message.subject) === false) return undefined;
    const read = readEvent(message.subject, message.string());
    if ('event' in read) return read.event;
    countRejectedEvent(subscriber.service);
    this.parts.log.error(
      { service: subscriber.service, subject: message.subject, seq: message.seq, why: read.unsound },
      'an event that is none was refused',
    );
    await subscriber.storeUndecodable?.(message.subject, message.string(), read.unsound);
    return undefined;
  }

  /**
   * On a busy machine events wait for their turn. They are reported as in progress meanwhile, as are those behind them, so that the server
   * does not deliver them to another instance.
   */
  private async deliverThrottled(messages: JsMsg[], deliver: () => Promise<void>): Promise<void> {
    const waiting = setInterval(() => messages.forEach((message) => message.working()), waitingMs);
    await this.parts.throttle.run(() => {
      clearInterval(waiting);
      return deliver();
    });
  }
}
