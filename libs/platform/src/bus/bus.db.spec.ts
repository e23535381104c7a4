import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { hasNats, startNats } from '@somo/testing/programs';
import type { RunningProgram } from '@somo/testing/running-program';
import { aBookingState } from '@somo/testing/builders';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { connect } from '@nats-io/transport-node';
import type { AskMessage, Bus, Subscriber } from './bus.js';
import { InProcessBus } from './in-process-bus.js';
import { NatsBus } from './nats-bus.js';

const message = (name: string, input: unknown): AskMessage => ({ name, input, token: null, requestId: 'r' });

function anEvent(): EventEnvelope<'booking.created'> {
  const data = aBookingState();
  const time = toInstant(0);
  return {
    specversion: '1.0',
    id: newId(),
    source: '/somo/booking',
    type: 'booking.created',
    subject: data.bookingId,
    time,
    datacontenttype: 'application/json',
    data,
  };
}

function aSubscriber(service: Subscriber['service'], heard: EventEnvelope[] = []): Subscriber {
  return {
    service,
    answer: async ({ input }) => ({ ok: { echo: input } }),
    deliver: async (events) => void heard.push(...events),
  };
}

const adapters: { name: string; there: boolean; open: () => Promise<{ bus: Bus; end: () => Promise<void> }> }[] = [
  {
    name: 'in process',
    there: true,
    open: async () => {
      const bus = new InProcessBus();
      return { bus, end: () => bus.close() };
    },
  },
  {
    name: 'NATS',
    there: hasNats(),
    open: async () => {
      const program = await startNats();
      const bus = new NatsBus(await connect({ servers: program.url }), silentLog);
      return {
        bus,
        end: async () => {
          await bus.close();
          await program.stop();
        },
      };
    },
  },
];

describe.each(adapters)('the bus, $name', ({ there, open }) => {
  const run = there ? it : it.skip;
  let bus: Bus;
  let end: () => Promise<void>;
  if (there) {
    beforeEach(async () => ({ bus, end } = await open()));
    afterEach(() => end());
  }

  run('returns a JSON copy of the service response to an ask', async () => {
    const input = { startsAt: '2030-01-01', nothing: undefined };
    await bus.join(aSubscriber('booking'));
    expect(await bus.ask(message('booking.get-lesson', input), 1000)).toEqual({ ok: { echo: { startsAt: '2030-01-01' } } });
  });

  run('fails at once when no service is there', async () => {
    await expect(bus.ask(message('booking.get-lesson', {}), 1000)).rejects.toMatchObject({ reason: 'no-responders' });
  });

  run('gives up at the deadline', async () => {
    await bus.join({ ...aSubscriber('booking'), answer: () => new Promise(() => undefined) });
    await expect(bus.ask(message('booking.get-lesson', {}), 50)).rejects.toMatchObject({ reason: 'timeout' });
  });

  run('delivers an event to every service that has joined', async () => {
    const [first, second]: [EventEnvelope[], EventEnvelope[]] = [[], []];
    await bus.join(aSubscriber('notification', first));
    await bus.join(aSubscriber('payments', second));
    const event = anEvent();
    await bus.publish([event]);
    await until(() => first.length === 1 && second.length === 1);
    expect([first[0], second[0]]).toEqual([event, event]);
  });

  run('redelivers an event, or fails to publish it, when a service could not store it', async () => {
    let tries = 0;
    const heard: EventEnvelope[] = [];
    await bus.join({
      ...aSubscriber('notification'),
      deliver: async (events) => {
        if (tries++ === 0) throw new Error('the database is away');
        heard.push(...events);
      },
    });
    const event = anEvent();
    await bus.publish([event]).catch(() => bus.publish([event]));
    await until(() => heard.length >= 1);
    expect(heard[0]).toEqual(event);
  });

  run('sends no asks to a service that has left', async () => {
    const leave = await bus.join(aSubscriber('booking'));
    await leave();
    await expect(bus.ask(message('booking.get-lesson', {}), 500)).rejects.toMatchObject({ reason: 'no-responders' });
  });
});

describe('the in-process bus', () => {
  it('counts an event as delivered only when every expected service has received it', async () => {
    const bus = new InProcessBus(['notification', 'payments']);
    const [first, second]: [EventEnvelope[], EventEnvelope[]] = [[], []];
    await bus.join(aSubscriber('notification', first));
    let safe = false;
    const published = bus.publish([anEvent()]).then(() => (safe = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([safe, first.length]).toEqual([false, 0]);
    await bus.join(aSubscriber('payments', second));
    await published;
    expect([first.length, second.length]).toEqual([1, 1]);
    await bus.close();
  });

  it('refuses a second instance of a service, which would miss events that the first one receives', async () => {
    const bus = new InProcessBus();
    await bus.join(aSubscriber('booking'));
    expect(() => bus.join(aSubscriber('booking'))).toThrow(/runs twice/);
  });
});

(hasNats() ? describe : describe.skip)('the bus on NATS', () => {
  let program: RunningProgram;
  beforeEach(async () => {
    program = await startNats();
  });
  afterEach(() => program.stop());
  const open = async () => new NatsBus(await connect({ servers: program.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 }), silentLog);

  it('distributes the asks and events of a service among its instances, each exactly once', async () => {
    const [one, two, asker] = [await open(), await open(), await open()];
    const heard: EventEnvelope[] = [];
    await one.join(aSubscriber('booking', heard));
    await two.join(aSubscriber('booking', heard));
    await asker.publish(Array.from({ length: 50 }, anEvent));
    await until(() => heard.length === 50);
    expect(new Set(heard.map((event) => event.id)).size).toBe(50);
    await Promise.all([one.close(), two.close(), asker.close()]);
  });

  it('stores events for a service that is offline, even when the server crashes', async () => {
    const publisher = await open();
    const first = await open();
    await (
      await first.join(aSubscriber('notification'))
    )();
    await first.close();
    await publisher.publish([anEvent()]);
    await program.kill();
    await program.restart();
    const heard: EventEnvelope[] = [];
    const later = await open();
    await later.join(aSubscriber('notification', heard));
    await until(() => heard.length === 1);
    await Promise.all([publisher.close(), later.close()]);
  });

  it('never treats an ask as an event, although both start with the same noun', async () => {
    const bus = await open();
    const heard: EventEnvelope[] = [];
    await bus.join(aSubscriber('booking', heard));
    expect(await bus.ask(message('booking.get-lesson', { id: 1 }), 1000)).toEqual({ ok: { echo: { id: 1 } } });
    expect(heard).toEqual([]);
    await bus.close();
  });
});
