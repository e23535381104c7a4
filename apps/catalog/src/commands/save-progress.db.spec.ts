import { newId } from '@somo/platform/ids';
import { aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

describe('save progress', () => {
  let world: World;
  let moduleId: string;
  let lessons: number;
  const student = aStudent();
  const save = (completedLessons: number[]) => world.as(student).ask('catalog.save-progress', { moduleId, completedLessons });
  const read = async (caller = student) => (await world.as(caller).ask('catalog.get-module', { moduleId })).completedLessons;

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
    const [module] = (await world.as(aVisitor()).ask('catalog.list-modules', { subject: 'Mathematics' })).items;
    [moduleId, lessons] = [module?.id ?? '', module?.lessonCount ?? 0];
  });
  afterAll(() => world.close());

  it('MOD-01 keeps which lessons a student has completed, in order and each once, however often it is sent', async () => {
    expect(await read()).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      await expect(save([3, 1, 3])).resolves.toMatchObject({ id: moduleId, completedLessons: [1, 3] });
    expect(await read()).toEqual([1, 3]);
    await save([]);
    expect(await read()).toEqual([]);
  });

  it('MOD-01 is the own progress of each student', async () => {
    await save([2]);
    expect(await read(aStudent())).toEqual([]);
    await expect(world.as(aVisitor()).ask('catalog.get-module', { moduleId })).resolves.toMatchObject({ completedLessons: [] });
  });

  it.each([[[0]], [[1.5]], [[-1]], [[1, 999]]])('MOD-01 refuses %j, and changes nothing', async (completed) => {
    await save([1]);
    await expect(save(completed)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { completedLessons: [expect.any(String)] } },
    });
    expect(await read()).toEqual([1]);
    expect(lessons).toBeGreaterThan(5);
  });

  it('MOD-01 refuses other people than students, and modules that are none', async () => {
    await expect(world.as(aTeacher()).ask('catalog.save-progress', { moduleId, completedLessons: [1] })).rejects.toMatchObject({
      code: 'wrong-role',
    });
    for (const other of [newId(), 'x'])
      await expect(world.as(student).ask('catalog.save-progress', { moduleId: other, completedLessons: [] })).rejects.toMatchObject({
        code: 'module-not-found',
      });
  });
});
