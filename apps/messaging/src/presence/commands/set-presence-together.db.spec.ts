import { jest } from '@jest/globals';
import type { Presence } from '@somo/contracts/live';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { aBookingState } from '@somo/testing/builders';
import { aStudent } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { until } from '@somo/testing/until';
import { messaging } from '../../messaging.module.js';

describe('C39 the presence of two contacts at once', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(messaging, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  beforeEach(() => void (world.lives.length = 0));
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => world.close());

  const aPair = async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    return { amara: booking.studentId, kwame: booking.teacherId };
  };
  const set = (userId: string, connectionId: string, presence: Presence) =>
    world.as(aStudent({ userId })).ask('messaging.set-presence', { connectionId, presence });
  /** What a person's pages show of another in the end. */
  const shows = (to: string, userId: string) =>
    world.lives
      .filter((pushed) => pushed.userId === to)
      .map(({ payload }) => payload as { userId: string; presence: Presence })
      .findLast((payload) => payload.userId === userId)?.presence;
  /** Runs `after` once a person's contacts were read, before the reader goes on. */
  const whenRead = (after: (userId: unknown, reads: number) => Promise<unknown> | undefined) => {
    const sql = Db.prototype.sql;
    let reads = 0;
    jest.spyOn(Db.prototype, 'sql').mockImplementation(async function (this: Db, name, text, values) {
      const rows = await sql.call(this, name, text, values);
      if (name === 'presence-contacts') await after(values?.[0], ++reads);
      return rows;
    });
    return () => reads;
  };

  it('is told to both when each reads the contacts before the other has finished', async () => {
    const { amara, kwame } = await aPair();
    const reads = whenRead(() => until(() => reads() >= 2));
    await Promise.all([set(amara, newId(), 'online'), set(kwame, newId(), 'online')]);
    expect([shows(amara, kwame), shows(kwame, amara)]).toEqual(['online', 'online']);
  });

  it('is the newer one when a contact changes while a page that opens is told', async () => {
    const { amara, kwame } = await aPair();
    await set(amara, newId(), 'online');
    whenRead((userId, reads) => (userId === amara && reads === 1 ? set(kwame, newId(), 'online') : undefined));
    await set(amara, newId(), 'online');
    expect(shows(amara, kwame)).toBe('online');
  });

  it('is told to both of sixty pairs who come at once', async () => {
    const pairs = await Promise.all(Array.from({ length: 60 }, aPair));
    const people = pairs.flatMap(({ amara, kwame }) => [
      { who: amara, other: kwame },
      { who: kwame, other: amara },
    ]);
    await Promise.all(people.map(({ who }) => set(who, newId(), 'online')));
    expect(people.filter(({ who, other }) => shows(who, other) !== 'online')).toEqual([]);
  });
});
