import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { ServiceName } from '@somo/contracts/services';
import type { StreamConsumerState } from '@somo/contracts/system';
import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { NoRespondersError, RequestError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../log.js';
import { countRejectedRpc } from '../metrics.js';
import { largestMessageBytes, NoAnswer, type Answer, type AskMessage, type Bus, type Leave, type Subscriber } from './bus.js';
import { BackgroundThrottle } from '../background-throttle.js';
import { NatsConsumer } from './nats-consumer.js';
import { consumerState, ensureStream, streamState, streamOptions, type StreamSettings } from './nats-stream.js';
import type { StreamState } from './stream-state.js';

const manyAtOnce = 200;
/** The batch size while the foreground is busy: what each event triggers in other services takes CPU time too. */
const fewAtOnce = 8;

/** Asks over core NATS (`rpc.<ask>`, one queue group per service), events over JetStream (one durable consumer per service). */
export class NatsBus implements Bus {
  private readonly events: JetStreamClient;
  private readonly throttle: BackgroundThrottle;
  private ready: Promise<JetStreamManager> | undefined;
  private readonly answering = new Set<Promise<void>>();
  private connected = true;

  constructor(
    private readonly connection: NatsConnection,
    private readonly log: Log,
    private readonly options: { throttle?: BackgroundThrottle; publishLoad?: (() => void) | undefined; stream?: StreamSettings } = {},
  ) {
    this.events = jetstream(connection, streamOptions);
    this.throttle = options.throttle ?? new BackgroundThrottle();
    void this.watchConnection();
  }

  get batchSize(): number {
    return this.throttle.isForegroundBusy() ? fewAtOnce : manyAtOnce;
  }

  async join(subscriber: Subscriber): Promise<Leave> {
    const asks = this.connection.subscribe(`rpc.${subscriber.service}.*`, {
      queue: subscriber.service,
      callback: (error, message) => {
        if (error) return this.log.error({ err: error }, 'a subscription failed');
        const done: Promise<void> = this.answer(subscriber, message).finally(() => this.answering.delete(done));
        this.answering.add(done);
      },
    });
    const consumer = new NatsConsumer({
      connection: this.connection,
      subscriber,
      log: this.log,
      throttle: this.throttle,
      makeStream: async () => void (await this.makeStream()),
    });
    await consumer.start();
    return async () => {
      await Promise.all([asks.drain(), consumer.close()]);
      // The callers are waiting: asks in progress are answered before the service closes its database.
      await Promise.all(this.answering);
    };
  }

  async ask(message: AskMessage, timeoutMs: number): Promise<Answer> {
    const data = JSON.stringify(message);
    if (Buffer.byteLength(data) > largestMessageBytes) throw new Error(`${message.name} is larger than an ask may be.`);
    // Nothing would be sent before the connection is back, so the caller may as well know now.
    if (!this.connected) throw new NoAnswer('no-responders');
    this.options.publishLoad?.();
    try {
      const reply = await this.connection.request(`rpc.${message.name}`, data, { timeout: timeoutMs });
      return reply.json<Answer>();
    } catch (error) {
      if (error instanceof TimeoutError) throw new NoAnswer('timeout');
      if (error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders()))
        throw new NoAnswer('no-responders');
      throw new Error(`${message.name} could not be sent`, { cause: error });
    }
  }

  async publish(events: EventEnvelope[]): Promise<void> {
    const tell = async () => {
      await Promise.all(
        // No message id: for two minutes the stream would drop events that are republished because they were lost. The inboxes deduplicate.
        events.map((event) => this.events.publish(event.type, JSON.stringify(event), { timeout: streamOptions.timeout })),
      );
    };
    await this.throttle.run(() => this.knowing(tell));
  }

  stream(): Promise<StreamState> {
    return this.knowing(streamState);
  }

  consumer(service: ServiceName): Promise<StreamConsumerState> {
    return this.knowing((manager) => consumerState(manager, service));
  }

  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.drain();
  }

  /** Runs `work` on a stream that exists; after a failure it is checked again next time, because the stream may have been lost. */
  private async knowing<T>(work: (manager: JetStreamManager) => Promise<T>): Promise<T> {
    try {
      this.ready ??= this.makeStream();
      return await work(await this.ready);
    } catch (error) {
      this.ready = undefined;
      throw error;
    }
  }

  private async watchConnection(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.connected = false;
      if (type === 'reconnect') this.connected = true;
    }
  }

  private async makeStream(): Promise<JetStreamManager> {
    const manager = await jetstreamManager(this.connection, streamOptions);
    await ensureStream(manager, this.options.stream ?? { replicas: undefined, updates: true });
    return manager;
  }

  private async answer(subscriber: Subscriber, message: Msg): Promise<void> {
    try {
      if (message.data.length > largestMessageBytes) throw new Error(`An ask of ${message.data.length} bytes is larger than one may be.`);
      const answer = JSON.stringify(await subscriber.answer(message.json<AskMessage>()));
      if (Buffer.byteLength(answer) > largestMessageBytes) throw new Error('An answer is larger than one may be.');
      message.respond(answer);
    } catch (error) {
      countRejectedRpc(subscriber.service, 'malformed');
      this.log.error({ err: error, subject: message.subject }, 'an ask could not be read or answered');
      message.respond(JSON.stringify({ failed: 'error' } satisfies Answer));
    }
  }
}
