import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { someHours } from '@somo/testing/builders';
import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { catalog } from '../catalog.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const inHours = (hours: number) => toInstant(now + hours * 3_600_000);

describe('the copy of open times', () => {
  let world: World;
  let teacherId: string;
  const nextFree = async () => (await world.as(aVisitor()).ask('catalog.get-teacher', { teacherId })).nextFreeAt;

  beforeAll(async () => {
    world = await startService(catalog, { now });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    teacherId = newId();
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId: teacherId })).ask('catalog.create-profile', kwame);
  });

  const states = [
    { version: 1, startsAt: [inHours(50)] },
    { version: 2, startsAt: [inHours(30), inHours(40)] },
    { version: 3, startsAt: [inHours(25)] },
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
    [2, 2, 0, 1, 0, 2],
  ];

  it.each(orders.map((order) => [order]))('FIND-06 ends the same in any order and with duplicates: %p', async (order) => {
    for (const index of order) {
      const state = states[index];
      if (state) await world.deliver('openings.changed', { teacherId, ...state });
    }
    await expect(nextFree()).resolves.toBe(inHours(25));
  });

  it('FIND-06 ends the same when older and newer states arrive at once, in the statements of one', async () => {
    const changed = states.map((state) => ({ name: 'openings.changed' as const, data: { teacherId, ...state } }));
    const other = { name: 'openings.changed' as const, data: { teacherId: newId(), version: 1, startsAt: [inHours(26)] } };
    const one = await statementsOf(() => world.deliverTogether([other]));
    expect(await statementsOf(() => world.deliverTogether([...changed.toReversed(), other]))).toEqual(one);
    await expect(nextFree()).resolves.toBe(inHours(25));
  });

  it('C01 keeps how lessons are booked as of the newest hours, before and after the times arrive', async () => {
    const kept = async () => {
      const [row] = await world.db.sql('test-kept', 'SELECT instant_booking AS instant, version::int FROM openings WHERE teacher_id = $1', [
        teacherId,
      ]);
      return row;
    };
    for (const [version, instantBooking] of [
      [3, false],
      [2, true],
    ] as const)
      await world.deliver('hours.changed', someHours({ teacherId, version, instantBooking }));
    expect(await kept()).toEqual({ instant: false, version: 0 });
    await world.deliver('openings.changed', { teacherId, version: 1, startsAt: [inHours(50)] });
    expect(await kept()).toEqual({ instant: false, version: 1 });
    expect(await nextFree()).toBe(inHours(50));
  });

  it('FIND-06 includes a start at the very end of the notice period, in whatever order the starts arrive', async () => {
    await world.deliver('openings.changed', { teacherId, version: 1, startsAt: [inHours(26), inHours(23.9), inHours(24)] });
    await expect(nextFree()).resolves.toBe(inHours(24));
    world.clock.advance(1);
    await expect(nextFree()).resolves.toBe(inHours(26));
    world.clock.set(now);
  });

  it('FIND-06 has no free time for a teacher who offers none', async () => {
    await world.deliver('openings.changed', { teacherId, version: 1, startsAt: [inHours(26)] });
    await world.deliver('openings.changed', { teacherId, version: 2, startsAt: [] });
    await expect(nextFree()).resolves.toBeNull();
  });
});
