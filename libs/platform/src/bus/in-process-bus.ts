import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { ServiceName } from '@somo/contracts/services';
import { currentContext } from '../context.js';
import { BackgroundThrottle } from '../background-throttle.js';
import { ForegroundLoad } from '../foreground-load.js';
import { largestMessageBytes, NoAnswer, type Answer, type AskMessage, type Bus, type Leave, type Subscriber } from './bus.js';

const pauseMs = 10;
const maxWaitMs = 30_000;

/** The embedded bus: direct calls within one process, with payloads copied as JSON exactly as they would be over a network. */
export class InProcessBus implements Bus {
  readonly batchSize = 16;
  private readonly subscribers = new Map<ServiceName, Subscriber>();

  /**
   * `expected`: the services that must have joined before an event counts as delivered; otherwise events would be lost during startup and
   * shutdown.
   */
  constructor(
    private readonly expected: readonly ServiceName[] = [],
    private readonly people = new ForegroundLoad(),
    private readonly throttle = new BackgroundThrottle(() => people.pending()),
  ) {}

  join(subscriber: Subscriber): Promise<Leave> {
    if (this.subscribers.has(subscriber.service)) {
      throw new Error(
        `${subscriber.service} runs twice in this process: the in-process bus would lie to one of them. Set NATS_URL to run several.`,
      );
    }
    this.subscribers.set(subscriber.service, subscriber);
    return Promise.resolve(() => {
      this.subscribers.delete(subscriber.service);
      return Promise.resolve();
    });
  }

  async ask(message: AskMessage, timeoutMs: number): Promise<Answer> {
    const subscriber = this.subscribers.get(message.name.split('.')[0] as ServiceName);
    if (!subscriber) throw new NoAnswer('no-responders');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer('timeout')), timeoutMs);
    });
    const answered = () => Promise.race([subscriber.answer(jsonClone(message)), late]);
    // Reactions and jobs ask without a token in their context, and no person is waiting for them.
    const isForeground = currentContext()?.token !== undefined;
    try {
      return jsonClone(await (isForeground ? this.people.track(answered) : answered()));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Delivers to each service the events that it subscribes to, in one batch. */
  async publish(events: EventEnvelope[]): Promise<void> {
    await this.untilAllAreHere();
    await Promise.all([...this.subscribers.values()].map((subscriber) => this.deliverTo(subscriber, events)));
  }

  private async untilAllAreHere(): Promise<void> {
    const missing = () => this.expected.filter((service) => !this.subscribers.has(service));
    for (let waited = 0; missing().length > 0; waited += pauseMs) {
      if (waited > maxWaitMs) throw new Error(`${missing().join(', ')} not here: events wait.`);
      await sleep(pauseMs);
    }
  }

  private async deliverTo(subscriber: Subscriber, events: EventEnvelope[]): Promise<void> {
    const heard = events.filter(({ type }) => subscriber.subscribesTo?.(type) ?? true);
    if (heard.length > 0) await this.throttle.run(() => subscriber.deliver(heard.map(jsonClone)));
  }

  close(): Promise<void> {
    this.subscribers.clear();
    return Promise.resolve();
  }
}

function jsonClone<T>(value: T): T {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > largestMessageBytes) throw new Error('A message is larger than one may be.');
  return JSON.parse(text) as T;
}
