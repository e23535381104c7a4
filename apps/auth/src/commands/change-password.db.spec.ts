import { minuteMs } from '@somo/calendar/days';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { ChangePasswordBody } from '@somo/contracts/routes/auth';
import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { Secret, TOTP } from 'otpauth';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';
import { oneStep } from '../../spec/one-step.js';

const ama = { email: 'ama@example.com', password: 'Sunny-day-7' };
const newPassword = 'Rainy-night-8';

describe('changing the password', () => {
  let world: World;
  let here: SignedIn;
  let elsewhere: SignedIn;
  const login = (password: string) => oneStep(world.as(aVisitor()).ask('auth.login', { email: ama.email, password, remember: true }));
  const refresh = ({ refreshToken }: SignedIn) => world.as(aVisitor()).ask('auth.refresh', { refreshToken });
  const change = (currentPassword: string, word = newPassword, session = here) =>
    world
      .as(aNewcomer({ userId: session.account.userId, sessionId: sessionIdOf(session) }))
      .ask('auth.change-password', { currentPassword, newPassword: word });

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    elsewhere = await world.as(aVisitor()).ask('auth.register', { ...ama, agreeToTerms: true });
    here = await login(ama.password);
  });
  afterEach(() => world.close());

  it('SET-04 keeps this session, ends the others at once and is told by email', async () => {
    await expect(change(ama.password)).resolves.toBeNull();
    await expect(login(newPassword)).resolves.toHaveProperty('accessToken');
    await expect(login(ama.password)).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(refresh(here)).resolves.toHaveProperty('accessToken');
    await expect(refresh(elsewhere)).rejects.toMatchObject({ code: 'session-ended' });
    expect(world.lives).toContainEqual({
      userId: here.account.userId,
      name: 'session.ended',
      payload: { sessionId: sessionIdOf(elsewhere) },
    });
    expect((await world.emitted()).at(-1)?.type).toBe('user.password-changed');
  });

  it.each([
    ['a wrong current password', () => change('Wrong-day-7'), 'wrong-password'],
    ['a new one that breaks a rule', () => change(ama.password, 'short'), 'invalid-input'],
    ['a common one', () => change(ama.password, 'Password123'), 'weak-password'],
  ])('SET-04 AUTH-13 refuses %s and changes nothing', async (_, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
    await expect(refresh(elsewhere)).resolves.toHaveProperty('accessToken');
    await expect(login(ama.password)).resolves.toHaveProperty('accessToken');
  });

  it('AUTH-03 SET-04 asks for a code too where sign-in takes two steps, and keeps the password without one', async () => {
    const me = world.as(aNewcomer({ userId: here.account.userId, sessionId: sessionIdOf(here) }));
    const { secret } = await me.ask('auth.begin-two-step', { currentPassword: ama.password });
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });
    const { recoveryCodes } = await me.ask('auth.confirm-two-step', { code: codeOf() });
    const set = (next: string, proof: Partial<ChangePasswordBody>) =>
      me.ask('auth.change-password', { currentPassword: ama.password, newPassword: next, ...proof });
    world.clock.advance(minuteMs);
    for (const wrong of [{}, { code: '000000' }, { code: codeOf(), method: 'recovery-code' as const }])
      await expect(set(newPassword, wrong)).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(set(newPassword, { code: codeOf(), currentPassword: 'Wrong-day-7' })).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(set(newPassword, { code: codeOf() })).resolves.toBeNull();
    const spare = { currentPassword: newPassword, method: 'recovery-code' as const, code: recoveryCodes[0]! };
    await expect(set('Windy-noon-9', spare)).resolves.toBeNull();
    await expect(set('Foggy-dawn-3', { ...spare, currentPassword: 'Windy-noon-9' })).rejects.toMatchObject({ code: 'wrong-code' });
  });

  it('SET-04 gives nobody a first password: that takes a link to the address', async () => {
    await world.db.run('forget', 'UPDATE users SET password_hash = NULL');
    await expect(change('')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(change(ama.password)).rejects.toMatchObject({ code: 'wrong-password' });
  });

  it('SET-04 is refused to a session that has ended, and to a visitor', async () => {
    await change(ama.password);
    await expect(change(newPassword, ama.password, elsewhere)).rejects.toMatchObject({ code: 'session-ended' });
    const visitor = world.as(aVisitor()).ask('auth.change-password', { currentPassword: newPassword, newPassword: ama.password });
    await expect(visitor).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
