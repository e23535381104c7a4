import type { ProfileBody } from '@somo/contracts/routes/profile';
import { teacherSorts } from '@somo/contracts/rules/search';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';
import { subjects } from '../curriculum/subject-words.js';

const now = Date.parse('2030-01-07T08:00:00Z');

/** What people type, and the subjects whose teachers must be found: these and no others. */
const words: [words: string, ...subjects: string[]][] = [
  ['Maths', 'Mathematics'],
  ['MATHS TUTOR', 'Mathematics'],
  ['algebra', 'Mathematics'],
  ['trig', 'Mathematics'],
  ['fractions', 'Mathematics'],
  ['GCSE maths', 'Mathematics'],
  ['further maths', 'Further Mathematics'],
  ['A level further maths', 'Further Mathematics'],
  ['add maths', 'Further Mathematics'],
  ['stats', 'Statistics'],
  ['bio', 'Biology'],
  ['WAEC biology', 'Biology'],
  ['chem', 'Chemistry'],
  ['physics teacher', 'Physics'],
  ['maths and physics', 'Mathematics', 'Physics'],
  ['science', 'Biology', 'Chemistry', 'Physics'],
  ['English lessons', 'English'],
  ['spoken english for kids', 'English'],
  ['lit', 'Literature'],
  ['literature in English', 'Literature'],
  ['phonics', 'English'],
  ['spelling', 'English'],
  ['vocabulary', 'English'],
  ['econ', 'Economics'],
  ['econs', 'Economics'],
  ['economy', 'Economics'],
  ['accounts', 'Accounting'],
  ['commerce', 'Business Studies'],
  ['agric', 'Agricultural Science'],
  ['geo', 'Geography'],
  ['RE', 'Religious Studies'],
  ['CRK', 'Religious Studies'],
  ['CRS', 'Religious Studies'],
  ['civics', 'Government and Civics'],
  ['IELTS', 'IELTS Preparation'],
  ['exam prep', 'Study Skills'],
  ['SAT', 'SAT Preparation'],
  ['SAT prep', 'SAT Preparation'],
  ['kiswahili', 'Swahili'],
  ['Chinese', 'Mandarin Chinese'],
  ['Français', 'French'],
  ['French lessons', 'French'],
  ['ICT', 'Computer Science', 'Digital Literacy'],
  ['IT', 'Computer Science'],
  ['comp sci', 'Computer Science'],
  ['coding', 'Python Programming', 'Web Development', 'Mobile App Development'],
  ['code', 'Python Programming', 'Web Development', 'Mobile App Development'],
  ['java', 'Computer Science'],
  ['C', 'Computer Science'],
  ['C++', 'Computer Science'],
  ['Computer Studies', 'Computer Science'],
  ['react', 'Web Development'],
  ['excel', 'Digital Literacy'],
  ['python', 'Python Programming'],
  ['web design', 'Web Development'],
  ['AI', 'Data Science'],
  ['photoshop', 'Graphic Design'],
  ['music', 'African Drumming', 'Guitar', 'Music Theory', 'Piano'],
  ['piano teacher', 'Piano'],
  ['I want to learn guitar', 'Guitar'],
  ['🎸', 'Guitar'],
  ['acting', 'Drama'],
  ['art', 'Drawing and Painting'],
  ['debate', 'Public Speaking'],
  ['digital marketing', 'Marketing'],
  ['history', 'History', 'African History'],
];

const misspelled: [words: string, subject: string][] = [
  ['mathmatics', 'Mathematics'],
  ['matematics', 'Mathematics'],
  ['mahts', 'Mathematics'],
  ['phisics', 'Physics'],
  ['fysics', 'Physics'],
  ['fizics', 'Physics'],
  ['compter science', 'Computer Science'],
  ['enviromental science', 'Environmental Science'],
  ['IELST', 'IELTS Preparation'],
  ['bioligy', 'Biology'],
  ['chemestry', 'Chemistry'],
  ['kemistry', 'Chemistry'],
  ['acounting', 'Accounting'],
  ['econmics', 'Economics'],
  ['geograpy', 'Geography'],
  ['histroy', 'History'],
  ['engish', 'English'],
  ['frensh', 'French'],
  ['frecnh', 'French'],
  ['swahilli', 'Swahili'],
  ['spanich', 'Spanish'],
  ['portugese', 'Portuguese'],
  ['pyton', 'Python Programming'],
  ['psycology', 'Psychology'],
  ['gitar teacher', 'Guitar'],
  ['pinao', 'Piano'],
  ['statistiks', 'Statistics'],
  ['astronmy', 'Astronomy'],
];

