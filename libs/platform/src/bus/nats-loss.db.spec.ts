import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { hasNats, startNats } from '@somo/testing/programs';
import type { RunningProgram } from '@somo/testing/running-program';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Leave } from './bus.js';
import { metrics } from '../metrics.js';
import { NatsBus } from './nats-bus.js';

const anEvent = (): EventEnvelope<'booking.created'> => {
  const data = aBookingState();
  const about = { source: '/somo/booking', subject: data.bookingId, time: toInstant(0) };
  return { specversion: '1.0', id: newId(), type: 'booking.created', datacontenttype: 'application/json', ...about, data };
};

const suite = hasNats() ? describe : describe.skip;

suite('the bus when NATS fails', () => {
  let server: RunningProgram;
  let connection: NatsConnection;
  let bus: NatsBus;
  let heard: string[];
  let unread: string[];
  let asking: number;
  let answering: Promise<void>;
  let leave: Leave;

  beforeEach(async () => {
    [asking, answering] = [0, Promise.resolve()];
    server = await startNats();
    connection = await connect({ servers: server.url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    bus = new NatsBus(connection, silentLog);
    heard = [];
    unread = [];
    leave = await bus.join({
      service: 'messaging',
      answer: async () => {
        asking++;
        await answering;
        return { ok: 'here' };
      },
      deliver: async (events) => void heard.push(...events.map(({ id }) => id)),
      storeUndecodable: async (_type, _text, why) => void unread.push(why),
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

  it('recreates a stream that the server has lost, reports it as a different one, and keeps consuming and answering', async () => {
    const before = await published();
    await until(() => heard.includes(before));
    const { createdAt } = await bus.stream();
    await server.kill();
    await server.wipe();
    await server.restart();

    const after = await published();
    await until(() => heard.includes(after));
    expect((await bus.stream()).createdAt).not.toBe(createdAt);
    expect(await bus.ask({ name: 'messaging.anything', input: {}, token: null, requestId: 'r' }, 2000)).toEqual({ ok: 'here' });
  });

  it('keeps its stream when the server crashes without losing its files', async () => {
    await published();
    const { createdAt, lastSeq } = await bus.stream();
    await server.kill();
    await server.restart();
    const after = await published();
    await until(() => heard.includes(after));
    const now = await bus.stream();
    expect(now.createdAt).toBe(createdAt);
    expect(now.lastSeq).toBeGreaterThan(lastSeq);
  });

  it('delivers an event that is republished within the two minutes of stream deduplication', async () => {
    const event = anEvent();
    for (let time = 1; time <= 2; time++) {
      await bus.publish([event]);
      await until(() => heard.filter((id) => id === event.id).length === time);
    }
  });

  it('lets a service leave only after it has answered the asks in progress', async () => {
    let answer = () => {};
    answering = new Promise((done) => (answer = done));
    const asked = bus.ask({ name: 'messaging.anything', input: {}, token: null, requestId: 'r' }, 5000);
    await until(() => asking === 1);
    let left = false;
    const leaving = leave().then(() => (left = true));
    await connection.flush();
    expect(left).toBe(false);
    answer();
    expect(await asked).toEqual({ ok: 'here' });
    await leaving;
  });

  it('rejects and counts an ask over the size limit, whoever sent it', async () => {
    const input = 'x'.repeat(600_000);
    const reply = await connection.request('rpc.messaging.anything', JSON.stringify({ name: 'messaging.anything', input }), {
      timeout: 5000,
    });
    expect([reply.json(), asking]).toEqual([{ failed: 'error' }, 0]);
    expect(await metrics.getSingleMetricAsString('somo_rpc_rejected_total')).toContain('{service="messaging",reason="malformed"} 1');
  });

  it('stores messages that are not valid events, and delivers the next event at once', async () => {
    for (const bad of [
      'no JSON',
      JSON.stringify({ ...anEvent(), specversion: '9' }),
      JSON.stringify({ ...anEvent(), type: 'payment.paid' }),
      JSON.stringify({ ...anEvent(), source: '/somo/payments' }),
      JSON.stringify({ ...anEvent(), id: 'one' }),
      JSON.stringify({ ...anEvent(), data: null }),
      JSON.stringify({ ...anEvent(), data: { note: '\0' } }),
      JSON.stringify({ ...anEvent(), data: { note: '\ud800' } }),
      JSON.stringify(anEvent()).replace('"data":{', `"data":{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
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
      'it has no data',
      ...Array.from({ length: 3 }, () => 'its data cannot be stored'),
    ]);
  });
});
