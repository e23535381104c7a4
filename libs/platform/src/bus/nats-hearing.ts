import { jetstream, jetstreamManager, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.js';
import { countRefusedEvent } from '../metrics.js';
import type { Member } from './bus.js';
import { ensureDurable, streamName, streamOptions } from './nats-stream.js';
import { readEvent } from './read-event.js';

const tryAgainMs = 1000;
// How long a pull waits at the server, and so how long a lost consumer goes unnoticed.
const pullMs = 2000;

/** Hears events for one service. A stream or consumer that was lost is made anew, and hearing goes on. */
export class NatsHearing {
  private readonly working = new Set<Promise<void>>();
  private messages: ConsumerMessages | undefined;
  private ended = false;

  constructor(
    private readonly connection: NatsConnection,
    private readonly member: Member,
    private readonly log: Log,
    private readonly makeStream: () => Promise<void>,
  ) {}

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
    await this.makeStream();
    await ensureDurable(await jetstreamManager(this.connection, streamOptions), this.member.service);
    const consumer = await jetstream(this.connection, streamOptions).consumers.get(streamName, this.member.service);
    const callback = (message: JsMsg) => {
      const done: Promise<void> = this.take(message).finally(() => this.working.delete(done));
      this.working.add(done);
    };
    this.messages = await consumer.consume({ max_messages: 64, expires: pullMs, abort_on_missing_resource: true, callback });
  }

  private async listenOn(): Promise<void> {
    while (!this.ended && !this.connection.isClosed()) {
      const why = await this.messages?.closed();
      if (this.ended || this.connection.isClosed()) return;
      this.log.warn({ err: why, service: this.member.service }, 'the stream of events was lost; it is made anew');
      await this.listen().catch((error: unknown) => {
        this.log.warn({ err: error, service: this.member.service }, 'the stream of events cannot be reached yet');
        return sleep(tryAgainMs);
      });
    }
  }

  private async take(message: JsMsg): Promise<void> {
    const about = { service: this.member.service, subject: message.subject, seq: message.seq };
    try {
      const read = readEvent(message.subject, message.string());
      if ('event' in read) {
        await this.member.deliver(read.event);
      } else {
        countRefusedEvent(this.member.service);
        this.log.error({ ...about, why: read.unsound }, 'an event that is none was refused');
        await this.member.keepUnread?.(message.subject, message.string(), read.unsound);
      }
      message.ack();
    } catch (error) {
      this.log.error({ err: error, ...about }, 'an event could not be stored; it comes again');
      message.nak(tryAgainMs);
    }
  }
}
