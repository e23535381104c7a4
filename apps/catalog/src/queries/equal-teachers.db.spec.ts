import type { ProfileBody } from '@somo/contracts/routes/profile';
import type { TeacherSort } from '@somo/contracts/rules/search';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const soon = toInstant(now + 30 * 3_600_000);

describe('among otherwise equal teachers', () => {
  let world: World;
  const ids: Record<string, string> = {};
  const find = (sort: TeacherSort) => world.as(aVisitor()).ask('catalog.find-teachers', { sort });
  const deliver = (firstName: string, version: number, startsAt: (typeof soon)[]) =>
    world.deliver('openings.changed', { teacherId: ids[firstName] ?? '', version, startsAt });

  async function join(firstName: string, says: ProfileBody, free: boolean): Promise<void> {
    const userId = newId();
    ids[firstName] = userId;
    const profile = { role: 'teacher' as const, firstName, lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', profile);
    await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    await world.as(aTeacher({ userId })).ask('catalog.save-profile', says);
    if (free) await deliver(firstName, 1, [soon]);
    world.clock.advance(1);
  }

  beforeAll(async () => {
    world = await startService(catalog, { now });
    await join('Whole', { bio: 'I teach.', country: 'Ghana' }, true);
    await join('Silent', {}, true);
    await join('Placed', { country: 'Ghana' }, true);
    await join('Busy', { bio: 'I teach.', country: 'Ghana' }, false);
    await join('Blank', {}, false);
    await join('Newest', {}, false);
  });
  afterAll(() => world.close());

  it.each<[TeacherSort, string[]]>([
    ['best', ['Whole', 'Placed', 'Silent', 'Busy', 'Newest', 'Blank']],
    ['rating', ['Whole', 'Placed', 'Silent', 'Busy', 'Newest', 'Blank']],
    ['-price', ['Whole', 'Placed', 'Silent', 'Busy', 'Newest', 'Blank']],
    ['price', ['Whole', 'Placed', 'Silent', 'Busy', 'Blank', 'Newest']],
  ])('FIND-03 those with open times and a more complete profile come first by %s', async (sort, names) => {
    expect((await find(sort)).items.map((card) => card.firstName)).toEqual(names);
  });

  it('PUB-08 the same ones are featured first', async () => {
    const { items } = await world.as(aVisitor()).ask('catalog.list-featured-teachers', {});
    expect(items.map((card) => card.firstName)).toEqual(['Whole', 'Placed', 'Silent']);
  });

  it('FIND-03 those without open times fall behind, and late events change nothing', async () => {
    await deliver('Whole', 3, []);
    await deliver('Whole', 2, [soon]);
    expect((await find('best')).items.map((card) => card.firstName).slice(0, 3)).toEqual(['Placed', 'Silent', 'Busy']);
    await deliver('Whole', 4, [soon]);
    expect((await find('best')).items[0]?.firstName).toBe('Whole');
  });
});
