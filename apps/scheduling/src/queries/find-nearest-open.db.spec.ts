import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aService, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { scheduling } from '../scheduling.module.js';

const monday = Date.parse('2030-01-07T08:00:00Z');
const teacherId = newId();

describe('scheduling.find-nearest-open', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(scheduling, { now: monday, answers: { 'auth.get-standing': () => Promise.resolve(null) } });
    await world.deliver('user.onboarded', { userId: teacherId, role: 'teacher', timeZone: 'UTC' });
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant('2030-01-09T13:00:00.000Z') }));
  });
  afterAll(() => world.close());

  const nearest = async (around: string, limit: number) => {
    const slots = await world.as(aVisitor()).ask('scheduling.find-nearest-open', { teacherId, around: parseInstant(around), limit });
    return slots.map((slot) => slot.startsAt.slice(5, 16));
  };

  it('BOOK-11 returns the open times nearest to a taken one, nearest first, without the taken one', async () => {
    expect(await nearest('2030-01-09T13:00:00.000Z', 4)).toEqual(['01-09T14:30', '01-09T10:30', '01-09T16:00', '01-09T09:00']);
  });

  it('BOOK-11 never goes back into the notice period', async () => {
    expect(await nearest('2030-01-07T09:00:00.000Z', 2)).toEqual(['01-08T09:00', '01-08T10:30']);
  });

  it('BOOK-11 finds nothing around a time that cannot be booked', async () => {
    expect(await nearest('2031-01-07T09:00:00.000Z', 3)).toEqual([]);
  });

  it('BOOK-11 searches further if too few are nearby', async () => {
    const times = await nearest('2030-01-16T13:00:00.000Z', 40);
    expect(times).toHaveLength(40);
    expect(times.at(-1)?.slice(0, 5)).not.toMatch(/01-1[3-9]/);
  });

  it('shares one query among identical requests within a second, then queries again', async () => {
    const crowd = () => statementsOf(() => Promise.all(Array.from({ length: 20 }, () => nearest('2030-01-10T13:00:00.000Z', 4))));
    const once = ['hours-of', 'busy-between'];
    expect(await crowd()).toEqual(once);
    expect(await crowd()).toEqual([]);
    await world.deliver('booking.created', aBookingState({ teacherId, startsAt: parseInstant('2030-01-10T13:00:00.000Z') }));
    world.clock.advance(1000);
    expect(await crowd()).toEqual(once);
    expect(await nearest('2030-01-10T13:00:00.000Z', 4)).not.toContain('01-10T13:00');
    world.clock.set(monday);
  });

  it('returns the start and end of each time, to booking too', async () => {
    const input = { teacherId, around: parseInstant('2030-01-09T13:00:00.000Z'), limit: 1 };
    expect(await world.as(aService('booking')).ask('scheduling.find-nearest-open', input)).toEqual([
      { startsAt: '2030-01-09T14:30:00.000Z', endsAt: '2030-01-09T15:30:00.000Z' },
    ]);
  });

  it('refuses an unknown teacher', async () => {
    const input = { teacherId: newId(), around: parseInstant('2030-01-09T13:00:00.000Z'), limit: 1 };
    await expect(world.as(aVisitor()).ask('scheduling.find-nearest-open', input)).rejects.toMatchObject({ code: 'teacher-not-found' });
  });
});
