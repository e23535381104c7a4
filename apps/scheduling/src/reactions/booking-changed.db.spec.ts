import type { EventName } from '@somo/contracts/events/map';
import type { BookingState } from '@somo/contracts/events/booking';
import type { OpeningsState } from '@somo/contracts/events/openings';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const nine = parseInstant('2030-01-09T09:00:00.000Z');
type BookingEvent = Extract<EventName, 'booking.created' | 'booking.confirmed' | 'booking.cancelled' | 'lesson.completed'>;

describe('when a booking changes', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday });
  });
  afterAll(() => world.close());

  async function aTeacher(): Promise<string> {
    const userId = newId();
    await world.deliver('user.onboarded', { userId, role: 'teacher', timeZone: 'UTC' });
    return userId;
  }
  const told = async (teacherId: string) =>
    (await world.emitted())
      .filter(({ type }) => type === 'openings.changed')
      .map((event) => event.data as OpeningsState)
      .filter((openings) => openings.teacherId === teacherId);
  const lastTold = async (teacherId: string) => (await told(teacherId)).at(-1)?.startsAt ?? [];
  const busy = (bookingId: string) =>
    world.db.sql<Record<string, unknown>>('test-busy', 'SELECT version, starts_at, free_at, live FROM busy_times WHERE booking_id = $1', [
      bookingId,
    ]);

  it('a booked time is closed and, once cancelled, open again; each change publishes the whole list with a higher version', async () => {
    const booking = aBookingState({ teacherId: await aTeacher(), startsAt: nine });
    await world.deliver('booking.created', booking);
    expect(await lastTold(booking.teacherId)).not.toContain(nine);
    await world.deliver('booking.cancelled', { ...booking, version: 2, status: 'cancelled', cancelledBy: 'student' });
    expect(await lastTold(booking.teacherId)).toContain(nine);
    const all = await told(booking.teacherId);
    expect(all.map((openings) => [openings.version, openings.startsAt.length])).toEqual([
      [1, 50],
      [2, 49],
      [3, 50],
    ]);
  });

  it('nothing is published if the list is unchanged: a lesson outside the hours, or a past one', async () => {
    const teacherId = await aTeacher();
    const evening = aBookingState({ teacherId, startsAt: parseInstant('2030-01-09T20:00:00.000Z') });
    await world.deliver('booking.created', evening);
    await world.deliver('lesson.completed', { ...evening, version: 2, status: 'completed' });
    expect(await told(teacherId)).toHaveLength(1);
  });

  it('a cancelled booking stays as a tombstone: an older event does not bring it back', async () => {
    const booking = aBookingState({ teacherId: await aTeacher(), startsAt: nine });
    await world.deliver('booking.cancelled', { ...booking, version: 3, status: 'cancelled' });
    await world.deliver('booking.created', booking);
    expect(await busy(booking.bookingId)).toEqual([
      { version: 3, starts_at: new Date(nine), free_at: new Date('2030-01-09T10:15:00Z'), live: false },
    ]);
    expect(await lastTold(booking.teacherId)).toContain(nine);
  });

  it('a booking that arrives before its teacher counts once the teacher is known', async () => {
    const teacherId = newId();
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: nine }));
    expect(await told(teacherId)).toEqual([]);
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'UTC' });
    expect(await lastTold(teacherId)).toHaveLength(49);
    expect(await lastTold(teacherId)).not.toContain(nine);
  });

  const lives: [string, [BookingEvent, Partial<BookingState>][], { version: number }][] = [
    [
      'booked, then completed',
      [
        ['booking.created', { version: 1 }],
        ['lesson.completed', { version: 2, status: 'completed' }],
      ],
      { version: 2 },
    ],
    [
      'held, paid and cancelled',
      [
        ['booking.created', { version: 1, status: 'pending', announced: false }],
        ['booking.confirmed', { version: 2 }],
        ['booking.cancelled', { version: 3, status: 'cancelled' }],
      ],
      { version: 3 },
    ],
  ];

  it.each(lives)('duplicate deliveries in any order end the same: %s', async (_what, events, end) => {
    for (const delivery of everyDelivery(events)) {
      const first = aBookingState({ teacherId: await aTeacher(), startsAt: nine });
      for (const [name, part] of delivery) await world.deliver(name, { ...first, ...part });
      expect(await busy(first.bookingId)).toMatchObject([{ ...end, live: false, starts_at: new Date(nine) }]);
      const open = await lastTold(first.teacherId);
      expect([open.includes(nine), open.length]).toEqual([true, 50]);
    }
  });

  it('takes any number of bookings at once with the same statements, and each has its own consequences', async () => {
    const teachers = [await aTeacher(), await aTeacher(), await aTeacher()];
    const created = teachers.map((teacherId) => ({
      name: 'booking.created' as const,
      data: aBookingState({ teacherId, startsAt: nine }),
      requestId: newId(),
    }));
    const one = await statementsOf(() => world.deliverTogether(created.slice(0, 1)));
    expect(await statementsOf(() => world.deliverTogether(created))).toEqual(one);
    for (const { data, requestId } of created) {
      expect(await lastTold(data.teacherId)).not.toContain(nine);
      const [event] = await world.db.sql(
        'spec-request',
        `SELECT request_id FROM outbox WHERE subject = $1 AND type = 'openings.changed' AND seq = (SELECT max(seq) FROM outbox WHERE subject = $1)`,
        [data.teacherId],
      );
      expect(event).toEqual({ request_id: requestId });
    }
  });

  it('takes several changes of one teacher at once: of a booking the newest counts, and the last list has all of them', async () => {
    const teacherId = await aTeacher();
    const [gone, moved, stays] = ['09:00', '10:30', '13:00'].map((time) =>
      aBookingState({ teacherId, startsAt: parseInstant(`2030-01-09T${time}:00.000Z`) }),
    ) as [BookingState, BookingState, BookingState];
    const { agreementId, studentId } = moved;
    const later = aBookingState({ teacherId, agreementId, studentId, version: 2, startsAt: parseInstant('2030-01-10T13:00:00.000Z') });
    await world.deliverTogether([
      { name: 'booking.created', data: gone },
      { name: 'booking.cancelled', data: { ...gone, version: 2, status: 'cancelled', cancelledBy: 'student' } },
      { name: 'booking.created', data: moved },
      {
        name: 'booking.rescheduled',
        data: { ...later, movedBy: 'student', replaces: { bookingId: moved.bookingId, version: 2, startsAt: moved.startsAt } },
      },
      { name: 'booking.created', data: stays },
      { name: 'booking.confirmed', data: stays },
    ]);
    const open = await lastTold(teacherId);
    expect([gone, moved, later, stays].map(({ startsAt }) => open.includes(startsAt))).toEqual([true, true, false, false]);
    const versions = (await told(teacherId)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, at) => at + 1));
  });

  it('concurrent bookings are published one after the other, and the last list has all of them', async () => {
    const teacherId = await aTeacher();
    const hours = ['09:00', '10:30', '13:00', '14:30', '16:00'].flatMap((time) =>
      ['09', '10', '11'].map((day) => parseInstant(`2030-01-${day}T${time}:00.000Z`)),
    );
    await Promise.all(hours.map((startsAt) => world.deliver('booking.created', aBookingState({ teacherId, startsAt }))));
    const all = await told(teacherId);
    const last = all.reduce((newest, openings) => (openings.version > newest.version ? openings : newest));
    expect(new Set(all.map((openings) => openings.version)).size).toBe(all.length);
    expect(last.startsAt).toHaveLength(50 - hours.length);
    expect(last.startsAt.filter((startsAt) => hours.includes(startsAt))).toEqual([]);
  });
});
