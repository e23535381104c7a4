import { newId } from '@somo/platform/ids';
import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { everyDelivery } from '@somo/testing/permute';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

describe("the copy of a teacher's lessons and answers", () => {
  let world: World;
  beforeAll(async () => void (world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') })));
  afterAll(() => world.close());

  const states = [
    { version: 1, lessonsTaught: 5, answerMinutes: null },
    { version: 2, lessonsTaught: 6, answerMinutes: 80 },
  ];

  it.each(everyDelivery(states).map((order) => [order]))('FIND-06 is the newest on the page, in any order %#', async (order) => {
    const teacherId = newId();
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId: teacherId })).ask('catalog.create-profile', kwame);
    for (const state of order) await world.deliver('teaching.changed', { teacherId, ...state });
    const shown = await world.as(aVisitor()).ask('catalog.get-teacher', { teacherId });
    expect(shown).toMatchObject({ lessonsTaught: 6, answerMinutes: 80 });
  });
});
