import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { hasNats, startNats } from '@somo/testing/programs';
import type { RunningProgram } from '@somo/testing/running-program';
import { silentLog } from '@somo/testing/silent-log';
import { NatsBus } from './nats-bus.js';
import { streamName, streamOptions } from './nats-stream.js';

const anEvent = (): EventEnvelope<'booking.created'> => {
  const data = aBookingState();
  const about = { source: '/somo/booking', subject: data.bookingId, time: toInstant(0) };
  return { specversion: '1.0', id: newId(), type: 'booking.created', datacontenttype: 'application/json', ...about, data };
};

const suite = hasNats() ? describe : describe.skip;

suite('the stream of the version before', () => {
  let server: RunningProgram;
  let connection: NatsConnection;
  const subscriber = {
    answer: async () => ({ ok: 'here' }),
    deliver: async () => undefined,
    storeUndecodable: async () => undefined,
  };
  const busOf = (updates: boolean) => new NatsBus(connection, silentLog, { stream: { replicas: undefined, updates } });

  beforeAll(async () => {
    server = await startNats();
    connection = await connect({ servers: server.url });
    const manager = await jetstreamManager(connection, streamOptions);
    await manager.streams.add({ name: streamName, subjects: ['user.>'], storage: StorageType.File });
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  it('lets a service start that may not change it, whose new events wait in its outbox', async () => {
    const bus = busOf(false);
    await bus.join({ service: 'messaging', ...subscriber });
    await expect(bus.publish([anEvent()])).rejects.toThrow();
  });

  it('takes new events once the service runs that may change it', async () => {
    await busOf(true).join({ service: 'booking', ...subscriber });
    await busOf(false).publish([anEvent()]);
    const { config } = await (await jetstreamManager(connection, streamOptions)).streams.info(streamName);
    expect(config.subjects).toEqual(expect.arrayContaining(['user.>', 'booking.>', 'recording.>']));
  });
});
