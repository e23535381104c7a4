import type { ProfileBody } from '@somo/contracts/routes/profile';
import { eachProfileText, profileTextMax, profileTexts, type ProfileText } from '@somo/contracts/rules/profile';
import type { TermsState } from '@somo/contracts/events/terms';
import { everyGateway } from '@somo/contracts/live';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aService, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { catalog } from '../catalog.module.js';

const all = {
  ...eachProfileText((text) => `About my ${text}`),
  country: 'Ghana',
  languages: ['English', 'Twi'],
  gradeLevels: ['High School (9-12)'],
};

describe('save profile', () => {
  let world: World;
  let userId: string;
  const save = (changes: ProfileBody) => world.as(aTeacher({ userId })).ask('catalog.save-profile', changes);

  beforeAll(async () => {
    world = await startService(catalog, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    userId = newId();
    const kwame = { role: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };
    await world.as(aNewcomer({ userId })).ask('catalog.create-profile', kwame);
  });

  it('shows visitors every text, until it is cleared', async () => {
    const shown = () => world.as(aVisitor()).ask('catalog.get-teacher', { teacherId: userId });
    await save(all);
    await expect(shown()).resolves.toMatchObject(all);
    const cleared = eachProfileText(() => null);
    await save(cleared);
    await expect(shown()).resolves.toMatchObject({ ...all, ...cleared });
  });

  it("DATA-02 has a copy with what is the person's own, and nothing that only Somo needs", async () => {
    await save(all);
    const ask = { userId, part: 'profile', until: toInstant(world.clock.now()), after: '' } as const;
    const { rows } = await world.as(aService('auth')).ask('catalog.export-part', ask);
    expect(rows).toMatchObject([all]);
    expect(Object.keys(rows[0]!).sort()).toEqual(
      [
        ...[
          'role',
          'firstName',
          'lastName',
          'timeZone',
          'country',
          'avatarUrl',
          'createdAt',
          'contactNumber',
          'interests',
          ...profileTexts,
        ],
        ...['hourlyRateCents', 'introVideoUrl', 'languages', 'gradeLevels', 'isVerified', 'pausedUntil'],
        ...['listed', 'shareActivity', 'shareAvailability', 'showProfile', 'showRatings'],
      ].sort(),
    );
  });

  it('stores given fields, leaves omitted ones as they are, and clears those that are null', async () => {
    await expect(save(all)).resolves.toMatchObject(all);
    await expect(save({ bio: 'I teach with drums.', experience: null })).resolves.toMatchObject({
      ...all,
      bio: 'I teach with drums.',
      experience: null,
    });
  });

  it.each([
    ['Ama Serwaa Boateng', {}, { firstName: 'Ama', lastName: 'Serwaa Boateng' }],
    [' Ama ', {}, { firstName: 'Ama', lastName: 'User' }],
    ['Ama Boateng', { lastName: 'Mensah' }, { firstName: 'Kwame', lastName: 'Mensah' }],
  ])('PRO-08 splits a full name unless the names are given: %s', async (fullName, names, saved) => {
    await expect(save({ fullName, ...names })).resolves.toMatchObject(saved);
  });

  it('PRO-03 drops the last name of a teacher who goes by one name', async () => {
    await expect(save({ lastName: '' })).resolves.toMatchObject({ firstName: 'Kwame', lastName: '', fullName: 'Kwame' });
  });

  it('PRO-09 C29 gives a teacher whose profile is lost a nameless one, once; a student none', async () => {
    const lost = newId();
    const open = () => world.as(aTeacher({ userId: lost })).ask('catalog.get-my-profile', {});
    await Promise.all([open(), open()]);
    await expect(open()).resolves.toMatchObject({ fullName: 'New Teacher', role: 'teacher', hourlyRate: null });
    await expect(world.as(aStudent()).ask('catalog.get-my-profile', {})).rejects.toMatchObject({ code: 'onboarding-needed' });
  });

  it("changes the caller's own profile only", async () => {
    await expect(world.as(aStudent()).ask('catalog.save-profile', all)).rejects.toMatchObject({ code: 'onboarding-needed' });
    await expect(world.as(aVisitor()).ask('catalog.save-profile', all)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(world.as(aTeacher({ userId })).ask('catalog.get-my-profile', {})).resolves.toMatchObject({ bio: null });
  });

  it('PRO-03 PRO-04 changes names, contact, video and time zone, in the spelling of its list', async () => {
    const changes = {
      firstName: ' Ama ',
      contactNumber: '+233 24 123 4567',
      introVideoUrl: 'https://youtu.be/abc',
      timeZone: 'africa/LAGOS',
    };
    await expect(save(changes)).resolves.toMatchObject({ ...changes, firstName: 'Ama', lastName: 'Mensah', timeZone: 'Africa/Lagos' });
    const found = await world.as(aVisitor()).ask('catalog.get-teacher', { teacherId: userId });
    expect(found).toMatchObject({ fullName: 'Ama Mensah', introVideoUrl: 'https://youtu.be/abc' });
    expect(found).not.toHaveProperty('contactNumber');
  });

  it('tells the offer only when the rate changes, and lists nobody without a rate', async () => {
    await world.as(aTeacher({ userId })).ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    const told = async () =>
      (await world.emitted()).filter(({ data }) => (data as TermsState).teacherId === userId).map(({ data }) => data);
    const before = (await told()).length;
    await save({ bio: 'Only words.' });
    expect(await told()).toHaveLength(before);
    await save({ hourlyRateCents: 3000 });
    await save({ hourlyRateCents: null });
    expect((await told()).slice(before)).toMatchObject([
      { hourlyRateCents: 3000, available: true },
      { hourlyRateCents: null, available: false },
    ]);
  });

  it('tells the pages of the person, and every gateway, that names have changed', async () => {
    world.lives.length = 0;
    await save({ lastName: 'Boateng' });
    expect(world.lives).toEqual([userId, everyGateway].map((to) => ({ userId: to, name: 'profile.changed', payload: { userId } })));
  });

  it("C38 keeps a student's interests, and refuses each role what the other has", async () => {
    const student = newId();
    const amara = { role: 'student' as const, firstName: 'Amara', lastName: 'O', timeZone: 'UTC', hourlyRateCents: null };
    await world.as(aNewcomer({ userId: student })).ask('catalog.create-profile', amara);
    const asStudent = (changes: ProfileBody) => world.as(aStudent({ userId: student })).ask('catalog.save-profile', changes);
    await expect(asStudent({ interests: ['Chess', 'Poetry'] })).resolves.toMatchObject({ interests: ['Chess', 'Poetry'] });
    const errors = { hourlyRateCents: ['Only teachers have this'], introVideoUrl: ['Only teachers have this'] };
    await expect(asStudent({ hourlyRateCents: 100, introVideoUrl: null, bio: 'kept out' })).rejects.toMatchObject({ details: { errors } });
    await expect(asStudent({})).resolves.toMatchObject({ bio: null, hourlyRateCents: null });
    await expect(save({ interests: [] })).rejects.toMatchObject({ details: { errors: { interests: ['Only students have this'] } } });
  });

  it.each<[keyof ProfileBody, ProfileBody]>([
    ...profileTexts.map((text): [ProfileText, ProfileBody] => [text, { [text]: 'x'.repeat(profileTextMax[text] + 1) }]),
    ['bio', { bio: 'nul \0' }],
    ['bio', { bio: 'turned \u202e round' }],
    ['country', { country: ' ' }],
    ['country', { country: 'Ghana\u2028Togo' }],
    ['languages', { languages: ['English', 'English'] }],
    ['languages', { languages: [''] }],
    ['languages', { languages: ['English', 'twi@example.com'] }],
    ['gradeLevels', { gradeLevels: ['Kindergarten'] }],
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 'x@y' }],
    ['languages', { languages: Array.from({ length: 10_000 }, (_, at) => `Language ${at}`) }],
    ['contactNumber', { contactNumber: 'call me' }],
    ['hourlyRateCents', { hourlyRateCents: 0.5 }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['introVideoUrl', { introVideoUrl: 'javascript:alert(1)' }],
  ])('refuses %s as %p', async (field, changes) => {
    await expect(save(changes)).rejects.toMatchObject({ code: 'invalid-input', details: { errors: { [field]: expect.any(Array) } } });
  });
});
