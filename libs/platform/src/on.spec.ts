import type { BookingState } from '@somo/contracts/events/booking';
import type { PayoutState } from '@somo/contracts/events/payout';
import { On, OnMany, type Arrived } from './on.js';

class Reaction {
  @On('booking.created', 'booking.rescheduled')
  run(_booking: BookingState): Promise<void> {
    return Promise.resolve();
  }
}

describe('a reaction', () => {
  it('may answer several events', () => {
    expect(Reflect.getMetadata('microservices:pattern', Reaction.prototype.run)).toEqual(['booking.created', 'booking.rescheduled']);
  });

  it('does not compile with a name that is no event, or with a payload that one of its events does not carry', () => {
    class Wrong {
      // @ts-expect-error: no event is called that
      @On('booking.created', 'booking.dreamt')
      name(_booking: BookingState): Promise<void> {
        return Promise.resolve();
      }
      // @ts-expect-error: a payout carries no booking
      @On('booking.created', 'payout.sent')
      payload(_booking: BookingState): Promise<void> {
        return Promise.resolve();
      }
      @On('booking.created', 'payout.sent')
      union(_either: BookingState | PayoutState): Promise<void> {
        return Promise.resolve();
      }
      // @ts-expect-error: it gets several at once
      @OnMany('booking.created')
      one(_booking: BookingState): Promise<void> {
        return Promise.resolve();
      }
      @OnMany('booking.created', 'payout.sent')
      many(_events: readonly Arrived<'booking.created' | 'payout.sent'>[]): Promise<void> {
        return Promise.resolve();
      }
    }
    expect(Wrong).toBeDefined();
  });
});
