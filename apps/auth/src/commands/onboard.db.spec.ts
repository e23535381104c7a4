import type { Asks } from '@somo/contracts/asks/map';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { aNewcomer, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';

type Profile = Asks['catalog.create-profile']['in'];

const request = { userType: 'teacher' as const, firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 };

describe('onboard', () => {
  let world: World;
  let userId: string;
  let created: Profile[];
  let catalogIs: Refusal | null;
  const onboard = (part: Partial<Asks['auth.onboard']['in']> = {}) =>
    world.as(aNewcomer({ userId })).ask('auth.onboard', { ...request, ...part });

  beforeEach(async () => {
    created = [];
    catalogIs = null;
    const createProfile = async (profile: Profile) => {
      if (catalogIs) throw catalogIs;
      created.push(profile);
      await new Promise((resolve) => setTimeout(resolve, 30));
      const { firstName, lastName = '' } = profile;
      return { id: userId, firstName, lastName, fullName: `${firstName} ${lastName}`, avatarUrl: null };
    };
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z'), answers: { 'catalog.create-profile': createProfile } });
    const signedUp = await world
      .as(aVisitor())
      .ask('auth.register', { email: 'kwame@example.com', password: 'Sunny-day-7', agreeToTerms: true });
    userId = signedUp.account.userId;
  });
  afterEach(() => world.close());

  it('ONB-04 creates the profile, sets the role and the time zone, and returns a token that carries the role', async () => {
    const answer = await onboard();
    expect(answer.account).toMatchObject({ userId, role: 'teacher', timeZone: 'Africa/Accra' });
    expect(JSON.parse(Buffer.from(answer.accessToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      sub: userId,
      role: 'teacher',
    });
    expect(created).toEqual([{ role: 'teacher', firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 }]);
    expect((await world.emitted()).at(-1)).toEqual({ type: 'user.onboarded', data: { userId, role: 'teacher', timeZone: 'Africa/Accra' } });
  });

  it('PERM-04 ONB-04 happens once: afterwards the role cannot change, and the profile stays as it is', async () => {
    await onboard();
    await expect(onboard({ userType: 'student' })).rejects.toMatchObject({ code: 'already-onboarded' });
    expect(created).toHaveLength(1);
    await expect(world.as(aStudent({ userId })).ask('auth.get-account', {})).resolves.toMatchObject({ role: 'teacher' });
  });

  it('DATA-01 is refused to an account that is being closed, whose access token may still be used for minutes', async () => {
    await world.db.run('spec-closing', 'UPDATE users SET erase_at = now() WHERE id = $1', [userId]);
    await expect(onboard()).rejects.toMatchObject({ code: 'account-closing' });
    expect(created).toEqual([]);
  });

  it('lets one of two concurrent onboardings through, and only that one reaches the profile', async () => {
    const tries = await Promise.allSettled([onboard(), onboard({ userType: 'student', firstName: 'Kofi' })]);
    const outcomes = tries.map((one) => (one.status === 'fulfilled' ? one.value.account.role : (one.reason as Refusal).code));
    expect(outcomes).toContain('already-onboarded');
    expect(outcomes).toContain(created[0]?.role);
    expect(created).toHaveLength(1);
    expect((await world.emitted()).filter((event) => event.type === 'user.onboarded')).toHaveLength(1);
  });

  it('can be retried if the profile could not be created', async () => {
    catalogIs = refuse('service-unavailable');
    await expect(onboard()).rejects.toMatchObject({ code: 'service-unavailable' });
    await expect(world.as(aNewcomer({ userId })).ask('auth.get-account', {})).resolves.toMatchObject({ role: null });
    catalogIs = null;
    await expect(onboard()).resolves.toMatchObject({ account: { role: 'teacher' } });
  });

  it("waits until a timed-out profile can no longer be written: its role could differ from the account's", async () => {
    catalogIs = refuse('too-slow');
    await expect(onboard()).rejects.toMatchObject({ code: 'too-slow' });
    catalogIs = null;
    await expect(onboard({ userType: 'student' })).rejects.toMatchObject({ code: 'already-onboarded' });
    expect(created).toEqual([]);
    world.clock.advance(15_000);
    await expect(onboard({ userType: 'student' })).resolves.toMatchObject({ account: { role: 'student' } });
  });

  it('can be retried if the first attempt died halfway', async () => {
    await world.db.run('half-way', 'UPDATE users SET onboarding_until = $1', [new Date(world.clock.now() + 15_000)]);
    await expect(onboard()).rejects.toMatchObject({ code: 'already-onboarded' });
    world.clock.advance(15_000);
    await expect(onboard()).resolves.toMatchObject({ account: { role: 'teacher' } });
  });

  it('ONB-02 ONB-05 requires a first name, a role and an existing time zone', async () => {
    const bad = { userType: 'admin' as 'teacher', firstName: ' ', lastName: 'a@b', timeZone: 'Africa/Atlantis' };
    await expect(onboard(bad)).rejects.toMatchObject({
      code: 'invalid-input',
      details: {
        errors: { userType: expect.any(Array), firstName: expect.any(Array), lastName: expect.any(Array), timeZone: expect.any(Array) },
      },
    });
    expect(created).toEqual([]);
  });

  it('refuses a name with a line break or a link, before any other service is involved', async () => {
    const bad = { firstName: 'Kwame\nMensah', lastName: 'https://example.com' };
    await expect(onboard(bad)).rejects.toMatchObject({
      details: { errors: { firstName: [expect.stringContaining('one line')], lastName: [expect.stringContaining('web')] } },
    });
    expect(created).toEqual([]);
  });

  it('ONB-03 requires sign-in', async () => {
    await expect(world.as(aVisitor()).ask('auth.onboard', request)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
