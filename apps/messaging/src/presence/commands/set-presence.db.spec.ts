import type { Presence } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aPrivacyState } from '@somo/testing/builders';
import { aStudent, aTeacher } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { messaging } from '../../messaging.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
/** Ninety delivery orders take a while on a busy machine. */
const patience = 120_000;
const at = toInstant(now);

describe('C39 presence', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(messaging, { now });
  });
  beforeEach(() => {
    world.clock.set(now);
    world.lives.length = 0;
  });
  afterAll(() => world.close());

  const aPair = async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    return { amara: booking.studentId, kwame: booking.teacherId };
  };
  const set = (userId: string, connectionId: string, presence: Presence) =>
    world.as(aStudent({ userId })).ask('messaging.set-presence', { connectionId, presence });
  const contacts = (userId: string) => world.as(aTeacher({ userId })).ask('messaging.get-contacts-presence', {});
  const heard = () => world.lives.splice(0).map(({ userId, payload }) => ({ to: userId, ...payload }));

  it('is pushed to contacts who are online, both ways', async () => {
    const { amara, kwame } = await aPair();
    await set(amara, 'a1', 'online');
    expect(heard()).toEqual([{ to: amara, userId: kwame, presence: 'offline', at }]);
    await set(kwame, 'k1', 'online');
    expect(heard()).toEqual([
      { to: amara, userId: kwame, presence: 'online', at },
      { to: kwame, userId: amara, presence: 'online', at },
    ]);
    expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'online' }]);
  });

  it('of a contact who went offline while a page was disconnected is pushed to it, and to nobody else, when it connects again', async () => {
    const { amara, kwame } = await aPair();
    const [before, after, page] = [newId(), newId(), newId()];
    await set(kwame, page, 'online');
    await set(amara, before, 'online');
    await set(amara, before, 'offline');
    await set(kwame, page, 'offline');
    heard();
    await set(amara, after, 'online');
    expect(heard()).toEqual([{ to: amara, userId: kwame, presence: 'offline', at }]);
    await set(amara, after, 'away');
    expect(heard()).toEqual([]);
  });

  it('of at most two hundred contacts who are offline is pushed to a page that opens, and of all who are online', async () => {
    const { amara, kwame } = await aPair();
    await set(kwame, newId(), 'online');
    const others = Array.from({ length: 201 }, newId);
    await world.db.run('test-contacts', 'INSERT INTO contacts (person_id, other_id) SELECT $1, unnest($2::uuid[])', [amara, others]);
    heard();
    await set(amara, newId(), 'online');
    expect(heard().filter(({ to }) => to === amara)).toEqual([
      { to: amara, userId: kwame, presence: 'online', at },
      ...others.slice(1).map((other) => ({ to: amara, userId: other, presence: 'offline', at })),
    ]);
  });

  it('is online while any page is, away when all are idle, and offline when the last one closes', async () => {
    const { amara, kwame } = await aPair();
    await set(kwame, newId(), 'online');
    const [first, second] = [newId(), newId()];
    await set(amara, first, 'online');
    await set(amara, second, 'online');
    heard();
    await set(amara, first, 'away');
    expect(heard()).toEqual([]);
    await set(amara, second, 'away');
    expect(heard()).toEqual([{ to: kwame, userId: amara, presence: 'away', at }]);
    await set(amara, first, 'offline');
    await set(amara, second, 'offline');
    expect(heard()).toEqual([{ to: kwame, userId: amara, presence: 'offline', at }]);
  });

  it('ends ten minutes after the last update if a gateway has died', async () => {
    const { amara, kwame } = await aPair();
    await set(amara, newId(), 'online');
    world.clock.advance(10 * 60_000);
    expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'offline' }]);
    await set(amara, newId(), 'online');
    expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'online' }]);
  });

  it('cannot be seen or set by anyone else', async () => {
    const { amara, kwame } = await aPair();
    const page = newId();
    await set(amara, page, 'online');
    await set(newId(), page, 'offline');
    await set(newId(), page, 'away');
    expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'online' }]);
    expect(await contacts(newId())).toEqual([]);
  });

  it('SET-07 of a student who does not share activity is not shown, while the student still sees others', async () => {
    const { amara, kwame } = await aPair();
    const share = (version: number, shareActivity: boolean) =>
      world.deliver('privacy.changed', aPrivacyState({ userId: amara, version, shareActivity }));
    const page = newId();
    await set(kwame, newId(), 'online');
    await set(amara, page, 'online');
    heard();
    await share(3, false);
    await share(2, true);
    expect(heard()).toEqual([{ to: kwame, userId: amara, presence: 'offline', at }]);
    await set(amara, page, 'away');
    await set(amara, newId(), 'online');
    expect(heard()).toEqual([{ to: amara, userId: kwame, presence: 'online', at }]);
    expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'offline' }]);
    await set(kwame, newId(), 'away');
    expect(heard().filter(({ to }) => to === kwame)).toEqual([{ to: kwame, userId: amara, presence: 'offline', at }]);
    await share(4, true);
    expect(heard()).toEqual([{ to: kwame, userId: amara, presence: 'online', at }]);
    expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'online' }]);
  });

  it('is offline after two pages close concurrently', async () => {
    const { amara, kwame } = await aPair();
    const pages = Array.from({ length: 8 }, newId);
    await set(kwame, newId(), 'online');
    await Promise.all(pages.map((page) => set(amara, page, 'online')));
    heard();
    await Promise.all(pages.map((page) => set(amara, page, 'offline')));
    expect(heard()).toEqual([{ to: kwame, userId: amara, presence: 'offline', at }]);
  });

  it(
    'knows the same contacts however often and in whatever order lessons are confirmed',
    async () => {
      for (const order of everyDelivery(['first', 'second', 'other'] as const)) {
        const [amara, kwame, zola] = [newId(), newId(), newId()];
        const pair = {
          first: { studentId: amara, teacherId: kwame },
          second: { studentId: amara, teacherId: kwame },
          other: { studentId: amara, teacherId: zola },
        };
        for (const name of order) await world.deliver('booking.confirmed', aBookingState(pair[name]));
        expect(await contacts(amara)).toEqual([kwame, zola].sort().map((userId) => ({ userId, presence: 'offline' })));
        expect(await contacts(kwame)).toEqual([{ userId: amara, presence: 'offline' }]);
      }
    },
    patience,
  );
});