describe('the words people search for', () => {
  let world: World;
  const find = (q: string) => world.as(aVisitor()).ask('catalog.find-teachers', { q, limit: 100 });
  const foundSubjects = async (q: string) => [...new Set((await find(q)).items.flatMap((card) => card.subjects))].sort();

  async function join(firstName: string, lastName: string, subject: string, says: ProfileBody = {}): Promise<void> {
    const userId = newId();
    const profile = { role: 'teacher' as const, firstName, lastName, timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', profile);
    await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: [{ subject, moduleIds: [] }] });
    await world.as(aTeacher({ userId })).ask('catalog.save-profile', says);
  }

  beforeAll(async () => {
    world = await startService(catalog, { now });
    await join('Aman', 'Obi', 'Chess');
    for (const subject of subjects) await join('Nana', 'Osei', subject);
    await join('Harmony', 'Okeke', 'Chess');
    await join('Kwame', 'Biko', 'Chess');
    await join('Ama', 'Drama', 'Chess');
    await join('Anne-Marie', 'N’Dour', 'Chess');
    await join('Fatou', 'Diop', 'Chess', { country: 'Senegal', languages: ['French', 'Wolof'] });
    await join('Yao', 'Wolf', 'Chess', { country: "Côte d'Ivoire", languages: ['Zulu', 'Xhosa'] });
  }, 60_000);
  afterAll(() => world.close());

  it.each(words)('FIND-02 %p finds the teachers of %p', async (q, ...expected) => {
    expect(await foundSubjects(q)).toEqual([...expected].sort());
  });

  it.each(misspelled)('FIND-02 %p finds the teachers of %p and says so', async (q, subject) => {
    const { items, searchedFor, isGuess } = await find(q);
    expect([items.map((card) => card.subjects), searchedFor, isGuess]).toEqual([[[subject]], [subject], true]);
  });

  it.each([
    ['kwame', 'Kwame Biko'],
    ['Biko', 'Kwame Biko'],
    ['harmony okeke', 'Harmony Okeke'],
    ['AMA drama', 'Ama Drama'],
    ['Biko Kwame', 'Kwame Biko'],
    ['Mr. Kwame', 'Kwame Biko'],
    ["kwame's lessons", 'Kwame Biko'],
    ['Kwaame', 'Kwame Biko'],
    ['okeke harmoni', 'Harmony Okeke'],
    ['okeke hamrony', 'Harmony Okeke'],
    ['dour marie', 'Anne-Marie N’Dour'],
    ['ndour', 'Anne-Marie N’Dour'],
    ["N'Dour", 'Anne-Marie N’Dour'],
  ])('FIND-02 %p still finds the person, and nobody else', async (q, name) => {
    const { items, searchedFor } = await find(q);
    expect([items.map((card) => card.fullName), searchedFor]).toEqual([[name], undefined]);
  });

  it.each([
    ['Kwaame', true],
    ['quantum basket', true],
    ['GCSE maths', true],
    ['chess lessons in Nairobi', true],
    ['maths', undefined],
    ['chess', undefined],
    ['kwame chess', undefined],
    ['Biko Kwame', undefined],
    ['chess lessons in Abidjan', undefined],
    ['teacher in Senegal', undefined],
  ])('FIND-02 says of %p whether it is only guessed: %p', async (q, expected) => {
    const { items, isGuess } = await find(q);
    expect(items).not.toEqual([]);
    expect(isGuess).toBe(expected);
  });

  it.each(teacherSorts)('FIND-02 FIND-03 %s: whether it is only guessed is the same on every page', async (sort) => {
    const guesses: unknown[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await world
        .as(aVisitor())
        .ask('catalog.find-teachers', { q: 'kwame chess', sort, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      guesses.push(page.isGuess);
      cursor = page.nextCursor;
    }
    expect(guesses).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('FIND-02 FIND-03 nobody is called so within the other filters: only guessed', async () => {
    const filters = { q: 'kwame chess', sort: 'newest', country: 'Senegal' } as const;
    expect(await world.as(aVisitor()).ask('catalog.find-teachers', filters)).toMatchObject({
      items: [{ firstName: 'Fatou' }],
      isGuess: true,
    });
  });

  it('FIND-02 subjects to offer are the same for few and many ranges of time', async () => {
    const times = [{ freeFrom: toInstant(now) }, { hours: 'weekends', timeZone: 'Africa/Accra' }] as const;
    for (const time of times)
      expect(await world.as(aVisitor()).ask('catalog.find-teachers', { q: 'singing', ...time })).toMatchObject({
        items: [],
        nearSubjects: [],
      });
  });

  it('FIND-02 a word for a subject also finds the name it is part of', async () => {
    const { items } = await find('drama');
    expect(items.map((card) => card.fullName).sort()).toEqual(['Ama Drama', 'Nana Osei']);
    const { items: both, searchedFor } = await find('harmony');
    expect(both.map((card) => [card.fullName, ...card.subjects]).sort()).toEqual([
      ['Harmony Okeke', 'Chess'],
      ['Nana Osei', 'Music Theory'],
    ]);
    expect(searchedFor).toEqual(['Music Theory']);
  });

  it.each([
    ['kwame physics', ['Kwame Biko', 'Nana Osei'], ['Physics']],
    [
      'chess with Kwame',
      ['Kwame Biko', 'Harmony Okeke', 'Ama Drama', 'Nana Osei', 'Aman Obi', 'Anne-Marie N’Dour', 'Fatou Diop', 'Yao Wolf'],
      ['Chess'],
    ],
  ])('FIND-02 %p finds the person before other teachers of the subject', async (q, names, subject) => {
    const { items, searchedFor } = await find(q);
    expect([items[0]?.fullName, items.map((card) => card.fullName).sort(), searchedFor]).toEqual([names[0], names.sort(), subject]);
  });

  it.each(['tutor', 'online lessons', 'I need a private teacher', 'classes'])('FIND-02 %p finds everybody', async (q) => {
    const { items, searchedFor } = await find(q);
    expect([items.length, searchedFor]).toEqual([(await find('')).items.length, undefined]);
  });

  it.each([
    ['Senegal', ['Fatou Diop']],
    ['Dakar', ['Fatou Diop']],
    ['teacher in Senegal', ['Fatou Diop']],
    ['cote d’ivoire', ['Yao Wolf']],
    ['chess lessons in Abidjan', ['Yao Wolf']],
    ['Fatou, Senegal', ['Fatou Diop']],
    ['Yao Senegal', []],
    ['Wolof', ['Fatou Diop']],
    ['isiXhosa lessons', ['Yao Wolf']],
    ['wolof abidjan', []],
  ])('FIND-02 %p finds %p by where they live and what they speak', async (q, names) => {
    expect((await find(q)).items.map((card) => card.fullName)).toEqual(names);
  });

  it('FIND-02 a language finds the teachers of the subject alone, and a place agrees with the filters', async () => {
    expect(await foundSubjects('Zulu')).toEqual(['Zulu']);
    const narrowed = { q: 'Senegal', country: "Côte d'Ivoire" };
    expect((await world.as(aVisitor()).ask('catalog.find-teachers', narrowed)).items).toEqual([]);
  });

  it('FIND-03 B14 the best matches have a word that begins with the text, then the newest come first', async () => {
    expect((await find('ama')).items.map((card) => card.fullName)).toEqual(['Ama Drama', 'Aman Obi', 'Nana Osei']);
  });

  it.each([
    'Kwabena',
    'Chen',
    'asdfgh',
    'xyz',
    '%_\\',
    "'; --",
    '🦄',
    '學習',
    'cooking',
    'baking',
    'constructor',
    '__proto__',
    'x'.repeat(10_000),
  ])('FIND-02 %.20p finds nobody', async (q) => {
    expect((await find(q)).items).toEqual([]);
  });

  it.each([
    ['WAEC', 'Mathematics'],
    ['JAMB', 'Mathematics'],
    ['KCSE', 'Mathematics'],
    ['GCSE', 'Mathematics'],
    ['A level', 'Mathematics'],
    ['STEM', 'Mathematics'],
    ['homeschool', 'Mathematics'],
    ['GMAT', 'Mathematics'],
    ['TOEFL', 'English'],
    ['TEFL', 'English'],
    ['PE', 'Health Science'],
    ['home economics', 'Health Science'],
    ['singing', 'Music Theory'],
    ['dance', 'African Drumming'],
    ['oceanography', 'Geography'],
  ])('FIND-02 %p finds nobody, and %s is the nearest subject to offer', async (q, nearest) => {
    const { items, searchedFor, nearSubjects = [] } = await find(q);
    expect([items, searchedFor, nearSubjects[0]]).toEqual([[], undefined, nearest]);
    expect(nearSubjects.length).toBeLessThanOrEqual(5);
  });

  it.each(['PE', 'qq', 'asdfgh', '🦄', 'greek', 'danish', 'access', 'fencing'])('FIND-02 %p offers nothing far-fetched', async (q) => {
    const { nearSubjects } = await find(q);
    expect(nearSubjects).toEqual(q === 'PE' ? ['Health Science'] : []);
  });

  it('FIND-02 offers only subjects that somebody teaches within the other filters', async () => {
    const filters = { q: 'GCSE', country: 'Atlantis' };
    expect(await world.as(aVisitor()).ask('catalog.find-teachers', filters)).toMatchObject({ items: [], nearSubjects: [] });
  });

  it.each([
    ['maths', ['Mathematics']],
    ['MATHEMATICS', ['Mathematics', 'Further Mathematics']],
    ['mathmatics', ['Mathematics']],
    ['ICT', ['Computer Science', 'Digital Literacy']],
    ['TOEFL', ['English', 'IELTS Preparation']],
    ['singing', ['Music Theory', 'Piano', 'Guitar']],
    ['online', subjects],
    ['phy', ['Philosophy', 'Geography', 'Photography', 'Physics']],
    ['asdfgh', []],
    ['%', []],
  ])('SUBJ-02 %p lists the subjects %p', async (q, expected) => {
    const { items } = await world.as(aVisitor()).ask('catalog.list-subjects', { q });
    expect(items.sort()).toEqual([...expected].sort());
  });

  it('SUBJ-02 lists all subjects for blank words', async () => {
    const list = async (q?: string) => (await world.as(aVisitor()).ask('catalog.list-subjects', { q })).items;
    expect(await list('  ')).toEqual(await list());
  });
});
