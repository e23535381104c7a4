import { newId } from '@somo/platform/ids';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

describe('save privacy', () => {
  let world: World;
  const userId = newId();
  const teacher = () => world.as(aTeacher({ userId }));
  const visitor = () => world.as(aVisitor());
  const found = async (minRating?: number) =>
    (await visitor().ask('catalog.find-teachers', minRating === undefined ? {} : { minRating })).items;

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', kwame);
    await teacher().ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    await world.db.sql('rate', 'UPDATE profiles SET average_rating = 4.8, reviews_count = 12 WHERE user_id = $1', [userId]);
  });
  afterAll(() => world.close());

  it('SET-09 hides the rating from everybody else, on cards, on the profile and from the filter', async () => {
    const rated = { averageRating: 4.8, reviewsCount: 12 };
    const hidden = { averageRating: null, reviewsCount: 0 };
    await expect(teacher().ask('catalog.get-privacy', {})).resolves.toEqual({ showRatings: true });
    expect(await found(4)).toMatchObject([rated]);

    await expect(teacher().ask('catalog.save-privacy', { showRatings: false })).resolves.toEqual({ showRatings: false });
    expect(await found()).toMatchObject([hidden]);
    expect(await found(4)).toEqual([]);
    await expect(visitor().ask('catalog.get-teacher', { teacherId: userId })).resolves.toMatchObject(hidden);
    await expect(teacher().ask('catalog.get-my-profile', {})).resolves.toMatchObject(rated);

    await expect(teacher().ask('catalog.save-privacy', {})).resolves.toEqual({ showRatings: false });
    await teacher().ask('catalog.save-privacy', { showRatings: true });
    expect(await found(4)).toMatchObject([rated]);
  });

  it('SET-09 is for teachers', async () => {
    await expect(world.as(aStudent()).ask('catalog.save-privacy', { showRatings: false })).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aTeacher()).ask('catalog.save-privacy', {})).rejects.toMatchObject({ code: 'onboarding-needed' });
  });
});
