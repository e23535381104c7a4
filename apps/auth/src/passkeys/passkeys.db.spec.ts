import { minuteMs } from '@somo/calendar/days';
import type { SignedIn, TwoStepAsked } from '@somo/contracts/asks/auth';
import type { Passkey, ProofAct } from '@somo/contracts/passkeys';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { newId } from '@somo/platform/ids';
import { aService, aStudent, anAdmin, aVisitor, type TestCaller } from '@somo/testing/callers';
import { SoftPasskey } from '@somo/testing/soft-passkey';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { Secret, TOTP } from 'otpauth';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const email = 'ama@example.com';
const password = 'Sunny-day-7';

const answers: Answers = {
  'booking.get-closing': async () => ({ lessons: 0, lessonsWithoutRefund: 0, requests: 0, obstacle: null }),
  'payments.get-closing': async () => ({ balanceCents: 0, isSettled: true, obstacle: null }),
};

describe('passkeys', () => {
  let world: World;
  let me: TestCaller;
  let userId: string;
  const visitor = () => world.as(aVisitor());
  const refusal = (code: string) => expect.objectContaining({ code });

  beforeEach(async () => {
    world = await startService(auth, { now, answers });
    ({ me, userId } = await signUp(email));
  });
  afterEach(() => world.close());

  async function signUp(address: string): Promise<{ me: TestCaller; userId: string }> {
    const signedUp = await visitor().ask('auth.register', { email: address, password, agreeToTerms: true });
    const id = signedUp.account.userId;
    return { me: aStudent({ userId: id, sessionId: sessionIdOf(signedUp) }), userId: id };
  }
  async function add(passkey: SoftPasskey, by = me, name = 'Phone'): Promise<Passkey> {
    const { ticket, options } = await world.as(by).ask('auth.begin-passkey', { password });
    return world.as(by).ask('auth.add-passkey', { ticket, name, ...passkey.make(options) });
  }
  const asked = (ticket?: string) => visitor().ask('auth.ask-for-passkey', ticket === undefined ? {} : { ticket });
  async function signIn(passkey: SoftPasskey, wrong: Partial<Parameters<SoftPasskey['sign']>[0]> = {}): Promise<SignedIn> {
    const { ticket, options } = await asked();
    return visitor().ask('auth.sign-in-with-passkey', { ticket, ...passkey.sign({ challenge: options.challenge, ...wrong }) });
  }
  const changes = async () =>
    (await world.emitted()).filter(({ type }) => type === 'user.passkey-changed').map(({ data }) => (data as { change: string }).change);
  const login = () => visitor().ask('auth.login', { email, password, remember: true });

  async function turnOnTwoStep(by = me): Promise<() => string> {
    const { secret } = await world.as(by).ask('auth.begin-two-step', { currentPassword: password });
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now() });
    await world.as(by).ask('auth.confirm-two-step', { code: code() });
    world.clock.advance(minuteMs);
    return code;
  }

  it('AUTH-01 are added by who gives the password, sign in as the password does, and are told by email', async () => {
    const passkey = new SoftPasskey();
    await expect(world.as(me).ask('auth.begin-passkey', {})).rejects.toEqual(refusal('wrong-password'));
    await expect(world.as(me).ask('auth.begin-passkey', { password: 'Wrong-day-7' })).rejects.toEqual(refusal('wrong-password'));
    const added = await add(passkey);
    expect(added).toEqual({
      id: expect.any(String),
      name: 'Phone',
      createdAt: '2030-01-07T08:00:00.000Z',
      lastUsedAt: null,
      mayBeCopied: false,
    });
    world.clock.advance(minuteMs);
    const byPassword = await visitor().ask('auth.login', { email, password, remember: false });
    const byPasskey = await signIn(passkey);
    expect(Object.keys(byPasskey)).toEqual(Object.keys(byPassword));
    expect(byPasskey).toMatchObject({ account: { userId, email }, refreshMaxAgeSeconds: null });
    expect(await world.as(me).ask('auth.list-passkeys', {})).toEqual({
      items: [{ ...added, lastUsedAt: '2030-01-07T08:01:00.000Z' }],
      host: 'localhost',
    });
    expect(await changes()).toEqual(['added']);
  });

  it('AUTH-05 keep signed in who asks for it', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    const { ticket, options } = await asked();
    await expect(visitor().ask('auth.sign-in-with-passkey', { ticket, remember: true, ...passkey.sign(options) })).resolves.toMatchObject({
      refreshMaxAgeSeconds: 2_592_000,
    });
  });

  it('are renamed and removed by their owner alone, and removed only for the password', async () => {
    const passkey = new SoftPasskey();
    const { id } = await add(passkey);
    const other = world.as((await signUp('kofi@example.com')).me);
    await expect(other.ask('auth.rename-passkey', { passkeyId: id, name: 'Mine' })).rejects.toEqual(refusal('passkey-not-found'));
    await expect(other.ask('auth.remove-passkey', { passkeyId: id, password })).rejects.toEqual(refusal('passkey-not-found'));
    await expect(world.as(me).ask('auth.remove-passkey', { passkeyId: id })).rejects.toEqual(refusal('wrong-password'));
    expect(await world.as(me).ask('auth.rename-passkey', { passkeyId: id, name: ' Laptop ' })).toMatchObject({ id, name: 'Laptop' });
    const ended = world.as(aStudent({ userId, sessionId: newId() }));
    await expect(ended.ask('auth.rename-passkey', { passkeyId: id, name: 'Late' })).rejects.toEqual(refusal('session-ended'));
    await expect(ended.ask('auth.remove-passkey', { passkeyId: id, password })).rejects.toEqual(refusal('session-ended'));
    await world.as(me).ask('auth.remove-passkey', { passkeyId: id, password });
    await expect(signIn(passkey)).rejects.toEqual(refusal('passkey-unknown'));
    expect(await changes()).toEqual(['added', 'removed']);
  });

  it('are not made for another page, another host, another challenge, another person, too late, twice or by a device that checks nobody', async () => {
    const begin = () => world.as(me).ask('auth.begin-passkey', { password });
    const finish = async (wrong: Partial<Parameters<SoftPasskey['make']>[0]>) => {
      const { ticket, options } = await begin();
      return world.as(me).ask('auth.add-passkey', { ticket, name: 'Phone', ...new SoftPasskey().make({ ...options, ...wrong }) });
    };
    for (const wrong of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }, { isVerified: false }])
      await expect(finish(wrong)).rejects.toEqual(refusal('passkey-not-made'));
    const { ticket, options } = await begin();
    const made = { ticket, name: 'Phone', ...new SoftPasskey().make(options) };
    const other = await signUp('kofi@example.com');
    await expect(world.as(other.me).ask('auth.add-passkey', made)).rejects.toEqual(refusal('passkey-expired'));
    await expect(world.as(me).ask('auth.add-passkey', { ...made, name: ' ' })).rejects.toEqual(refusal('invalid-input'));
    await expect(world.as(me).ask('auth.add-passkey', { ...made, credentialId: 'AAAA' })).rejects.toEqual(refusal('passkey-not-made'));
    await world.as(me).ask('auth.add-passkey', made);
    await expect(world.as(me).ask('auth.add-passkey', made)).rejects.toEqual(refusal('passkey-expired'));
    const late = await begin();
    world.clock.advance(10 * minuteMs + 1000);
    const tooLate = { ticket: late.ticket, name: 'Phone', ...new SoftPasskey().make(late.options) };
    await expect(world.as(me).ask('auth.add-passkey', tooLate)).rejects.toEqual(refusal('passkey-expired'));
    expect((await world.as(me).ask('auth.list-passkeys', {})).items).toHaveLength(1);
  });

  it('of one device belong to one account, and nobody has more than ten, even if two are added at once', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    const other = await signUp('kofi@example.com');
    await expect(add(passkey, other.me)).rejects.toEqual(refusal('passkey-known'));
    for (let count = 1; count < 9; count++) await add(new SoftPasskey());
    const begun = [await world.as(me).ask('auth.begin-passkey', { password }), await world.as(me).ask('auth.begin-passkey', { password })];
    const tries = begun.map(({ ticket, options }) =>
      world.as(me).ask('auth.add-passkey', { ticket, name: 'Last', ...new SoftPasskey().make(options) }),
    );
    const settled = await Promise.allSettled(tries);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(world.as(me).ask('auth.begin-passkey', { password })).rejects.toEqual(refusal('too-many-passkeys'));
  });

  it('sign in for this page, this host and this challenge only, once, in time, and where the device has checked who holds it', async () => {
    const passkey = new SoftPasskey(1);
    await add(passkey);
    for (const wrong of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }, { isVerified: false }])
      await expect(signIn(passkey, wrong)).rejects.toEqual(refusal('passkey-wrong'));
    await expect(signIn(new SoftPasskey())).rejects.toEqual(refusal('passkey-unknown'));
    const { ticket, options } = await asked();
    const signed = { ticket, ...passkey.sign(options) };
    const forged = { ...signed, signature: new SoftPasskey().sign(options).signature };
    await expect(visitor().ask('auth.sign-in-with-passkey', forged)).rejects.toEqual(refusal('passkey-wrong'));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => visitor().ask('auth.sign-in-with-passkey', signed)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // What is written after these is no part of what was sealed, so the same ticket could be written in other ways.
    const last = { A: 'B', Q: 'R', g: 'h', w: 'x' }[ticket.at(-1)!];
    for (const again of [ticket, `${ticket.slice(0, -1)}${last}`, `${ticket}=`, `${ticket} `, ticket.replace('.', '.\n')])
      await expect(visitor().ask('auth.sign-in-with-passkey', { ...signed, ticket: again })).rejects.toEqual(refusal('ticket-expired'));
    const late = await asked();
    world.clock.advance(10 * minuteMs + 1000);
    await expect(visitor().ask('auth.sign-in-with-passkey', { ticket: late.ticket, ...passkey.sign(late.options) })).rejects.toEqual(
      refusal('ticket-expired'),
    );
    expect((await world.as(me).ask('auth.list-passkeys', {})).items[0]).toMatchObject({ mayBeCopied: false });
  });

  it('are refused where the counter goes back, which the owner is told once, and the stored one stays', async () => {
    const passkey = new SoftPasskey(1);
    await add(passkey);
    await signIn(passkey, { counter: 7 });
    for (const counter of [7, 6, 0]) await expect(signIn(passkey, { counter })).rejects.toEqual(refusal('passkey-copied'));
    const [stored] = await world.db.sql<{ counter: string }>('counter', 'SELECT counter FROM passkeys');
    expect(stored).toEqual({ counter: '7' });
    expect((await world.as(me).ask('auth.list-passkeys', {})).items[0]).toMatchObject({ mayBeCopied: true });
    expect(await changes()).toEqual(['added', 'refused']);
    await expect(signIn(passkey, { counter: 8 })).resolves.toHaveProperty('accessToken');
    const synced = new SoftPasskey();
    await add(synced);
    for (const _ of [1, 2, 3]) await expect(signIn(synced)).resolves.toHaveProperty('accessToken');
  });

  it('take the place of both steps, and of the second one only for the person of the first', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    const code = await turnOnTwoStep();
    await expect(world.as(me).ask('auth.begin-passkey', { password })).rejects.toEqual(refusal('wrong-code'));
    await expect(world.as(me).ask('auth.begin-passkey', { password, code: code() })).resolves.toHaveProperty('ticket');
    await expect(signIn(passkey)).resolves.toHaveProperty('accessToken');
    const first = (await login()) as TwoStepAsked;
    expect(first.methods).toEqual(['passkey', 'totp', 'recovery-code']);
    const { ticket, options } = await asked(first.ticket);
    expect(options.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id.toString('base64url'), transports: ['internal'] }]);
    const stranger = new SoftPasskey();
    await add(stranger, (await signUp('kofi@example.com')).me);
    const wrong = { ticket, ...stranger.sign(options) };
    await expect(visitor().ask('auth.sign-in-with-passkey', wrong)).rejects.toEqual(refusal('passkey-unknown'));
    const right = { ticket, ...passkey.sign(options) };
    await expect(visitor().ask('auth.sign-in-with-passkey', right)).resolves.toMatchObject({ refreshMaxAgeSeconds: 2_592_000 });
    await expect(asked('made-up')).rejects.toEqual(refusal('ticket-expired'));
  });

  it('show which there are only after the first step, and belong to who the device says', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    const { ticket, options } = await asked();
    expect(options.allowCredentials).toEqual([]);
    const userHandle = Buffer.from(newId().replaceAll('-', ''), 'hex').toString('base64url');
    const signed = { ticket, ...passkey.sign(options) };
    await expect(visitor().ask('auth.sign-in-with-passkey', { ...signed, userHandle })).rejects.toEqual(refusal('passkey-unknown'));
    const own = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
    await expect(visitor().ask('auth.sign-in-with-passkey', { ...signed, userHandle: own })).resolves.toHaveProperty('accessToken');
  });

  it('answer as the password does for an account that is suspended or being closed', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    await world.db.run('suspend', "UPDATE users SET suspended_at = now(), suspended_reason = 'Spam.' WHERE id = $1", [userId]);
    await expect(signIn(passkey)).rejects.toMatchObject({ code: 'account-suspended', details: { reason: 'Spam.' } });
    await world.db.run('close', 'UPDATE users SET suspended_at = NULL, erase_at = $2 WHERE id = $1', [userId, new Date(now + 1)]);
    await expect(signIn(passkey)).rejects.toMatchObject({ code: 'account-closing', details: { ticket: expect.any(String) } });
  });

  it('AUTH-03 SET-04 prove who it is in place of password and code: for one act, in one session, once, in time, and of the person themselves', async () => {
    const passkey = new SoftPasskey(1);
    await expect(world.as(me).ask('auth.ask-for-proof', { act: 'copy-own-data' })).rejects.toEqual(refusal('passkey-not-found'));
    const { id } = await add(passkey);
    await turnOnTwoStep();
    expect(await world.as(me).ask('auth.get-two-step', {})).toMatchObject({ isOn: true, hasPassword: true, hasPasskey: true });
    const shown = async (act: ProofAct, wrong: Partial<Parameters<SoftPasskey['sign']>[0]> = {}, with_ = passkey, by = me) => {
      const { ticket, options } = await world.as(by).ask('auth.ask-for-proof', { act });
      if (by === me)
        expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: passkey.id.toString('base64url') }] });
      return { passkey: { ticket, ...with_.sign({ challenge: options.challenge, ...wrong }) } };
    };
    const copy = (proof: ProofBody, by = me) => world.as(by).ask('auth.request-export', proof);

    for (const wrong of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }, { isVerified: false }])
      await expect(copy(await shown('copy-own-data', wrong))).rejects.toEqual(refusal('passkey-refused'));
    const stranger = new SoftPasskey();
    const other = await signUp('kofi@example.com');
    await add(stranger, other.me);
    await expect(copy(await shown('copy-own-data', {}, stranger))).rejects.toEqual(refusal('passkey-refused'));
    await expect(copy(await shown('copy-own-data', {}, stranger, other.me))).rejects.toEqual(refusal('passkey-expired'));
    await expect(copy(await shown('close-own-account'))).rejects.toEqual(refusal('passkey-expired'));
    const { ticket, options } = await asked();
    await expect(copy({ passkey: { ticket, ...passkey.sign(options) } })).rejects.toEqual(refusal('passkey-expired'));
    const late = await shown('copy-own-data');
    world.clock.advance(5 * minuteMs + 1000);
    await expect(copy(late)).rejects.toEqual(refusal('passkey-expired'));
    await expect(copy({ ...late, password })).rejects.toEqual(refusal('passkey-expired'));
    const again = (await login()) as TwoStepAsked;
    const second = await world.as(aVisitor()).ask('auth.ask-for-passkey', { ticket: again.ticket });
    const elsewhere = await visitor().ask('auth.sign-in-with-passkey', { ticket: second.ticket, ...passkey.sign(second.options) });
    const inOther = aStudent({ userId, sessionId: sessionIdOf(elsewhere) });
    await expect(copy(await shown('copy-own-data'), inOther)).rejects.toEqual(refusal('passkey-expired'));
    expect(await world.db.sql('exports', 'SELECT FROM exports')).toEqual([]);

    const right = await shown('remove-passkey');
    await expect(world.as(me).ask('auth.begin-passkey', right)).rejects.toEqual(refusal('passkey-expired'));
    await copy(await shown('copy-own-data'));
    const once = await shown('add-passkey');
    const begun = await Promise.allSettled(Array.from({ length: 10 }, () => world.as(me).ask('auth.begin-passkey', once)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(world.as(me).ask('auth.begin-passkey', once)).rejects.toEqual(refusal('passkey-expired'));
    expect(await changes()).toEqual(['added', 'added']);
    const copied = await shown('remove-passkey', { counter: 1 });
    await expect(world.as(me).ask('auth.remove-passkey', { passkeyId: id, ...copied })).rejects.toEqual(refusal('passkey-doubtful'));
    expect(await changes()).toEqual(['added', 'added', 'refused']);
    await world.as(me).ask('auth.remove-passkey', { passkeyId: id, ...(await shown('remove-passkey')) });
    expect((await world.as(me).ask('auth.list-passkeys', {})).items).toEqual([]);
  });

  it.each([
    ['change-password', 'auth.change-password', { newPassword: 'Rainy-night-9' }],
    ['set-up-two-step', 'auth.begin-two-step', {}],
    ['turn-off-two-step', 'auth.remove-two-step', {}],
    ['change-payout-method', 'auth.check-identity', { act: 'change-payout-method' }],
  ] as const)('AUTH-03 SET-04 SET-08 are enough for %s: of the person, for this act, in one session, once', async (act, ask, input) => {
    const passkey = new SoftPasskey(1);
    await add(passkey);
    if (act !== 'set-up-two-step') await turnOnTwoStep();
    const shown = async (name: ProofAct, by = me, with_ = passkey) => {
      const { ticket, options } = await world.as(by).ask('auth.ask-for-proof', { act: name });
      return { passkey: { ticket, ...with_.sign({ challenge: options.challenge }) } };
    };
    const run = (proof: ProofBody, by = me): Promise<unknown> => world.as(by).ask(ask, { ...input, ...proof });
    const stranger = new SoftPasskey();
    const other = await signUp('kofi@example.com');
    await add(stranger, other.me);
    if (act === 'turn-off-two-step') await turnOnTwoStep(other.me);
    const { ticket, options } = await asked();
    const begun = await world.as(me).ask('auth.ask-for-proof', { act });
    for (const [wrong, code] of [
      [{}, ask === 'auth.change-password' ? 'invalid-input' : 'wrong-password'],
      [await shown('copy-own-data'), 'passkey-expired'],
      [await shown(act, other.me, stranger), 'passkey-expired'],
      [await shown(act, me, stranger), 'passkey-refused'],
      [{ passkey: { ticket, ...passkey.sign(options) } }, 'passkey-expired'],
      [{ passkey: { ticket: begun.ticket, ...passkey.sign({ challenge: 'AAAA' }) } }, 'passkey-refused'],
    ] as const)
      await expect(run(wrong)).rejects.toEqual(refusal(code));
    const once = await shown(act);
    await expect(run(once, other.me)).rejects.toEqual(refusal('passkey-expired'));
    const done = await run(once);
    if (act === 'set-up-two-step') expect(done).toHaveProperty('secret', expect.any(String));
    expect((await world.as(me).ask('auth.get-two-step', {})).isOn).toBe(act === 'change-password' || act === 'change-payout-method');
    await expect(run(once)).rejects.toEqual(refusal(act === 'turn-off-two-step' ? 'two-step-off' : 'passkey-expired'));
    const signInWith = (word: string) => visitor().ask('auth.login', { email, password: word, remember: false });
    await expect(signInWith(act === 'change-password' ? 'Rainy-night-9' : password)).resolves.toBeDefined();
    if (act === 'change-password') await expect(signInWith(password)).rejects.toEqual(refusal('wrong-credentials'));
    expect(await world.as(me).ask('auth.list-passkeys', {})).toMatchObject({ items: [{ mayBeCopied: false }] });
  });

  it('SET-08 the password alone is not enough for another service where sign-in takes two steps', async () => {
    const identity = (proof: ProofBody, by = me) => world.as(by).ask('auth.check-identity', { act: 'change-payout-method', ...proof });
    await expect(identity({ password })).resolves.toBeNull();
    const code = await turnOnTwoStep();
    await expect(identity({ password })).rejects.toEqual(refusal('wrong-code'));
    await expect(identity({ password, code: code() })).resolves.toBeNull();
    await expect(identity({ password, code: code() })).rejects.toEqual(refusal('wrong-code'));
    await expect(identity({ password }, aStudent({ userId, sessionId: newId() }))).rejects.toEqual(refusal('session-ended'));
  });

  it('AUTH-03 PERM-05 prove who an operator is for each act that asks for it, under the name that this act has', async () => {
    const boss = await visitor().ask('auth.register', { email: 'ops@example.com', password, agreeToTerms: true });
    await world.as(aService('auth')).ask('auth.appoint-operator', { email: 'ops@example.com' });
    const operator = world.as(anAdmin({ userId: boss.account.userId, sessionId: sessionIdOf(boss) }));
    const passkey = new SoftPasskey(1);
    const begun = await operator.ask('auth.begin-passkey', { password });
    await operator.ask('auth.add-passkey', { ticket: begun.ticket, name: 'Key', ...passkey.make(begun.options) });
    const colleague = await signUp('helper@example.com');
    const spammer = await signUp('kofi@example.com');
    await world.db.run('confirm', 'UPDATE users SET email_confirmed_at = now()');
    const [note, reason] = ['They wrote to us', 'You wrote to ten teachers.'];
    const roles = { userId: colleague.userId, note };
    const acts: [ProofAct, (proof: ProofBody) => Promise<unknown>][] = [
      ['add-passkey', (proof) => operator.ask('auth.begin-passkey', proof)],
      ['move-money', (proof) => operator.ask('auth.prove-operator', proof)],
      ['request-export', (proof) => operator.ask('auth.request-export-of', { userId, note, ...proof })],
      ['suspend-user', (proof) => operator.ask('auth.suspend-user', { userId: spammer.userId, note, reason, ...proof })],
      ['change-email', (proof) => operator.ask('auth.change-email', { userId, note, email: 'new@example.com', ...proof })],
      ['close-account', (proof) => operator.ask('auth.close-account-of', { userId, note, ...proof })],
      ['add-operator', (proof) => operator.ask('auth.add-operator', { email: 'helper@example.com', roles: ['money'], note, ...proof })],
      ['change-roles', (proof) => operator.ask('auth.change-operator-roles', { ...roles, roles: ['trust'], was: ['money'], ...proof })],
      ['remove-operator', (proof) => operator.ask('auth.change-operator-roles', { ...roles, roles: [], was: ['trust'], ...proof })],
    ];
    for (const [act, run] of acts) {
      const shown = async (name: ProofAct) => {
        const { ticket, options } = await operator.ask('auth.ask-for-proof', { act: name });
        return { passkey: { ticket, ...passkey.sign(options) } };
      };
      await expect(run(await shown(act === 'move-money' ? 'suspend-user' : 'move-money'))).rejects.toEqual(refusal('passkey-expired'));
      await run(await shown(act));
    }
  });

  it('are all removed when an operator changes the email address, whose owner may be another one', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    const boss = await visitor().ask('auth.register', { email: 'ops@example.com', password, agreeToTerms: true });
    await world.as(aService('auth')).ask('auth.appoint-operator', { email: 'ops@example.com' });
    const operator = anAdmin({ userId: boss.account.userId, sessionId: sessionIdOf(boss) });
    const change = { userId, email: 'new@example.com', note: 'They wrote from the new address', password };
    await world.as(operator).ask('auth.change-email', change);
    await expect(signIn(passkey)).rejects.toEqual(refusal('passkey-unknown'));
    expect(await changes()).toEqual(['added', 'reset']);
  });

  it('are all removed when the password is reset by email, since whoever had the old one may have added one', async () => {
    const passkey = new SoftPasskey();
    await add(passkey);
    await visitor().ask('auth.forgot-password', { email });
    const [requested] = await world.db.sql<{ id: string }>('resets', 'SELECT id FROM password_resets');
    const reset = await world.as(aService('notification')).ask('auth.create-password-reset', { resetId: requested!.id });
    await visitor().ask('auth.reset-password', { token: reset!.token, password: 'Rainy-night-9' });
    await expect(signIn(passkey)).rejects.toEqual(refusal('passkey-unknown'));
    expect(await changes()).toEqual(['added', 'reset']);
  });
});
