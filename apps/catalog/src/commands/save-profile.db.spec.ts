import type { ProfileChanges } from '@somo/contracts/asks/catalog';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const all = {
  bio: 'I teach with stories.',
  country: 'Ghana',
  languages: ['English', 'Twi'],
  gradeLevels: ['High School (9-12)'],
  experience: '12 years',
  education: 'MSc Mathematics',
  teachingStyle: 'Calm and patient',
};

describe('save profile', () => {
  let world: World;
  let userId: string;
  const save = (changes: ProfileChanges) => world.as(aTeacher({ userId })).ask('catalog.save-profile', changes);

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    userId = newId();
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', kwame);
  });

  it('stores given fields, leaves omitted ones as they are, and clears those that are null', async () => {
    await expect(save(all)).resolves.toMatchObject(all);
    await expect(save({ bio: 'I teach with drums.', experience: null })).resolves.toMatchObject({
      ...all,
      bio: 'I teach with drums.',
      experience: null,
    });
  });

  it("changes the caller's own profile only", async () => {
    await expect(world.as(aStudent()).ask('catalog.save-profile', all)).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(world.as(aVisitor()).ask('catalog.save-profile', all)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aTeacher({ userId })).ask('catalog.get-my-profile', {})).resolves.toMatchObject({ bio: null });
  });

  it.each<[keyof ProfileChanges, ProfileChanges]>([
    ['bio', { bio: 'x'.repeat(2001) }],
    ['bio', { bio: 'nul \0' }],
    ['bio', { bio: 'turned \u202e round' }],
    ['country', { country: ' ' }],
    ['country', { country: 'Ghana\u2028Togo' }],
    ['languages', { languages: ['English', 'English'] }],
    ['languages', { languages: [''] }],
    ['languages', { languages: ['English', 'twi@example.com'] }],
    ['gradeLevels', { gradeLevels: ['Kindergarten'] }],
  ])('refuses %s as %p', async (field, changes) => {
    await expect(save(changes)).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { [field]: expect.any(Array) } } });
  });
});
