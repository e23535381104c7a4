import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';
import { moduleId } from '../curriculum/curriculum.js';

const calculus = moduleId('Mathematics', 'Advanced');
const algebra = moduleId('Mathematics', 'Beginner');
const waves = moduleId('Physics', 'Intermediate');

describe('save subjects', () => {
  let world: World;
  let userId: string;
  const save = (subjects: SubjectChoice[]) => world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects });
  const profile = () => world.as(aVisitor()).ask('catalog.get-teacher', { teacherId: userId });
  const errors = (text: string) => ({ code: 'invalid-input', details: { errors: { subjects: [expect.stringContaining(text)] } } });

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  beforeEach(async () => {
    userId = newId();
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', kwame);
  });

  it('SUBJ-04 replaces everything chosen before, in the order it was chosen', async () => {
    await save([{ subject: 'Chemistry', moduleIds: [] }]);
    const saved = await save([
      { subject: 'physics', moduleIds: [waves] },
      { subject: 'Mathematics', moduleIds: [calculus, algebra] },
    ]);
    expect(saved.subjects).toEqual(['Physics', 'Mathematics']);
    expect(saved.specialties).toEqual(['Waves, Light and Electricity', 'Calculus', 'Algebra Fundamentals']);
    expect(saved.modules[1]).toEqual({
      id: calculus,
      name: 'Calculus',
      subject: 'Mathematics',
      level: 'Advanced',
      description: 'Change and accumulation, with their uses.',
      lessonCount: 12,
    });
    await expect(profile()).resolves.toMatchObject({ subjects: ['Physics', 'Mathematics'] });
  });

  it('lists the teacher with the first subject and takes them off with none', async () => {
    const listed = async () => (await world.as(aVisitor()).ask('catalog.find-teachers', {})).items.some(({ id }) => id === userId);
    await save([{ subject: 'Physics', moduleIds: [] }]);
    expect(await listed()).toBe(true);
    await save([]);
    expect(await listed()).toBe(false);
  });

  it('C36 a suspended teacher is neither found nor offered, whatever they save, until they are restored; an older event changes nothing', async () => {
    await save([{ subject: 'Physics', moduleIds: [] }]);
    const standing = (version: number, suspended: boolean) => ({
      ...{ userId, version, suspended, role: 'teacher' as const, changedAt: toInstant(world.clock.now()) },
    });
    const available = async () => (await world.as(aVisitor()).ask('catalog.get-teacher-terms', { teacherId: userId })).available;
    await world.deliver('user.suspended', standing(1, true));
    await save([{ subject: 'Chemistry', moduleIds: [] }]);
    expect(await available()).toBe(false);
    await expect(profile()).rejects.toMatchObject({ code: 'teacher-not-found' });
    await world.deliver('user.restored', standing(2, false));
    await world.deliver('user.suspended', standing(1, true));
    expect(await available()).toBe(true);
    await expect(profile()).resolves.toMatchObject({ subjects: ['Chemistry'] });
    const told = (await world.emitted()).filter(({ data }) => 'teacherId' in data && data.teacherId === userId);
    expect(told.slice(-3).map(({ data }) => 'available' in data && data.available)).toEqual([false, false, true]);
  });

  it('SUBJ-03 refuses a subject chosen twice, with the message shown on screen', async () => {
    const twice = [
      { subject: 'Physics', moduleIds: [] },
      { subject: 'PHYSICS', moduleIds: [] },
    ];
    await expect(save(twice)).rejects.toMatchObject(errors('You already have PHYSICS in your subjects list'));
    await expect(save([{ subject: 'Physics', moduleIds: [waves, waves] }])).rejects.toMatchObject(errors('module twice'));
  });

  it('refuses subjects and modules that are not in the catalog, and changes nothing', async () => {
    await save([{ subject: 'Physics', moduleIds: [waves] }]);
    await expect(save([{ subject: 'Astrology', moduleIds: [] }])).rejects.toMatchObject({ code: 'unknown-subject' });
    await expect(save([{ subject: 'Physics', moduleIds: [newId()] }])).rejects.toMatchObject({ code: 'unknown-module' });
    await expect(save([{ subject: 'Physics', moduleIds: [calculus] }])).rejects.toMatchObject({ code: 'unknown-module' });
    await expect(profile()).resolves.toMatchObject({ subjects: ['Physics'], specialties: ['Waves, Light and Electricity'] });
  });

  it('refuses more subjects than one person can teach', async () => {
    const { items } = await world.as(aVisitor()).ask('catalog.list-subjects', {});
    await expect(save(items.slice(0, 13).map((subject) => ({ subject, moduleIds: [] })))).rejects.toMatchObject(errors('no more than 12'));
  });

  it('keeps one of two concurrent saves as a whole', async () => {
    const first = { subject: 'Physics', moduleIds: [waves] };
    const second = { subject: 'Mathematics', moduleIds: [calculus] };
    await Promise.all([first, second, first, second].map((choice) => save([choice])));
    const { subjects, specialties } = await profile();
    expect([subjects, specialties]).toEqual(
      subjects[0] === 'Physics' ? [['Physics'], ['Waves, Light and Electricity']] : [['Mathematics'], ['Calculus']],
    );
    const found = await world.as(aVisitor()).ask('catalog.find-teachers', { q: subjects[0] });
    expect(found.items.map((card) => card.id)).toContain(userId);
  });

  it('is for onboarded teachers', async () => {
    await expect(world.as(aStudent()).ask('catalog.save-subjects', { subjects: [] })).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aNewcomer()).ask('catalog.save-subjects', { subjects: [] })).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(world.as(aTeacher()).ask('catalog.save-subjects', { subjects: [] })).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(world.as(aVisitor()).ask('catalog.save-subjects', { subjects: [] })).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
