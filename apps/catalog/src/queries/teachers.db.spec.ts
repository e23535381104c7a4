import { newId } from '@somo/platform/ids';
import { aNewcomer, anAdmin, aService, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';
import { moduleId } from '../curriculum/curriculum.js';

const calculus = moduleId('Mathematics', 'Advanced');

describe('a teacher', () => {
  let world: World;
  const teacherId = newId();
  const studentId = newId();
  const visitor = () => world.as(aVisitor());

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
    const someone = { lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId: teacherId })).ask('catalog.create-profile', { ...someone, role: 'teacher', firstName: 'Kwame' });
    await world.as(aNewcomer({ userId: studentId })).ask('catalog.create-profile', { ...someone, role: 'student', firstName: 'Ama' });
  });
  afterAll(() => world.close());

  it('cannot be booked before a subject is chosen', async () => {
    await expect(visitor().ask('catalog.get-teacher-terms', { teacherId })).resolves.toMatchObject({
      teacherId,
      available: false,
      hourlyRateCents: 2500,
      subjects: [],
      modules: [],
    });
  });

  it('has a rate, subjects and modules for booking', async () => {
    await world.as(aTeacher({ userId: teacherId })).ask('catalog.save-subjects', {
      subjects: [
        { subject: 'Mathematics', moduleIds: [calculus] },
        { subject: 'Chess', moduleIds: [] },
      ],
    });
    await expect(world.as(aStudent()).ask('catalog.get-teacher-terms', { teacherId })).resolves.toMatchObject({
      teacherId,
      available: true,
      hourlyRateCents: 2500,
      subjects: ['Mathematics', 'Chess'],
      modules: [{ id: calculus, subject: 'Mathematics', name: 'Calculus' }],
    });
  });

  it('C32 is counted in the site statistics, with their subjects', async () => {
    await expect(visitor().ask('catalog.get-site-stats', {})).resolves.toMatchObject({
      teachers: 1,
      subjects: 2,
      countries: 0,
      averageRating: null,
    });
  });

  it('A14 is found by operators by parts of the name, with or without accents, as students are', async () => {
    const ngozi = newId();
    const someone = {
      role: 'student' as const,
      firstName: 'Ngọzị',
      lastName: 'Müller-Adé',
      timeZone: 'Africa/Lagos',
      hourlyRateCents: null,
    };
    await world.as(aNewcomer({ userId: ngozi })).ask('catalog.create-profile', someone);
    const find = async (name: string, who = anAdmin()) => (await world.as(who).ask('catalog.find-people', { name })).map(({ id }) => id);
    for (const name of ['ngozi', 'NGỌZỊ', 'ade ngo', 'muller']) expect(await find(name)).toEqual([ngozi]);
    const brien = newId();
    await world
      .as(aNewcomer({ userId: brien }))
      .ask('catalog.create-profile', { ...someone, firstName: 'Siobhán', lastName: 'O’Brien-Strauß' });
    for (const name of ['obrien', "O'Brien", 'strauss', 'Strauß']) expect(await find(name)).toEqual([brien]);
    expect((await find('mensah')).sort()).toEqual([teacherId, studentId].sort());
    expect(await find('mensah ngozi')).toEqual([]);
    expect(await find('%')).toEqual([]);
    await expect(find('mensah', aStudent())).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it.each([studentId, newId(), 'nonsense'])("is not found by a student's id, an unknown id or an invalid one", async (id) => {
    await expect(visitor().ask('catalog.get-teacher', { teacherId: id })).rejects.toMatchObject({ code: 'teacher-not-found' });
    await expect(visitor().ask('catalog.get-teacher-terms', { teacherId: id })).rejects.toMatchObject({ code: 'teacher-not-found' });
  });

  it('is shown by name to everyone, like any user', async () => {
    const people = await visitor().ask('catalog.get-people', { ids: [teacherId, studentId, newId()] });
    expect(people.map((person) => person.fullName).sort()).toEqual(['Ama Mensah', 'Kwame Mensah']);
  });

  it.each([[['nonsense']], [Array.from({ length: 101 }, newId)]])('cannot be looked up by too many or invalid ids', async (ids) => {
    await expect(visitor().ask('catalog.get-people', { ids })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('has a profile only once onboarded', async () => {
    await expect(world.as(aNewcomer()).ask('catalog.get-my-profile', {})).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(visitor().ask('catalog.get-my-profile', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aService('booking')).ask('catalog.get-my-profile', {})).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('the catalog', () => {
  let world: World;

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  it('SUBJ-02 has more than 50 subjects, in order and each once', async () => {
    const { items } = await world.as(aVisitor()).ask('catalog.list-subjects', {});
    expect(items.length).toBeGreaterThanOrEqual(50);
    expect(items).toEqual([...new Set(items)].sort((a, b) => a.localeCompare(b)));
  });

  it('MOD-01 has the modules of a subject from beginner to advanced', async () => {
    const { items } = await world.as(aVisitor()).ask('catalog.list-modules', { subject: 'biology' });
    expect(items.map((module) => [module.name, module.level, module.lessonCount])).toEqual([
      ['Biology for Beginners', 'Beginner', 7],
      ['Intermediate Biology', 'Intermediate', 7],
      ['Advanced Biology', 'Advanced', 8],
    ]);
    const all = await world.as(aVisitor()).ask('catalog.list-modules', {});
    expect(all.items.length).toBeGreaterThanOrEqual(150);
  });

  it('MOD-02 shows the lessons of a module', async () => {
    const module = await world.as(aVisitor()).ask('catalog.get-module', { moduleId: calculus });
    expect(module).toMatchObject({ id: calculus, name: 'Calculus', subject: 'Mathematics', level: 'Advanced', lessonCount: 12 });
    expect(module.lessons[1]).toEqual({ number: 2, title: 'Limits' });
  });

  it.each([newId(), 'nonsense'])('has no module %s', async (id) => {
    await expect(world.as(aVisitor()).ask('catalog.get-module', { moduleId: id })).rejects.toMatchObject({ code: 'module-not-found' });
  });
});
