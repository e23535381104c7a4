import type { SignedIn } from '@somo/contracts/asks/auth';
import { newId } from '@somo/platform/ids';
import { aNewcomer, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { auth } from '../auth.module.js';
import { sessionIdOf } from '../../spec/session-id-of.js';
import { oneStep } from '../../spec/one-step.js';

const password = 'Sunny-day-7';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the sessions of a person', () => {
  let world: World;
  let laptop: SignedIn;
  let phone: SignedIn;
  let strangers: SignedIn;
  const visitor = () => world.as(aVisitor());
  const register = (email: string) => visitor().ask('auth.register', { email, password, agreeToTerms: true });
  const refresh = ({ refreshToken }: SignedIn) => visitor().ask('auth.refresh', { refreshToken });
  const as = (session: SignedIn) => world.as(aNewcomer({ userId: session.account.userId, sessionId: sessionIdOf(session) }));
  const list = (session: SignedIn) => as(session).ask('auth.list-sessions', {});
  const ended = { code: 'session-ended' };

  beforeEach(async () => {
    world = await startService(auth, { now: Date.parse('2030-01-07T08:00:00Z') });
    phone = await register('ama@example.com');
    strangers = await register('kofi@example.com');
    world.clock.advance(60_000);
    const browser = { userAgent: firefox };
    laptop = await oneStep(visitor().ask('auth.login', { email: 'ama@example.com', password, remember: true, browser }));
  });
  afterEach(() => world.close());

  it('are listed with browser and system, the current one first; only open ones, and only their own', async () => {
    expect(await list(laptop)).toEqual([
      {
        id: sessionIdOf(laptop),
        browser: 'Firefox',
        system: 'Linux',
        createdAt: '2030-01-07T08:01:00.000Z',
        lastSeenAt: '2030-01-07T08:01:00.000Z',
        isCurrent: true,
      },
      {
        id: sessionIdOf(phone),
        browser: null,
        system: null,
        createdAt: '2030-01-07T08:00:00.000Z',
        lastSeenAt: '2030-01-07T08:00:00.000Z',
        isCurrent: false,
      },
    ]);
    world.clock.advance(13 * 3_600_000);
    expect(await list(laptop)).toHaveLength(1);
  });

  it('are noted as seen when they refresh, at most every five minutes', async () => {
    const seen = async () => (await list(laptop))[0]?.lastSeenAt;
    world.clock.advance(4 * 60_000);
    laptop = { ...laptop, refreshToken: (await refresh(laptop)).refreshToken };
    expect(await seen()).toBe('2030-01-07T08:01:00.000Z');
    world.clock.advance(60_000);
    await refresh(laptop);
    expect(await seen()).toBe('2030-01-07T08:06:00.000Z');
  });

  it('end one by one, with their pages and refresh token, and not twice', async () => {
    const endPhone = () => as(laptop).ask('auth.end-session', { sessionId: sessionIdOf(phone) });
    await expect(endPhone()).resolves.toBeNull();
    expect(world.lives).toContainEqual({ userId: phone.account.userId, name: 'session.ended', payload: { sessionId: sessionIdOf(phone) } });
    await expect(refresh(phone)).rejects.toMatchObject(ended);
    await expect(refresh(laptop)).resolves.toHaveProperty('accessToken');
    await expect(endPhone()).rejects.toMatchObject({ code: 'session-not-found' });
  });

  it('end all at once but the current one', async () => {
    await as(laptop).ask('auth.end-other-sessions', {});
    await expect(refresh(phone)).rejects.toMatchObject(ended);
    await expect(refresh(laptop)).resolves.toHaveProperty('accessToken');
    await expect(refresh(strangers)).resolves.toHaveProperty('accessToken');
    // One for the open pages, one for the gateways.
    expect(world.lives).toHaveLength(2);
  });

  it("refuse somebody else's and an unknown one alike, and leave it open", async () => {
    for (const sessionId of [sessionIdOf(strangers), newId()])
      await expect(as(laptop).ask('auth.end-session', { sessionId })).rejects.toMatchObject({ code: 'session-not-found' });
    await expect(as(laptop).ask('auth.end-session', { sessionId: 'nonsense' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(refresh(strangers)).resolves.toHaveProperty('accessToken');
  });

  it('are one for each browser, however often it signs in', async () => {
    const browser = { userAgent: firefox, deviceId: 'A'.repeat(32) };
    const again = () => oneStep(visitor().ask('auth.login', { email: 'ama@example.com', password, remember: true, browser }));
    const [first, second] = [await again(), await again()];
    expect((await list(second)).map(({ id }) => id)).toEqual([second, laptop, phone].map(sessionIdOf));
    await expect(refresh(first)).rejects.toMatchObject(ended);
    expect(world.lives).toEqual([]);
  });

  it('from an unknown browser are told to the owner once, but not the first', async () => {
    const told = async () => (await world.emitted()).filter(({ type }) => type === 'user.browser-added').map(({ data }) => data);
    const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
    const from = (userAgent: string, deviceId: string) =>
      oneStep(visitor().ask('auth.login', { email: 'ama@example.com', password, remember: true, browser: { userAgent, deviceId } }));
    await from(firefox, 'one');
    await from(firefox, 'one');
    expect(await told()).toEqual([]);
    const stranger = await from(android, 'two');
    await from(android, 'two');
    expect(await told()).toEqual([
      {
        userId: stranger.account.userId,
        role: null,
        sessionId: sessionIdOf(stranger),
        browser: 'Chrome',
        system: 'Android',
        signedInAt: '2030-01-07T08:01:00.000Z',
      },
    ]);
    const kept = await world.db.sql<{ text: string }>('kept', 'SELECT json_agg(b)::text AS text FROM browsers b');
    expect(kept[0]?.text).not.toContain(Buffer.from('two').toString('hex'));
  });

  it('are remembered for the last fifty browsers of a person, and for no longer than a browser keeps a cookie', async () => {
    const signIn = (deviceId: string) =>
      oneStep(
        visitor().ask('auth.login', { email: 'ama@example.com', password, remember: true, browser: { userAgent: firefox, deviceId } }),
      );
    const count = async () => (await world.db.sql('count-browsers', 'SELECT FROM browsers')).length;
    const program = 'INSERT INTO browsers SELECT $1, sha256(n::text::bytea), NULL, NULL, $2, $2 FROM generate_series(1, 60) AS n';
    await world.db.run('a-program', program, [laptop.account.userId, new Date(world.clock.now())]);
    await signIn('one');
    expect(await count()).toBe(51);
    world.clock.advance(400 * 86_400_000);
    await signIn('two');
    expect(await count()).toBe(1);
  });

  it('cannot be seen or ended by one that has ended, whose access token is still valid', async () => {
    await as(laptop).ask('auth.end-other-sessions', {});
    await expect(list(phone)).rejects.toMatchObject(ended);
    await expect(as(phone).ask('auth.end-other-sessions', {})).rejects.toMatchObject(ended);
    await expect(as(phone).ask('auth.end-session', { sessionId: sessionIdOf(laptop) })).rejects.toMatchObject(ended);
    await expect(visitor().ask('auth.list-sessions', {})).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(refresh(laptop)).resolves.toHaveProperty('accessToken');
  });
});
