import { newId } from '@somo/platform/ids';
import { aNewcomer, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const kwame = { role: 'teacher' as const, firstName: ' Kwame ', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };

describe('create profile', () => {
  let world: World;
  let userId: string;
  const create = (part: Partial<Omit<typeof kwame, 'role'>> & { role?: 'student' | 'teacher' } = {}) =>
    world.as(aNewcomer({ userId })).ask('catalog.create-profile', { ...kwame, ...part });
  const mine = () => world.as(aTeacher({ userId })).ask('catalog.get-my-profile', {});

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    userId = newId();
  });

  it("ONB-04 stores the names, the time zone and a teacher's rate", async () => {
    await expect(create()).resolves.toEqual({
      id: userId,
      firstName: 'Kwame',
      lastName: 'Mensah',
      fullName: 'Kwame Mensah',
      avatarUrl: null,
    });
    await expect(mine()).resolves.toMatchObject({
      role: 'teacher',
      timeZone: 'Africa/Accra',
      hourlyRateCents: 2500,
      hourlyRate: { amountCents: 2500, currency: 'USD' },
      subjects: [],
      averageRating: null,
      nextFreeAt: null,
    });
  });

  it('ONB-05 stores what a teacher tells about themselves, and refuses what it cannot be without storing anything', async () => {
    const about = { country: 'Ghana', languages: ['English', 'Twi'], gradeLevels: ['High School (9-12)'], bio: 'Nobody is bad at maths.' };
    const create = (said: object) => world.as(aNewcomer({ userId })).ask('catalog.create-profile', { ...kwame, ...said });
    await expect(create({ ...about, gradeLevels: ['Wizards'] })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(create({ languages: ['English', 'English'] })).rejects.toMatchObject({ code: 'invalid-input' });
    const still = world.as(aNewcomer({ userId })).ask('catalog.get-my-profile', {});
    await expect(still).rejects.toMatchObject({ code: 'onboarding-needed' });
    await create(about);
    await expect(mine()).resolves.toMatchObject(about);
  });

  it('ONB-02 takes one name alone, which is then the whole name', async () => {
    const { lastName: _, ...mononym } = { ...kwame, firstName: 'Sade' };
    const whole = { firstName: 'Sade', lastName: '', fullName: 'Sade' };
    await expect(world.as(aNewcomer({ userId })).ask('catalog.create-profile', mononym)).resolves.toMatchObject(whole);
    await expect(create({ firstName: 'Sade', lastName: ' ' })).resolves.toMatchObject(whole);
    await expect(create({ lastName: '\u200d' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(mine()).resolves.toMatchObject(whole);
  });

  it('gives a student no rate', async () => {
    await create({ role: 'student' });
    await expect(mine()).resolves.toMatchObject({ role: 'student', hourlyRate: null });
  });

  it('can be repeated until the user is onboarded: the latest input wins', async () => {
    await create({ role: 'student' });
    await create({ firstName: 'Kwesi' });
    await expect(mine()).resolves.toMatchObject({ role: 'teacher', firstName: 'Kwesi', hourlyRateCents: 2500 });
  });

  it('changes nothing for an onboarded user', async () => {
    await create();
    const again = world.as(aTeacher({ userId })).ask('catalog.create-profile', { ...kwame, role: 'student', firstName: 'Kofi' });
    await expect(again).resolves.toMatchObject({ firstName: 'Kwame' });
    await expect(mine()).resolves.toMatchObject({ role: 'teacher', firstName: 'Kwame' });
  });

  it('creates one profile from two concurrent requests', async () => {
    await Promise.all([create(), create()]);
    expect(await world.db.sql('profiles', 'SELECT user_id FROM profiles WHERE user_id = $1', [userId])).toHaveLength(1);
  });

  it.each([
    ['firstName', { firstName: '  ' }],
    ['lastName', { lastName: 'x'.repeat(81) }],
    ['firstName', { firstName: 'Kwame\n,Kofi' }],
    ['lastName', { lastName: 'Mensah www.example.com' }],
    ['timeZone', { timeZone: 'Africa/Atlantis' }],
    ['hourlyRateCents', { hourlyRateCents: 99 }],
    ['hourlyRateCents', { hourlyRateCents: 2500.5 }],
  ])('ONB-02 refuses %s as %p', async (field, part) => {
    await expect(create(part)).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { [field]: expect.any(Array) } } });
    expect(await world.db.sql('profiles', 'SELECT user_id FROM profiles WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('requires sign-in', async () => {
    await expect(world.as(aVisitor()).ask('catalog.create-profile', kwame)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
