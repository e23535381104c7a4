import { jetstream, jetstreamManager, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
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
  private readonly working = new Set<Promise<void>>();
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
    await Promise.all(this.working);
  }

  private async listen(): Promise<void> {
    await this.parts.makeStream();
    await ensureDurable(await jetstreamManager(this.parts.connection, streamOptions), this.parts.member.service);
    const consumer = await jetstream(this.parts.connection, streamOptions).consumers.get(streamName, this.parts.member.service);
    const callback = (message: JsMsg) => {
      const done: Promise<void> = this.take(message).finally(() => this.working.delete(done));
      this.working.add(done);
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

  private async take(message: JsMsg): Promise<void> {
    const about = { service: this.parts.member.service, subject: message.subject, seq: message.seq };
    try {
      const read = readEvent(message.subject, message.string());
      if ('event' in read) {
        await this.inTurn(message, () => this.parts.member.deliver(read.event));
      } else {
        countRefusedEvent(this.parts.member.service);
        this.parts.log.error({ ...about, why: read.unsound }, 'an event that is none was refused');
        await this.parts.member.keepUnread?.(message.subject, message.string(), read.unsound);
      }
      message.ack();
    } catch (error) {
      this.parts.log.error({ err: error, ...about }, 'an event could not be stored; it comes again');
      message.nak(tryAgainMs);
    }
  }

  /** On a crowded machine an event waits for its turn, and says so: nobody else is to be given it meanwhile. */
  private async inTurn(message: JsMsg, deliver: () => Promise<void>): Promise<void> {
    const waiting = setInterval(() => message.working(), waitingMs);
    await this.parts.pace.inBackground(() => {
      clearInterval(waiting);
      return deliver();
    });
  }
}
