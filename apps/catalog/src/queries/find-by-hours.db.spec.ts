import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

/** A Monday. */
const now = Date.parse('2030-01-07T08:00:00Z');
const timeZone = 'Europe/London';

describe('find teachers by the hours one has', () => {
  let world: World;
  const find = (search: FindTeachersQuery) => world.as(aVisitor()).ask('catalog.find-teachers', search);
  const names = async (search: FindTeachersQuery) => (await find(search)).items.map((card) => card.firstName);

  async function join(firstName: string, subject: string, ...free: string[]): Promise<void> {
    const userId = newId();
    const profile = { role: 'teacher' as const, firstName, lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', profile);
    await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: [{ subject, moduleIds: [] }] });
    const startsAt = free.map((at) => toInstant(Date.parse(`2030-01-${at}:00Z`)));
    await world.deliver('openings.changed', { teacherId: userId, version: 1, startsAt });
    world.clock.advance(1);
  }

  beforeAll(async () => {
    world = await startService(catalog, { now });
    await join('Kwame', 'Mathematics', '09T10:00', '15T16:30', '16T11:30');
    await join('Tendai', 'Mathematics', '10T09:00', '12T09:00', '13T11:30', '14T09:00', '19T10:00');
    await join('Ngozi', 'Physics', '09T17:00', '16T21:30', '17T18:00');
    await join('Fatou', 'French', '07T20:00', '11T00:30', '11T23:30', '20T23:30');
    await join('Idle', 'Chess');
  });
  afterAll(() => world.close());

  it.each<[string, FindTeachersQuery, string[]]>([
    ['mornings', { hours: 'mornings' }, ['Kwame', 'Tendai']],
    ['afternoons', { hours: 'afternoons' }, ['Kwame']],
    ['evenings, outside the notice period', { hours: 'evenings' }, ['Ngozi']],
    ['weekends', { hours: 'weekends' }, ['Fatou', 'Tendai']],
    ['mornings of the weekend', { hours: 'mornings', weekdays: '0,6' }, ['Tendai']],
    ['days of the week', { weekdays: '3' }, ['Kwame', 'Ngozi']],
    ['hours of a day of the week', { weekdays: '3', fromTime: '17:00', toTime: '22:00' }, ['Ngozi']],
    ['from a time of day on', { fromTime: '21:00' }, ['Fatou', 'Ngozi']],
    ['until a time of day', { toTime: '01:00' }, ['Fatou']],
    ['hours that nobody has', { fromTime: '03:00', toTime: '05:00' }, []],
    ['hours within some days', { hours: 'mornings', freeFrom: toInstant(Date.parse('2030-01-18T00:00:00Z')) }, ['Tendai']],
  ])('FIND-03 finds those who are free on %s', async (_, search, found) => {
    expect((await names({ ...search, timeZone })).sort()).toEqual(found);
  });

  it('FIND-03 means hours by the clock of the person who searches', async () => {
    expect(await names({ hours: 'evenings', timeZone: 'Asia/Tokyo' })).toEqual(['Tendai', 'Kwame']);
    expect(await names({ hours: 'weekends', timeZone: 'Pacific/Auckland' })).toEqual(['Fatou', 'Tendai']);
  });

  it('FIND-06 shows the next times within these hours on the card, and sorts by them', async () => {
    const times = async (search: FindTeachersQuery) =>
      (await find({ ...search, timeZone })).items.map((card) => [card.firstName, card.nextFreeAt, card.nextTimes]);
    const evening = toInstant(Date.parse('2030-01-09T17:00:00Z'));
    expect(await times({ hours: 'evenings' })).toEqual([
      ['Ngozi', evening, ['09T17:00', '16T21:30', '17T18:00'].map((at) => toInstant(Date.parse(`2030-01-${at}:00Z`)))],
    ]);
    expect((await times({ hours: 'mornings', sort: 'soonest' })).map(([name]) => name)).toEqual(['Kwame', 'Tendai']);
    const [tendai] = await times({ hours: 'mornings', q: 'Tendai' });
    expect(tendai?.[2]).toHaveLength(3);
    expect((await find({ q: 'Idle' })).items[0]?.nextTimes).toEqual([]);
  });

  it('FIND-03 says who is nearest where the time is why nobody is found', async () => {
    const { items, atOtherTimes, nearest, searchedFor, nearSubjects } = await find({ q: 'maths', hours: 'evenings', timeZone });
    expect([items, atOtherTimes, searchedFor, nearSubjects]).toEqual([[], 2, ['Mathematics'], undefined]);
    expect(nearest?.map(({ teacher, nextFreeAt }) => [teacher.firstName, teacher.nextFreeAt, nextFreeAt])).toEqual([
      ['Kwame', ...Array<string>(2).fill(toInstant(Date.parse('2030-01-15T16:30:00Z')))],
      ['Tendai', ...Array<string>(2).fill(toInstant(Date.parse('2030-01-13T11:30:00Z')))],
    ]);
  });

  it('FIND-03 says so too for one window, and of teachers without any open time', async () => {
    const day = { freeFrom: toInstant(Date.parse('2030-01-09T12:00:00Z')), freeTo: toInstant(Date.parse('2030-01-09T14:00:00Z')) };
    expect((await find({ subject: 'Mathematics', ...day })).nearest?.[0]?.teacher.firstName).toBe('Kwame');
    expect(await find({ subject: 'Chess', hours: 'weekends', timeZone })).toMatchObject({ items: [], atOtherTimes: 1, nearest: [] });
  });

  it('FIND-03 does not blame the time for a word that means nothing', async () => {
    const found = await find({ q: 'xyzzy', hours: 'evenings', timeZone });
    expect(found).toMatchObject({ items: [], total: 0, nearSubjects: [] });
    expect(found).not.toHaveProperty('nearest');
  });

  it.each<[string, FindTeachersQuery, string]>([
    ['hours that end before they begin', { fromTime: '18:00', toTime: '17:00', timeZone }, 'toTime'],
    ['hours without length', { fromTime: '18:00', toTime: '18:00', timeZone }, 'toTime'],
    ['hours across midnight', { fromTime: '22:00', toTime: '02:00', timeZone }, 'toTime'],
    ['hours of two kinds', { hours: 'evenings', fromTime: '17:00', timeZone }, 'hours'],
    ['a weekend on a Monday', { hours: 'weekends', weekdays: '1', timeZone }, 'weekdays'],
    ['hours without a zone', { hours: 'evenings' }, 'timeZone'],
    [
      'hours on a day that is not among those asked for',
      { weekdays: '1', timeZone, freeFrom: toInstant(now + 26 * 3_600_000), freeTo: toInstant(now + 30 * 3_600_000) },
      'weekdays',
    ],
  ])('FIND-03 refuses %s, in words', async (_, search, field) => {
    await expect(find(search)).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { [field]: [expect.any(String)] } } });
  });
});
