import type { BookingState, RescheduledBooking } from '@somo/contracts/events/booking';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { OpeningsState } from '@somo/contracts/events/openings';
import { fromInstant, parseInstant, toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const nine = parseInstant('2030-01-09T09:00:00.000Z');
const noon = parseInstant('2030-01-09T13:00:00.000Z');
const four = parseInstant('2030-01-09T16:00:00.000Z');
/** Ninety delivery orders take a while on a busy machine. */
const patience = 120_000;

type BookingEvent = Extract<EventName, `booking.${string}` | 'lesson.completed'>;
type Told = [BookingEvent, Events[BookingEvent]];

describe('when a lesson is rescheduled', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday });
  });
  afterAll(() => world.close());

  async function aFirst(): Promise<BookingState> {
    const teacherId = newId();
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'UTC' });
    return aBookingState({ teacherId, startsAt: nine });
  }
  /** Returns `from` moved to another time, as booking publishes it. */
  function movedTo(from: BookingState, startsAt: Instant, bookingId = newId()): RescheduledBooking {
    const at = (other: Instant) => toInstant(fromInstant(other) - fromInstant(from.startsAt) + fromInstant(startsAt));
    const times = { startsAt, endsAt: at(from.endsAt), freeAt: at(from.freeAt) };
    const replaces = { bookingId: from.bookingId, version: from.version + 1, startsAt: from.startsAt };
    return { ...from, bookingId, version: from.version + 2, ...times, replaces };
  }
  const openOf = async (teacherId: string) => {
    const events = (await world.emitted()).filter(({ type }) => type === 'openings.changed');
    const told = events.map(({ data }) => data as OpeningsState).filter((openings) => openings.teacherId === teacherId);
    const last = told.reduce((newest, openings) => (openings.version > newest.version ? openings : newest));
    return [nine, noon, four].map((hour) => last.startsAt.includes(hour));
  };
  const busy = async (bookingId: string) => {
    const rows = await world.db.sql<{ version: number; starts_at: Date; free_at: Date; live: boolean }>(
      'test-busy-moved',
      'SELECT version, starts_at, free_at, live FROM busy_times WHERE booking_id = $1',
      [bookingId],
    );
    return rows.map(({ version, starts_at, free_at, live }) => [version, starts_at.toISOString(), free_at.toISOString(), live]);
  };

  it('its old time is open again and the new one is not', async () => {
    const first = await aFirst();
    await world.deliver('booking.created', first);
    expect(await openOf(first.teacherId)).toEqual([false, true, true]);
    const moved = movedTo(first, noon);
    await world.deliver('booking.rescheduled', moved);
    expect(await openOf(first.teacherId)).toEqual([true, false, true]);
    expect(await busy(first.bookingId)).toEqual([[2, nine, '2030-01-09T10:15:00.000Z', false]]);
    expect(await busy(moved.bookingId)).toEqual([[3, noon, '2030-01-09T14:15:00.000Z', true]]);
  });

  const lives: [string, (first: BookingState) => Told[], boolean[]][] = [
    [
      'booked and moved',
      (first) => [
        ['booking.created', first],
        ['booking.rescheduled', movedTo(first, noon)],
      ],
      [true, false, true],
    ],
    [
      'booked, moved and cancelled',
      (first) => {
        const moved = movedTo(first, noon);
        const { replaces: _, ...cancelled } = { ...moved, version: 4, status: 'cancelled' as const };
        return [
          ['booking.created', first],
          ['booking.rescheduled', moved],
          ['booking.cancelled', cancelled],
        ];
      },
      [true, true, true],
    ],
    [
      'booked, moved and moved again',
      (first) => {
        const moved = movedTo(first, noon);
        return [
          ['booking.created', first],
          ['booking.rescheduled', moved],
          ['booking.rescheduled', movedTo(moved, four)],
        ];
      },
      [true, true, false],
    ],
    [
      'booked, moved away and back',
      (first) => {
        const moved = movedTo(first, noon);
        return [
          ['booking.created', first],
          ['booking.rescheduled', moved],
          ['booking.rescheduled', movedTo(moved, nine)],
        ];
      },
      [false, true, true],
    ],
  ];

  it.each(lives)(
    'duplicate deliveries in any order end the same: %s',
    async (_what, eventsOf, open) => {
      const orders = everyDelivery([0, 1, 2].slice(0, eventsOf(aBookingState()).length));
      for (const order of orders) {
        const first = await aFirst();
        const events = eventsOf(first);
        for (const index of order) {
          const [name, data] = events[index] as Told;
          await world.deliver(name, data);
        }
        expect([order, await openOf(first.teacherId)]).toEqual([order, open]);
      }
    },
    patience,
  );
});
