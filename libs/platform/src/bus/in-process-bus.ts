import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import type { ServiceName } from '@somo/contracts/services';
import { currentContext } from '../context.js';
import { Pace } from '../pace.js';
import { PeopleWaiting } from '../people-waiting.js';
import { largestMessageBytes, NoAnswer, type Answer, type AskMessage, type Bus, type Leave, type Member } from './bus.js';

const pauseMs = 10;
const patienceMs = 30_000;

/** The embedded bus: direct calls within one process, with payloads copied as JSON exactly as a wire would. */
export class InProcessBus implements Bus {
  readonly batchSize = 16;
  private readonly members = new Map<ServiceName, Member>();

  /** `expected`: who must be here before an event counts as delivered; without them a start or an end would lose it. */
  constructor(
    private readonly expected: readonly ServiceName[] = [],
    private readonly people = new PeopleWaiting(),
    private readonly pace = new Pace(() => people.howMany()),
  ) {}

  join(member: Member): Promise<Leave> {
    if (this.members.has(member.service)) {
      throw new Error(
        `${member.service} runs twice in this process: the in-process bus would lie to one of them. Set NATS_URL to run several.`,
      );
    }
    this.members.set(member.service, member);
    return Promise.resolve(() => {
      this.members.delete(member.service);
      return Promise.resolve();
    });
  }

  async ask(message: AskMessage, timeoutMs: number): Promise<Answer> {
    const member = this.members.get(message.name.split('.')[0] as ServiceName);
    if (!member) throw new NoAnswer('nobody-there');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer('too-slow')), timeoutMs);
    });
    const answered = () => Promise.race([member.answer(asOnAWire(message)), late]);
    // Without a token in its context a reaction or a job asks, and nobody waits for that.
    const peopleWait = currentContext()?.token !== undefined;
    try {
      return asOnAWire(await (peopleWait ? this.people.during(answered) : answered()));
    } finally {
      clearTimeout(timer);
    }
  }

  /** To each service what it hears, in one piece. */
  async publish(events: EventEnvelope[]): Promise<void> {
    await this.untilAllAreHere();
    await Promise.all([...this.members.values()].map((member) => this.deliverTo(member, events)));
  }

  private async untilAllAreHere(): Promise<void> {
    const missing = () => this.expected.filter((service) => !this.members.has(service));
    for (let waited = 0; missing().length > 0; waited += pauseMs) {
      if (waited > patienceMs) throw new Error(`${missing().join(', ')} not here: events wait.`);
      await sleep(pauseMs);
    }
  }

  private async deliverTo(member: Member, events: EventEnvelope[]): Promise<void> {
    const heard = events.filter(({ type }) => member.hears?.(type) ?? true);
    if (heard.length > 0) await this.pace.inBackground(() => member.deliver(heard.map(asOnAWire)));
  }

  close(): Promise<void> {
    this.members.clear();
    return Promise.resolve();
  }
}

function asOnAWire<T>(value: T): T {
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > largestMessageBytes) throw new Error('A message is larger than one may be.');
  return JSON.parse(text) as T;
}
