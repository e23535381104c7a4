import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { someHours } from '@somo/testing/builders';
import { aNewcomer, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';
import { moduleId } from '../curriculum/curriculum.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;
const inHours = (hours: number) => toInstant(now + hours * hour);

interface Someone {
  name: string;
  rate?: number | null;
  subjects?: SubjectChoice[];
  country?: string;
  languages?: string[];
  gradeLevels?: string[];
  free?: number[];
  rating?: [average: number, reviews: number];
  verified?: boolean;
  instant?: boolean;
}

const maths = (levels: ('Beginner' | 'Advanced')[] = []): SubjectChoice[] => [
  { subject: 'Mathematics', moduleIds: levels.map((level) => moduleId('Mathematics', level)) },
];

describe('find teachers', () => {
  let world: World;
  const find = (search: FindTeachersQuery = {}) => world.as(aVisitor()).ask('catalog.find-teachers', search);
  const names = async (search: FindTeachersQuery = {}) => (await find(search)).items.map((card) => card.fullName);

  async function join(someone: Someone): Promise<string> {
    const userId = newId();
    const [firstName = '', lastName = ''] = someone.name.split(' ');
    const hourlyRateCents = someone.rate === undefined ? 2500 : someone.rate;
    const profile = { role: 'teacher' as const, firstName, lastName, timeZone: 'Africa/Accra', hourlyRateCents };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', profile);
    await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: someone.subjects ?? maths() });
    const { country, languages, gradeLevels } = someone;
    await world.as(aTeacher({ userId })).ask('catalog.save-profile', { country, languages, gradeLevels });
    const { instant: instantBooking } = someone;
    if (instantBooking !== undefined) await world.deliver('hours.changed', someHours({ teacherId: userId, instantBooking }));
    const startsAt = someone.free?.map(inHours);
    if (startsAt) await world.deliver('openings.changed', { teacherId: userId, version: 1, startsAt });
    const [average, reviews] = someone.rating ?? [0, 0];
    const earned = [userId, Math.round(average * reviews), reviews, someone.verified ?? false];
    await world.db.run('earned', 'UPDATE profiles SET rating_sum = $2, reviews_count = $3, is_verified = $4 WHERE user_id = $1', earned);
    world.clock.advance(1);
    return userId;
  }

  beforeAll(async () => {
    world = await startService(catalog, { now });
    await join({
      name: 'Kwame Mensah',
      rate: 2500,
      country: 'Ghana',
      languages: ['English', 'Twi'],
      free: [30, 26, 5],
      rating: [4.9, 40],
      verified: true,
    });
    await join({
      name: 'Adébáyò Ọlátúnjí',
      rate: 1800,
      country: 'Nigeria',
      languages: ['Yoruba'],
      subjects: maths(['Advanced']),
      free: [100],
      rating: [5, 1],
      instant: false,
    });
    await join({
      name: 'Wanjiru Kamau',
      rate: 3000,
      country: 'Kenya',
      subjects: [{ subject: 'Physics', moduleIds: [] }],
      gradeLevels: ['High School (9-12)'],
    });
    await join({
      name: 'Zanele Dube',
      rate: 2500,
      country: 'South Africa',
      subjects: [{ subject: 'Zulu', moduleIds: [] }],
      free: [2],
      rating: [4.2, 30],
      instant: true,
    });
    await join({ name: 'Priceless Person', rate: null });
    await join({ name: 'Idle Person', subjects: [] });
  });
  afterAll(() => world.close());

  it('FIND-02 lists every teacher with a rate and a subject for an empty search, and no one else', async () => {
    const everybody = ['Kwame Mensah', 'Adébáyò Ọlátúnjí', 'Zanele Dube', 'Wanjiru Kamau'].sort();
    expect((await names()).sort()).toEqual(everybody);
    expect((await names({ q: '  ' })).sort()).toEqual(everybody);
    expect(await names({ q: 'Person' })).toEqual([]);
  });

  it.each([
    ['a full name', 'kwame mensah', ['Kwame Mensah']],
    ['part of a name, without its accents', 'olatun', ['Adébáyò Ọlátúnjí']],
    ['a subject, in any case', 'PHYSICS', ['Wanjiru Kamau']],
    ['part of a subject', 'zul', ['Zanele Dube']],
    ['a chosen module', 'calculus', ['Adébáyò Ọlátúnjí']],
    ['a single letter', 'z', ['Zanele Dube']],
    ['a text that matches no one', 'xyzzy', []],
    ['SQL wildcards', '%', []],
    ['names of two different teachers', 'Kwame Dube', []],
  ])('FIND-02 finds by %s', async (_, q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  it.each<[string, FindTeachersQuery, string[]]>([
    ['subject', { subject: 'physics' }, ['Wanjiru Kamau']],
    ['country', { country: 'GHANA' }, ['Kwame Mensah']],
    ['language', { language: 'twi' }, ['Kwame Mensah']],
    ['grade level', { level: 'High School (9-12)' }, ['Wanjiru Kamau']],
    ['minimum price', { minRateCents: 2501 }, ['Wanjiru Kamau']],
    ['maximum price', { maxRateCents: 1800 }, ['Adébáyò Ọlátúnjí']],
    ['rating', { minRating: 4.95 }, ['Adébáyò Ọlátúnjí']],
    ['verification', { verified: true }, ['Kwame Mensah']],
    ['instant booking, which is the default', { instant: true }, ['Kwame Mensah', 'Zanele Dube', 'Wanjiru Kamau']],
    ['booking by request', { instant: false }, ['Adébáyò Ọlátúnjí']],
    [
      'all at once',
      { q: 'math', subject: 'Mathematics', country: 'Ghana', maxRateCents: 2500, minRating: 4.9, verified: true },
      ['Kwame Mensah'],
    ],
    ['a subject that no one teaches', { subject: 'Chess' }, []],
  ])('FIND-03 filters by %s', async (_, search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it.each<[string, FindTeachersQuery, string[]]>([
    ['a window a lesson fits into', { freeFrom: inHours(26), freeTo: inHours(27) }, ['Kwame Mensah']],
    ['a window too short for a lesson', { freeFrom: inHours(26), freeTo: inHours(26.5) }, []],
    ['a window inside the notice period', { freeFrom: inHours(1), freeTo: inHours(23) }, []],
    ['from some time on', { freeFrom: inHours(31) }, ['Adébáyò Ọlátúnjí']],
    ['until some time', { freeTo: inHours(48) }, ['Kwame Mensah']],
  ])('FIND-03 filters by free time: %s', async (_, search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it.each<[FindTeachersQuery['sort'], string[]]>([
    ['price', ['Adébáyò Ọlátúnjí', 'Kwame Mensah', 'Zanele Dube', 'Wanjiru Kamau']],
    ['-price', ['Wanjiru Kamau', 'Kwame Mensah', 'Zanele Dube', 'Adébáyò Ọlátúnjí']],
    ['rating', ['Kwame Mensah', 'Adébáyò Ọlátúnjí', 'Wanjiru Kamau', 'Zanele Dube']],
    ['best', ['Kwame Mensah', 'Adébáyò Ọlátúnjí', 'Zanele Dube', 'Wanjiru Kamau']],
    ['newest', ['Zanele Dube', 'Wanjiru Kamau', 'Adébáyò Ọlátúnjí', 'Kwame Mensah']],
  ])('FIND-03 sorts by %s', async (sort, found) => {
    expect(await names({ sort })).toEqual(found);
  });

  it('FIND-03 sorts by the next free time, teachers without one last', async () => {
    const found = await names({ sort: 'soonest' });
    expect(found.slice(0, 2)).toEqual(['Kwame Mensah', 'Adébáyò Ọlátúnjí']);
    expect(found).toHaveLength(4);
  });

  it.each<[string, FindTeachersQuery, string[] | undefined]>([
    ['a word people use', { q: 'maths teacher' }, ['Mathematics']],
    ['a misspelling, where the text finds nobody', { q: 'mathmatics' }, ['Mathematics']],
    ['the subject itself', { q: 'Mathematics' }, undefined],
  ])('FIND-02 finds the teachers of a subject by %s, and says what was searched for', async (_, search, searchedFor) => {
    const all = await names({ subject: 'Mathematics' });
    const found = await find(search);
    expect(found.items.map((card) => card.fullName)).toEqual(all);
    expect(found.searchedFor).toEqual(searchedFor);
  });

  it.each(['maths', 'mathmatics', 'kwame maths', 'IT', 'a', 'tutor', 'Ghana'])(
    'FIND-02 FIND-09 pages through what %p finds without gaps or repeats',
    async (q) => {
      const whole = await names({ q });
      const paged: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page = await find({ q, limit: 1, ...(cursor === '' ? {} : { cursor }) });
        paged.push(...page.items.map((card) => card.fullName));
        cursor = page.nextCursor ?? undefined;
      }
      expect(paged).toEqual(whole);
    },
  );

  it('FIND-06 A11 the next free time of a card is one of those asked for', async () => {
    const nextFree = async (search: FindTeachersQuery) => (await find(search)).items.map((card) => [card.firstName, card.nextFreeAt]);
    expect(await nextFree({ freeFrom: inHours(27), freeTo: inHours(31), sort: 'price' })).toEqual([['Kwame', inHours(30)]]);
    expect(await nextFree({ freeFrom: inHours(30), sort: 'soonest' })).toEqual([
      ['Kwame', inHours(30)],
      ['Adébáyò', inHours(100)],
    ]);
  });

  it('FIND-02 offers near subjects that somebody teaches where nobody is found', async () => {
    const { items, nearSubjects = [] } = await find({ q: 'STEM' });
    expect(items).toEqual([]);
    const taught = new Set((await find({ limit: 100 })).items.flatMap(({ subjects }) => subjects));
    expect(nearSubjects.length).toBeGreaterThan(0);
    expect(nearSubjects.filter((subject) => !taught.has(subject))).toEqual([]);
    expect((await find({ country: 'Atlantis' })).nearSubjects).toBeUndefined();
  });

  it('FIND-02 lists on request only the subjects that somebody teaches, all of them or those that words mean', async () => {
    const taught = new Set((await find({ limit: 100 })).items.flatMap(({ subjects }) => subjects));
    const list = async (q?: string) => (await world.as(aVisitor()).ask('catalog.list-subjects', { q, taught: true })).items;
    const untaught = (await world.as(aVisitor()).ask('catalog.list-subjects', {})).items.find((subject) => !taught.has(subject));
    expect(new Set(await list())).toEqual(taught);
    expect(await list(untaught)).not.toContain(untaught);
  });

  it('FIND-06 returns the first free time outside the notice period, or none', async () => {
    const free = Object.fromEntries((await find()).items.map((card) => [card.firstName, card.nextFreeAt]));
    expect(free).toEqual({ Kwame: inHours(26), Adébáyò: inHours(100), Zanele: null, Wanjiru: null });
  });

  it('FIND-09 counts all results on the first page only', async () => {
    const first = await find({ limit: 1 });
    expect([first.items.length, first.total]).toEqual([1, 4]);
    const second = await find({ limit: 1, cursor: first.nextCursor ?? '' });
    expect(second).not.toHaveProperty('total');
    expect(await find({ q: 'xyzzy' })).toMatchObject({ items: [], total: 0 });
  });

  it.each(['best', 'price', '-price', 'rating', 'soonest', 'newest'] as const)(
    'FIND-09 pages by %s without gaps or repeats',
    async (sort) => {
      const whole = await names({ sort });
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await find({ sort, limit: 1, cursor });
        paged.push(...page.items.map((card) => card.fullName));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(paged).toEqual(whole);
    },
  );

  it.each([
    'nonsense',
    Buffer.from('["best","1","x"]').toString('base64url'),
    Buffer.from(`["best","1e9","${newId()}"]`).toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    await expect(find({ cursor })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('refuses a cursor from another sort order', async () => {
    const { nextCursor } = await find({ sort: 'price', limit: 1 });
    await expect(find({ sort: 'newest', cursor: nextCursor ?? '' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('features the three best who have a free time', async () => {
    const { items } = await world.as(aVisitor()).ask('catalog.list-featured-teachers', {});
    expect(items.map((card) => card.fullName)).toEqual(['Kwame Mensah', 'Adébáyò Ọlátúnjí']);
  });
});
