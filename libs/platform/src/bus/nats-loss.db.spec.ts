import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { hasNats, startNats, type RunningProgram } from '@somo/testing/programs';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { NatsBus } from './nats-bus.js';

const anEvent = (): EventEnvelope<'booking.created'> => {
  const data = aBookingState();
  const about = { source: '/somo/booking', subject: data.bookingId, time: toInstant(0) };
  return { specversion: '1.0', id: newId(), type: 'booking.created', datacontenttype: 'application/json', ...about, data };
};

const suite = hasNats() ? describe : describe.skip;

suite('a NATS that fails', () => {
  let server: RunningProgram;
  let connection: NatsConnection;
  let bus: NatsBus;
  let heard: string[];
  let unread: string[];

  beforeEach(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    bus = new NatsBus(connection, silentLog);
    heard = [];
    unread = [];
    await bus.join({
      service: 'messaging',
      answer: async () => ({ ok: 'here' }),
      deliver: async ({ id }) => void heard.push(id),
      keepUnread: async (_type, _text, why) => void unread.push(why),
    });
  });
  afterEach(async () => {
    await bus.close();
    await server.stop();
  });
  const published = async () => {
    const event = anEvent();
    await until(() =>
      bus.publish([event]).then(
        () => true,
        () => false,
      ),
    );
    return event.id;
  };

  it('makes its stream anew when the server has lost its files, says that it is another one, and goes on hearing and answering', async () => {
    const before = await published();
    await until(() => heard.includes(before));
    const { madeAt } = await bus.stream();
    await server.kill();
    await server.wipe();
    await server.restart();

    const after = await published();
    await until(() => heard.includes(after));
    expect((await bus.stream()).madeAt).not.toBe(madeAt);
    expect(await bus.ask({ name: 'messaging.anything', input: {}, token: null, requestId: 'r' }, 2000)).toEqual({ ok: 'here' });
  });

  it('keeps its stream over a crash of the server that leaves the files', async () => {
    await published();
    const { madeAt, lastSeq } = await bus.stream();
    await server.kill();
    await server.restart();
    const after = await published();
    await until(() => heard.includes(after));
    expect(await bus.stream()).toMatchObject({ madeAt, lastSeq: lastSeq + 1 });
  });

  it('hands what is no event over to be kept, and the next one is heard at once', async () => {
    for (const bad of [
      'no JSON',
      JSON.stringify({ ...anEvent(), specversion: '9' }),
      JSON.stringify({ ...anEvent(), type: 'payment.paid' }),
      JSON.stringify({ ...anEvent(), source: '/somo/payments' }),
      JSON.stringify({ ...anEvent(), id: 'one' }),
      JSON.stringify({ ...anEvent(), data: { note: '\0' } }),
    ])
      connection.publish('booking.created', bad);
    const from = performance.now();
    const good = await published();
    await until(() => heard.includes(good));
    expect(heard).toEqual([good]);
    expect(performance.now() - from).toBeLessThan(1000);
    expect(unread).toEqual([
      'it is not JSON',
      'its version is unknown',
      'its type is not its subject',
      'its source may not tell this',
      'its id is no UUID',
      'its data cannot be read',
    ]);
  });
});
