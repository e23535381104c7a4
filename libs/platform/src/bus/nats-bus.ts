import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { jetstream, jetstreamManager, type JetStreamClient, type JsMsg } from '@nats-io/jetstream';
import { NoRespondersError, RequestError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../log.js';
import { largestMessageBytes, NoAnswer, type Answer, type AskMessage, type Bus, type Leave, type Member } from './bus.js';
import { ensureDurable, ensureStream, streamName } from './nats-stream.js';

const tryAgainMs = 1000;

/** Asks over core NATS (`rpc.<ask>`, one queue group a service), events over JetStream (one durable consumer a service). */
export class NatsBus implements Bus {
  private readonly stream: JetStreamClient;
  private streamReady: Promise<void> | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly log: Log,
  ) {
    this.stream = jetstream(connection);
  }

  async join(member: Member): Promise<Leave> {
    const asks = this.connection.subscribe(`rpc.${member.service}.*`, {
      queue: member.service,
      callback: (error, message) => {
        if (error) this.log.error({ err: error }, 'a subscription failed');
        else void this.answer(member, message);
      },
    });
    const heard = await this.hear(member);
    return async () => {
      await Promise.all([asks.drain(), heard.close()]);
    };
  }

  async ask(message: AskMessage, timeoutMs: number): Promise<Answer> {
    const data = JSON.stringify(message);
    if (Buffer.byteLength(data) > largestMessageBytes) throw new Error(`${message.name} is larger than an ask may be.`);
    try {
      const reply = await this.connection.request(`rpc.${message.name}`, data, { timeout: timeoutMs });
      return reply.json<Answer>();
    } catch (error) {
      if (error instanceof TimeoutError) throw new NoAnswer('too-slow');
      if (error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders()))
        throw new NoAnswer('nobody-there');
      throw error;
    }
  }

  async publish(events: EventEnvelope[]): Promise<void> {
    await this.ready();
    await Promise.all(events.map((event) => this.stream.publish(event.type, JSON.stringify(event), { msgID: event.id })));
  }

  async close(): Promise<void> {
    await this.connection.drain();
  }

  private ready(): Promise<void> {
    this.streamReady ??= jetstreamManager(this.connection)
      .then(ensureStream)
      .catch((error: unknown) => {
        this.streamReady = undefined;
        throw error;
      });
    return this.streamReady;
  }

  private async answer(member: Member, message: Msg): Promise<void> {
    try {
      message.respond(JSON.stringify(await member.answer(message.json<AskMessage>())));
    } catch (error) {
      this.log.error({ err: error, subject: message.subject }, 'an ask could not be read or answered');
      message.respond(JSON.stringify({ failed: 'error' } satisfies Answer));
    }
  }

  private async hear(member: Member): Promise<{ close(): Promise<void> }> {
    await this.ready();
    await ensureDurable(await jetstreamManager(this.connection), member.service);
    const consumer = await this.stream.consumers.get(streamName, member.service);
    const working = new Set<Promise<void>>();
    const take = (message: JsMsg) => {
      const done: Promise<void> = this.take(member, message).finally(() => working.delete(done));
      working.add(done);
    };
    const messages = await consumer.consume({ max_messages: 64, callback: take });
    return {
      close: async () => {
        await messages.close();
        await Promise.all(working);
      },
    };
  }

  private async take(member: Member, message: JsMsg): Promise<void> {
    try {
      await member.deliver(message.json<EventEnvelope>());
      message.ack();
    } catch (error) {
      this.log.error({ err: error, service: member.service, subject: message.subject }, 'an event could not be stored; it comes again');
      message.nak(tryAgainMs);
    }
  }
}
