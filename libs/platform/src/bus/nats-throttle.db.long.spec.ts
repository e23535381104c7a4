import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import type { EventEnvelope } from '@somo/contracts/events/envelope';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { hasNats, startNats } from '@somo/testing/programs';
import { silentLog } from '@somo/testing/silent-log';
import { until } from '@somo/testing/until';
import { BackgroundThrottle } from '../background-throttle.js';
import { NatsBus } from './nats-bus.js';

function anEvent(): EventEnvelope<'booking.created'> {
  const data = aBookingState();
  const about = { specversion: '1.0', source: '/somo/booking', type: 'booking.created', datacontenttype: 'application/json' } as const;
  return { ...about, id: newId(), subject: data.bookingId, time: toInstant(0), data };
}

(hasNats() ? it : it.skip)(
  'an event that waits on a busy machine for longer than the acknowledgment timeout is delivered once',
  async () => {
    const program = await startNats();
    const slow = new BackgroundThrottle(() => 100_000, { restFactor: 100_000, maxRestMs: 3500, pollMs: 20 });
    const service = new NatsBus(await connect({ servers: program.url }), silentLog, { throttle: slow });
    const ownerOf = new NatsBus(await connect({ servers: program.url }), silentLog);
    const heard: string[] = [];
    await service.join({
      service: 'notification',
      answer: () => Promise.reject(new Error('nobody asks')),
      deliver: async (events) => void heard.push(...events.map(({ id }) => id)),
    });
    const events = [anEvent(), anEvent(), anEvent(), anEvent()];
    await ownerOf.publish(events);
    await until(() => heard.length > events.length || new Set(heard).size === events.length, 25_000);
    // A redelivered copy would still be waiting behind them.
    await sleep(6000);
    expect(heard.sort()).toEqual(events.map(({ id }) => id).sort());
    await Promise.all([service.close(), ownerOf.close()]);
    await program.stop();
  },
  60_000,
);
