import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { NoRespondersError, RequestError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../log.js';
import { largestMessageBytes, NoAnswer, type Answer, type AskMessage, type Bus, type Leave, type Member } from './bus.js';
import { NatsHearing } from './nats-hearing.js';
import { ensureStream, stateOfStream, streamOptions } from './nats-stream.js';
import type { StreamState } from './stream-state.js';

/** Asks over core NATS (`rpc.<ask>`, one queue group a service), events over JetStream (one durable consumer a service). */
export class NatsBus implements Bus {
  readonly batchSize = 200;
  private readonly events: JetStreamClient;
  private ready: Promise<JetStreamManager> | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly log: Log,
  ) {
    this.events = jetstream(connection, streamOptions);
  }

  async join(member: Member): Promise<Leave> {
    const asks = this.connection.subscribe(`rpc.${member.service}.*`, {
      queue: member.service,
      callback: (error, message) => {
        if (error) this.log.error({ err: error }, 'a subscription failed');
        else void this.answer(member, message);
      },
    });
    const hearing = new NatsHearing(this.connection, member, this.log, async () => void (await this.makeStream()));
    await hearing.start();
    return async () => {
      await Promise.all([asks.drain(), hearing.close()]);
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
    await this.knowing(async () => {
      await Promise.all(
        events.map((event) => this.events.publish(event.type, JSON.stringify(event), { msgID: event.id, timeout: streamOptions.timeout })),
      );
    });
  }

  stream(): Promise<StreamState> {
    return this.knowing(stateOfStream);
  }

  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.drain();
  }

  /** Works on a stream that is there; after a failure it is looked for again, for it may have been lost. */
  private async knowing<T>(work: (manager: JetStreamManager) => Promise<T>): Promise<T> {
    try {
      this.ready ??= this.makeStream();
      return await work(await this.ready);
    } catch (error) {
      this.ready = undefined;
      throw error;
    }
  }

  private async makeStream(): Promise<JetStreamManager> {
    const manager = await jetstreamManager(this.connection, streamOptions);
    await ensureStream(manager);
    return manager;
  }

  private async answer(member: Member, message: Msg): Promise<void> {
    try {
      message.respond(JSON.stringify(await member.answer(message.json<AskMessage>())));
    } catch (error) {
      this.log.error({ err: error, subject: message.subject }, 'an ask could not be read or answered');
      message.respond(JSON.stringify({ failed: 'error' } satisfies Answer));
    }
  }
}
