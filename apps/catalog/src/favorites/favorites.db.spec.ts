import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const hour = 3_600_000;

describe('favorites', () => {
  let world: World;
  let kwame: string;
  let wanjiru: string;
  let unlisted: string;

  async function join(firstName: string, isListed = true): Promise<string> {
    const userId = newId();
    const profile = { role: 'teacher' as const, firstName, timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', profile);
    if (isListed)
      await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    return userId;
  }
  const add = (student: ReturnType<typeof aStudent>, teacherId: string) => {
    world.clock.advance(1);
    return world.as(student).ask('catalog.add-favorite', { teacherId });
  };
  const list = (student: ReturnType<typeof aStudent>, page: { cursor?: string; limit?: number } = {}) =>
    world.as(student).ask('catalog.list-favorites', page);

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
    [kwame, wanjiru, unlisted] = [await join('Kwame'), await join('Wanjiru'), await join('Idle', false)];
    const startsAt = [30, 50].map((hours) => new Date(world.clock.now() + hours * hour).toISOString());
    await world.deliver('openings.changed', { teacherId: kwame, version: 1, startsAt } as never);
  });
  afterAll(() => world.close());

  it('lists cards, the one added last first, each once however often it is added', async () => {
    const student = aStudent();
    for (const teacherId of [kwame, wanjiru, kwame]) await expect(add(student, teacherId)).resolves.toBeNull();
    const page = await list(student);
    expect(page.items.map(({ firstName }) => firstName)).toEqual(['Wanjiru', 'Kwame']);
    expect(page.items[1]).toMatchObject({ id: kwame, subjects: ['Mathematics'], isListed: true, nextFreeAt: expect.any(String) });
    expect(page).toMatchObject({ teacherIds: [wanjiru, kwame], nextCursor: null });
  });

  it('goes on where a page ended', async () => {
    const student = aStudent();
    for (const teacherId of [kwame, unlisted, wanjiru]) await add(student, teacherId);
    const first = await list(student, { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([wanjiru, unlisted]);
    const next = await list(student, { limit: 2, cursor: first.nextCursor ?? '' });
    expect(next.items.map(({ id }) => id)).toEqual([kwame]);
    expect([first.teacherIds.length, next.teacherIds.length, next.nextCursor]).toEqual([3, 3, null]);
  });

  it('removes one, and nothing of anybody else', async () => {
    const [student, other] = [aStudent(), aStudent()];
    await add(student, kwame);
    await add(other, kwame);
    for (let times = 0; times < 2; times += 1)
      await expect(world.as(student).ask('catalog.remove-favorite', { teacherId: kwame })).resolves.toBeNull();
    expect((await list(student)).items).toEqual([]);
    expect((await list(other)).teacherIds).toEqual([kwame]);
  });

  it('keeps teachers who take no bookings, and says so; one who is suspended is back once restored', async () => {
    const student = aStudent();
    const suspended = await join('Suspended');
    for (const teacherId of [unlisted, suspended]) await add(student, teacherId);
    await world.deliver('user.suspended', { userId: suspended, version: 1, role: 'teacher', suspended: true } as never);
    expect((await list(student)).items.map(({ id, isListed }) => [id, isListed])).toEqual([[unlisted, false]]);
    expect((await list(student)).teacherIds).toEqual([unlisted]);
    await expect(add(aStudent(), suspended)).rejects.toMatchObject({ code: 'teacher-not-found' });
    await world.deliver('user.restored', { userId: suspended, version: 2, role: 'teacher', suspended: false } as never);
    expect((await list(student)).teacherIds).toEqual([suspended, unlisted]);
  });

  it('PERM-05 says of those whom operators restrict that they take no bookings', async () => {
    const [student, teacherId] = [aStudent(), await join('Esi')];
    await add(student, teacherId);
    const standing = (version: number, restricted: boolean) => ({
      ...{ userId: teacherId, version, restricted, role: 'teacher' as const, changedAt: toInstant(Date.parse('2030-01-07T08:00:00Z')) },
    });
    await world.deliver('user.restricted', standing(1, true));
    expect((await list(student)).items).toMatchObject([{ id: teacherId, isListed: false }]);
    await world.deliver('user.unrestricted', standing(2, false));
    expect((await list(student)).items).toMatchObject([{ id: teacherId, isListed: true }]);
  });

  it('takes 200 at most, however many are added at once, and one more after another was removed', async () => {
    const student = aStudent();
    await world.db.run(
      'some-teachers',
      `INSERT INTO profiles (user_id, role, first_name, last_name, time_zone, search_text, created_at)
       SELECT gen_random_uuid(), 'teacher', 'Many', n::text, 'UTC', 'many', now() FROM generate_series(1, 230) n`,
      [],
    );
    const many = await world.db.sql<{ id: string }>('many', `SELECT user_id AS id FROM profiles WHERE first_name = 'Many'`, []);
    const outcomes = await Promise.allSettled(many.map(({ id }) => world.as(student).ask('catalog.add-favorite', { teacherId: id })));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(refused).toEqual(Array.from({ length: 30 }, () => 'too-many-favorites'));
    const { teacherIds } = await list(student);
    expect(teacherIds).toHaveLength(200);
    await expect(add(student, teacherIds[0] ?? '')).resolves.toBeNull();
    await world.as(student).ask('catalog.remove-favorite', { teacherId: teacherIds[0] ?? '' });
    await expect(add(student, kwame)).resolves.toBeNull();
  });

  it('refuses whoever is no student, and people who are no teachers', async () => {
    for (const caller of [aTeacher(), anAdmin()])
      await expect(world.as(caller).ask('catalog.add-favorite', { teacherId: kwame })).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(world.as(aVisitor()).ask('catalog.list-favorites', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    for (const teacherId of [newId(), 'x']) {
      await expect(add(aStudent(), teacherId)).rejects.toMatchObject({ code: 'teacher-not-found' });
      const removing = world.as(aStudent()).ask('catalog.remove-favorite', { teacherId });
      await expect(removing).rejects.toMatchObject({ code: 'teacher-not-found' });
    }
    await expect(list(aStudent(), { cursor: 'nonsense' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('FIND-03 narrows a search to them, or to the others, for their student only', async () => {
    const student = aStudent();
    await add(student, kwame);
    const found = async (search: object) => (await world.as(student).ask('catalog.find-teachers', search)).items.map(({ id }) => id);
    expect(await found({ favorites: true })).toEqual([kwame]);
    expect(await found({ favorites: true, q: 'mathematics', sort: 'price' })).toEqual([kwame]);
    expect(await found({ favorites: false, q: 'Wanjiru' })).toEqual([wanjiru]);
    expect(await found({ favorites: true, q: 'Wanjiru' })).toEqual([]);
    for (const [caller, code] of [
      [aVisitor(), 'not-signed-in'],
      [aTeacher(), 'wrong-role'],
    ] as const)
      await expect(world.as(caller).ask('catalog.find-teachers', { favorites: true })).rejects.toMatchObject({ code });
  });
});
