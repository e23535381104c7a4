import { jetstream, jetstreamManager, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { unreachable } from '../database/unreachable.js';
import type { Log } from '../log.js';
import { countRefusedEvent } from '../metrics.js';
import type { Pace } from '../pace.js';
import type { Member } from './bus.js';
import { ensureDurable, streamName, streamOptions } from './nats-stream.js';
import { readEvent } from './read-event.js';

const tryAgainMs = 1000;
const mostPulled = 32;
// The server takes for lost what is not acknowledged for 5 s.
const waitingMs = 2000;
// How long a pull waits at the server, and so how long a lost consumer goes unnoticed.
const pullMs = 2000;

interface HearingParts {
  connection: NatsConnection;
  member: Member;
  log: Log;
  pace: Pace;
  makeStream: () => Promise<void>;
}

/** Hears events for one service. A stream or consumer that was lost is made anew, and hearing goes on. */
export class NatsHearing {
  private readonly arrived: JsMsg[] = [];
  private working: Promise<void> | undefined;
  private messages: ConsumerMessages | undefined;
  private ended = false;

  constructor(private readonly parts: HearingParts) {}

  async start(): Promise<void> {
    await this.listen();
    void this.listenOn();
  }

  async close(): Promise<void> {
    this.ended = true;
    await this.messages?.close();
    await this.working;
  }

  private async listen(): Promise<void> {
    await this.parts.makeStream();
    await ensureDurable(await jetstreamManager(this.parts.connection, streamOptions), this.parts.member.service);
    const consumer = await jetstream(this.parts.connection, streamOptions).consumers.get(streamName, this.parts.member.service);
    const callback = (message: JsMsg) => {
      this.arrived.push(message);
      this.working ??= this.takeAll().finally(() => (this.working = undefined));
    };
    this.messages = await consumer.consume({ max_messages: mostPulled, expires: pullMs, abort_on_missing_resource: true, callback });
  }

  private async listenOn(): Promise<void> {
    while (!this.ended && !this.parts.connection.isClosed()) {
      const why = await this.messages?.closed();
      if (this.ended || this.parts.connection.isClosed()) return;
      this.parts.log.warn({ err: why, service: this.parts.member.service }, 'the stream of events was lost; it is made anew');
      await this.listen().catch((error: unknown) => {
        this.parts.log.warn({ err: error, service: this.parts.member.service }, 'the stream of events cannot be reached yet');
        return sleep(tryAgainMs);
      });
    }
  }

  /** What arrives while some are taken is taken together after them. */
  private async takeAll(): Promise<void> {
    const inLine = setInterval(() => this.arrived.forEach((message) => message.working()), waitingMs);
    // What came with them in one packet comes along.
    await sleep(0);
    while (this.arrived.length > 0) await this.take(this.arrived.splice(0, mostPulled));
    clearInterval(inLine);
  }

  private async take(messages: JsMsg[]): Promise<void> {
    try {
      const events = (await Promise.all(messages.map((message) => this.read(message)))).filter((event) => event !== undefined);
      if (events.length > 0) await this.inTurn(messages, () => this.parts.member.deliver(events));
      for (const message of messages) message.ack();
    } catch (error) {
      const about = { service: this.parts.member.service, subjects: messages.map(({ subject }) => subject) };
      this.parts.log[unreachable(error) ? 'warn' : 'error']({ err: error, ...about }, 'events could not be stored; they come again');
      for (const message of messages) message.nak(tryAgainMs);
    }
  }

  /** The event that a message is; what is none is kept for somebody to look at. */
  private async read(message: JsMsg): Promise<EventEnvelope | undefined> {
    const { member } = this.parts;
    const read = readEvent(message.subject, message.string());
    if ('event' in read) return read.event;
    countRefusedEvent(member.service);
    this.parts.log.error(
      { service: member.service, subject: message.subject, seq: message.seq, why: read.unsound },
      'an event that is none was refused',
    );
    await member.keepUnread?.(message.subject, message.string(), read.unsound);
    return undefined;
  }

  /** On a crowded machine events wait for their turn, and say so, as those behind them do: nobody else is to be given them meanwhile. */
  private async inTurn(messages: JsMsg[], deliver: () => Promise<void>): Promise<void> {
    const waiting = setInterval(() => messages.forEach((message) => message.working()), waitingMs);
    await this.parts.pace.inBackground(() => {
      clearInterval(waiting);
      return deliver();
    });
  }
}
