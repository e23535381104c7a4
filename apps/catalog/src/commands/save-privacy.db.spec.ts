import type { PrivacyState } from '@somo/contracts/events/privacy';
import { everyGateway } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, anAdmin, aService, aStudent, aTeacher, aVisitor, type TestCaller } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

describe('save privacy', () => {
  let world: World;
  const now = Date.parse('2030-01-07T08:00:00Z');
  const userId = newId();
  const teacher = () => world.as(aTeacher({ userId }));
  const visitor = () => world.as(aVisitor());
  const found = async (minRating?: number) =>
    (await visitor().ask('catalog.find-teachers', minRating === undefined ? {} : { minRating })).items;

  beforeAll(async () => {
    world = await startService(catalog, { now });
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', kwame);
    await teacher().ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    await world.db.sql('rate', 'UPDATE profiles SET rating_sum = 58, reviews_count = 12 WHERE user_id = $1', [userId]);
  });
  afterAll(() => world.close());

  it('SET-09 hides the rating from everybody else, on cards, on the profile, from the filter and from the order', async () => {
    const rated = { averageRating: 4.83, reviewsCount: 12 };
    const hidden = { averageRating: null, reviewsCount: 0 };
    const shared = { showRatings: true, shareAvailability: true };
    await expect(teacher().ask('catalog.get-privacy', {})).resolves.toEqual(shared);
    expect(await found(4)).toMatchObject([rated]);

    await expect(teacher().ask('catalog.save-privacy', { showRatings: false })).resolves.toEqual({ ...shared, showRatings: false });
    expect(await found()).toMatchObject([hidden]);
    expect(await found(4)).toEqual([]);
    await expect(visitor().ask('catalog.get-teacher', { teacherId: userId })).resolves.toMatchObject(hidden);
    await expect(teacher().ask('catalog.get-my-profile', {})).resolves.toMatchObject(rated);

    await expect(teacher().ask('catalog.save-privacy', {})).resolves.toEqual({ ...shared, showRatings: false });
    await teacher().ask('catalog.save-privacy', { showRatings: true });
    expect(await found(4)).toMatchObject([rated]);
  });

  it('SET-09 hides the next free time from everybody else, on cards, on the profile, from searches by time and from their order', async () => {
    const at = toInstant(now + 30 * 3_600_000);
    const byTime = { freeFrom: toInstant(now), freeTo: toInstant(now + 40 * 3_600_000) };
    const foundBy = async (search: object) =>
      (await visitor().ask('catalog.find-teachers', search)).items.map(({ nextFreeAt }) => nextFreeAt);
    const featured = async () => (await visitor().ask('catalog.list-featured-teachers', {})).items.length;
    await world.deliver('openings.changed', { teacherId: userId, version: 1, startsAt: [at] });
    expect([await foundBy({}), await foundBy(byTime), await foundBy({ sort: 'soonest' }), await featured()]).toEqual([[at], [at], [at], 1]);

    await teacher().ask('catalog.save-privacy', { shareAvailability: false });
    expect([await foundBy({}), await foundBy(byTime), await foundBy({ sort: 'soonest' }), await featured()]).toEqual([
      [null],
      [],
      [null],
      0,
    ]);
    expect((await foundBy({ ...byTime, q: 'Mensah' })).length).toBe(0);
    const hidden = { nextFreeAt: null, sharesAvailability: false };
    await expect(visitor().ask('catalog.get-teacher', { teacherId: userId })).resolves.toMatchObject(hidden);
    await expect(teacher().ask('catalog.get-my-profile', {})).resolves.toMatchObject({ nextFreeAt: at });
    await teacher().ask('catalog.save-privacy', { shareAvailability: true });
    expect(await foundBy(byTime)).toEqual([at]);
  });

  it('SET-09 tells other services, with a version that grows', async () => {
    await teacher().ask('catalog.save-privacy', { shareAvailability: false });
    await teacher().ask('catalog.save-privacy', { shareAvailability: true });
    const told = (await world.emitted()).flatMap(({ type, data }) => (type === 'privacy.changed' ? [data as PrivacyState] : []));
    const [off, on] = told.slice(-2);
    expect([off, on]).toMatchObject([
      { userId, showRatings: true, shareAvailability: false },
      { userId, showRatings: true, shareAvailability: true },
    ]);
    expect(on?.version).toBeGreaterThan(off?.version ?? 0);
  });

  it('SET-07 shows an initial and no picture of a student who hides their profile, to all but the student and operators', async () => {
    const ama = newId();
    const student = world.as(aStudent({ userId: ama }));
    const names = { firstName: 'Ama', lastName: 'Boateng', timeZone: 'Africa/Accra', hourlyRateCents: null };
    await world.as(aNewcomer({ userId: ama })).ask('catalog.create-profile', { role: 'student', ...names });
    await world.db.run('picture', "UPDATE profiles SET avatar_url = '/avatars/ama' WHERE user_id = $1", [ama]);
    const seenBy = async (caller: TestCaller) =>
      (await world.as(caller).ask('catalog.get-people', { ids: [ama, userId] })).find(({ id }) => id === ama);
    const whole = { id: ama, firstName: 'Ama', lastName: 'Boateng', fullName: 'Ama Boateng', avatarUrl: '/avatars/ama' };
    const hidden = { ...whole, lastName: 'B.', fullName: 'Ama B.', avatarUrl: null };
    expect(await seenBy(aTeacher())).toEqual(whole);
    await expect(student.ask('catalog.get-privacy', {})).resolves.toEqual({ showProfile: true, shareActivity: true });

    world.lives.length = 0;
    await expect(student.ask('catalog.save-privacy', { showProfile: false })).resolves.toEqual({ showProfile: false, shareActivity: true });
    expect(world.lives).toContainEqual({ userId: everyGateway, name: 'profile.changed', payload: { userId: ama } });
    expect(await Promise.all([aTeacher(), aStudent(), aVisitor(), aService('notification')].map(seenBy))).toEqual([
      hidden,
      hidden,
      hidden,
      hidden,
    ]);
    expect(await Promise.all([aStudent({ userId: ama }), anAdmin(), aService('payments')].map(seenBy))).toEqual([whole, whole, whole]);
    await expect(student.ask('catalog.get-my-profile', {})).resolves.toMatchObject({ lastName: 'Boateng', avatarUrl: '/avatars/ama' });
    await student.ask('catalog.save-privacy', { showProfile: true });
    expect(await seenBy(aTeacher())).toEqual(whole);
    await expect(student.ask('catalog.save-privacy', { showRatings: false })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('SET-07 SET-09 is for students and teachers', async () => {
    await expect(teacher().ask('catalog.save-privacy', { showProfile: false })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(world.as(anAdmin()).ask('catalog.save-privacy', {})).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aTeacher()).ask('catalog.save-privacy', {})).rejects.toMatchObject({ code: 'onboarding-needed' });
  });

  it.each(['rating', 'best'] as const)('SET-09 keeps a hidden rating out of the cursor and the order of %s', async (sort) => {
    const another = newId();
    const ama = { role: 'teacher' as const, firstName: 'Ama', lastName: 'Owusu', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId: another })).ask('catalog.create-profile', ama);
    await world.as(aTeacher({ userId: another })).ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    const keysWith = async (sum: number) => {
      await world.db.sql('rate-12', 'UPDATE profiles SET rating_sum = $2, reviews_count = 12 WHERE user_id = $1', [userId, sum]);
      const { items, nextCursor } = await visitor().ask('catalog.find-teachers', { sort, limit: 1 });
      return [items[0]?.id, nextCursor];
    };
    const shown = await keysWith(58);
    expect(await keysWith(14)).not.toEqual(shown);
    await teacher().ask('catalog.save-privacy', { showRatings: false });
    expect(await keysWith(14)).toEqual(await keysWith(58));
    await teacher().ask('catalog.save-privacy', { showRatings: true });
  });
});
