import type { SignedIn, TwoStepAsked } from '@somo/contracts/asks/auth';
import type { SecondStepMethod } from '@somo/contracts/rules/second-step';
import { newId } from '@somo/platform/ids';
import { aService, aStudent, aVisitor, type TestCaller } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { Secret, TOTP } from 'otpauth';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const email = 'ama@example.com';
const password = 'Sunny-day-7';
const stepMs = 30_000;

describe('two-step sign-in', () => {
  let world: World;
  let me: TestCaller;
  let userId: string;
  let secret: string;
  let codes: string[];
  const visitor = () => world.as(aVisitor());
  const login = () => visitor().ask('auth.login', { email, password, remember: false });
  const codeOf = (after = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() + after });

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    const signedUp = await visitor().ask('auth.register', { email, password, agreeToTerms: true });
    userId = signedUp.account.userId;
    me = aStudent({ userId, sessionId: sessionIdOf(signedUp) });
    secret = (await world.as(me).ask('auth.begin-two-step', { currentPassword: password })).secret;
    codes = (await world.as(me).ask('auth.confirm-two-step', { code: codeOf() })).recoveryCodes;
    world.clock.advance(stepMs);
  });
  afterEach(() => world.close());

  async function ticketOf(): Promise<string> {
    const answer = await login();
    return (answer as TwoStepAsked).ticket;
  }
  const finish = (ticket: string, code: string, method: SecondStepMethod = 'totp') =>
    visitor().ask('auth.finish-two-step', { ticket, method, code });
  const outcomes = async (tries: Promise<SignedIn>[]) => {
    const settled = await Promise.allSettled(tries);
    return settled.filter(({ status }) => status === 'fulfilled').length;
  };

  it('asks for a code after the password, and opens no session before it', async () => {
    expect(await login()).toEqual({ step: 'two-step', ticket: expect.any(String), methods: ['totp', 'recovery-code'] });
    expect(await finish(await ticketOf(), codeOf())).toHaveProperty('refreshToken');
    await expect(finish('made-up', codeOf())).rejects.toMatchObject({ code: 'ticket-expired' });
  });

  it('counts for nothing until a code of the app has confirmed it, and needs the password to begin', async () => {
    await world.as(me).ask('auth.remove-two-step', { password, code: codeOf() });
    await expect(world.as(me).ask('auth.remove-two-step', { password, code: codeOf() })).rejects.toMatchObject({ code: 'two-step-off' });
    await expect(world.as(me).ask('auth.begin-two-step', { currentPassword: 'Wrong-day-7' })).rejects.toMatchObject({
      code: 'wrong-password',
    });
    await expect(world.as(me).ask('auth.begin-two-step', {})).rejects.toMatchObject({ code: 'wrong-password' });
    await world.as(me).ask('auth.begin-two-step', { currentPassword: password });
    expect(await login()).toHaveProperty('accessToken');
    await expect(world.as(me).ask('auth.remove-two-step', { password })).rejects.toMatchObject({ code: 'two-step-off' });
    const reset = world.as(aService('auth')).ask('auth.reset-two-step', { email });
    await expect(reset).rejects.toMatchObject({ code: 'two-step-off' });
    const told = (await world.emitted()).filter(({ type, data }) => type === 'user.two-step-changed' && !(data as { on: boolean }).on);
    expect(told).toHaveLength(1);
    expect(await world.db.sql('begun', 'SELECT FROM two_step')).toHaveLength(1);
    await expect(world.as(me).ask('auth.confirm-two-step', { code: '000000' })).rejects.toMatchObject({ code: 'wrong-code' });
    expect(await world.as(me).ask('auth.get-two-step', {})).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
      hasPassword: true,
      hasPasskey: false,
    });
  });

  it('accepts a code once: of a hundred tries at the same moment, one', async () => {
    const ticket = await ticketOf();
    const code = codeOf();
    expect(await outcomes(Array.from({ length: 100 }, () => finish(ticket, code)))).toBe(1);
    await expect(finish(await ticketOf(), code)).rejects.toMatchObject({ code: expect.stringMatching('wrong-code|too-many-codes') });
  });

  it('opens one session for a ticket, however many codes come with it', async () => {
    const ticket = await ticketOf();
    expect(await outcomes([finish(ticket, codes[0]!, 'recovery-code'), finish(ticket, codes[1]!, 'recovery-code')])).toBe(1);
    await expect(finish(ticket, codes[2]!, 'recovery-code')).rejects.toMatchObject({ code: 'ticket-expired' });
    await expect(finish(await ticketOf(), codes[2]!, 'recovery-code')).resolves.toHaveProperty('accessToken');
  });

  it('accepts each recovery code once, however it is typed: of a hundred tries at the same moment, one', async () => {
    expect(new Set(codes).size).toBe(10);
    const ticket = await ticketOf();
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect(await outcomes(Array.from({ length: 100 }, () => finish(ticket, typed, 'recovery-code')))).toBe(1);
    world.clock.advance(15 * 60_000);
    await expect(finish(await ticketOf(), codes[0]!, 'recovery-code')).rejects.toMatchObject({ code: 'wrong-code' });
    expect(await world.as(me).ask('auth.get-two-step', {})).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
  });

  it('allows five wrong codes in fifteen minutes, of which none can be more at once', async () => {
    const ticket = await ticketOf();
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => finish(ticket, '000000')));
    const said = tries.map((one) => (one as { reason: { code: string } }).reason.code);
    expect(said.filter((code) => code === 'wrong-code')).toHaveLength(5);
    await expect(finish(ticket, codeOf())).rejects.toMatchObject({ code: 'too-many-codes' });
    world.clock.advance(15 * 60_000 + 1);
    await expect(finish(await ticketOf(), codeOf())).resolves.toHaveProperty('accessToken');
  });

  it('accepts the code before and after, for phones whose clocks are off, and none farther away', async () => {
    await expect(finish(await ticketOf(), codeOf(2 * stepMs))).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(finish(await ticketOf(), codeOf(stepMs))).resolves.toHaveProperty('accessToken');
    // An older code than the last one is worth nothing any more.
    await expect(finish(await ticketOf(), codeOf())).rejects.toMatchObject({ code: 'wrong-code' });
  });

  it('refuses a ticket after ten minutes, and once the password is another', async () => {
    const old = await ticketOf();
    await world
      .as(me)
      .ask('auth.begin-two-step', { currentPassword: password })
      .catch(() => undefined);
    await world.db.run('suspend', 'UPDATE users SET suspended_at = now()');
    await expect(finish(old, codeOf())).rejects.toMatchObject({ code: 'account-suspended' });
    await world.db.run('change', `UPDATE users SET suspended_at = NULL, password_hash = 'other'`);
    await expect(finish(old, codeOf())).rejects.toMatchObject({ code: 'ticket-expired' });
    world.clock.advance(10 * 60_000 + 1000);
    await expect(finish(old, codeOf())).rejects.toMatchObject({ code: 'ticket-expired' });
  });

  it('asks nothing of a session that has ended, and goes off with the password and a recovery code where the phone is lost', async () => {
    const ended = aStudent({ userId, sessionId: newId() });
    const step = { method: 'recovery-code' as const, code: codes[0]!, password };
    await expect(world.as(ended).ask('auth.remove-two-step', step)).rejects.toMatchObject({ code: 'session-ended' });
    await expect(world.as(ended).ask('auth.renew-recovery-codes', { code: codeOf() })).rejects.toMatchObject({ code: 'session-ended' });
    const { code: _, ...withoutCode } = step;
    for (const [wrong, code] of [
      [{ ...step, password: 'Wrong-day-7' }, 'wrong-password'],
      [{ ...step, password: undefined }, 'wrong-password'],
      [withoutCode, 'wrong-code'],
      [{ ...step, code: 'AAAA-AAAA' }, 'wrong-code'],
    ] as const)
      await expect(world.as(me).ask('auth.remove-two-step', wrong)).rejects.toMatchObject({ code });
    expect(await login()).toHaveProperty('step', 'two-step');
    const begin = { currentPassword: password };
    await expect(world.as(me).ask('auth.begin-two-step', begin)).rejects.toMatchObject({ code: 'two-step-on' });
    await expect(world.as(ended).ask('auth.begin-two-step', begin)).rejects.toMatchObject({ code: 'session-ended' });
    await expect(world.as(me).ask('auth.remove-two-step', step)).resolves.toBeNull();
    expect(await login()).toHaveProperty('accessToken');
    await expect(world.as(ended).ask('auth.begin-two-step', begin)).rejects.toMatchObject({ code: 'session-ended' });
    await expect(world.as(ended).ask('auth.remove-two-step', step)).rejects.toMatchObject({ code: 'session-ended' });
  });

  it('is gone where its address is proven for the first time: whoever turned it on had only claimed the address', async () => {
    await visitor().ask('auth.forgot-password', { email });
    const [requested] = await world.db.sql<{ id: string }>('resets', 'SELECT id FROM password_resets');
    const reset = await world.as(aService('notification')).ask('auth.create-password-reset', { resetId: requested!.id });
    await visitor().ask('auth.reset-password', { token: reset!.token, password: 'Rainy-night-9' });
    await expect(visitor().ask('auth.login', { email, password: 'Rainy-night-9', remember: false })).resolves.toHaveProperty('accessToken');
  });

  it('replaces recovery codes for a code of the app, and keeps no secret in clear', async () => {
    const { recoveryCodes } = await world.as(me).ask('auth.renew-recovery-codes', { code: codeOf() });
    await expect(finish(await ticketOf(), codes[0]!, 'recovery-code')).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(finish(await ticketOf(), recoveryCodes[0]!, 'recovery-code')).resolves.toHaveProperty('accessToken');
    const [kept] = await world.db.sql<{ text: string }>('kept', 'SELECT json_agg(t)::text AS text FROM (SELECT secret FROM two_step) t');
    expect(kept?.text).not.toContain(secret);
  });
});
