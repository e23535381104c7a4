import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dayMs } from '@somo/calendar/days';
import type { SessionUser } from '@somo/contracts/people';
import { aSession, aUser, now } from '../../spec/builders';
import { FakeGateway, refused } from '../../spec/fake-gateway';

const ama = aUser({ id: 'ama' });
const kofi = aUser({ id: 'kofi' });
let stop = () => {};
let opened: Awaited<ReturnType<typeof aPage>> | undefined;
afterEach(() => stop());

/** A page of this browser: what it has in memory is gone with it, what it stores is not. */
interface Opened {
  as?: SessionUser;
  at?: number;
  isUp?: boolean;
  ends?: boolean;
  opensOffline?: boolean;
  /** How far the clock of the device is ahead of the server's, which the server has told this page unless it is not up. */
  deviceAheadMs?: number;
  /** Reads what this browser keeps, before the page says whose session it is. */
  read?: () => Promise<void>;
}

async function aPage({ as, at = now, isUp = true, ends = false, opensOffline = true, deviceAheadMs, read }: Opened = {}) {
  stop();
  jest.resetModules();
  const { clock } = await import('./clock');
  if (deviceAheadMs === undefined) clock.now = () => at;
  else jest.spyOn(Date, 'now').mockReturnValue(at + deviceAheadMs);
  if (deviceAheadMs !== undefined && isUp) clock.follow(new Date(at).toUTCString());
  const { session } = await import('./session');
  const device = await import('./device-session');
  const { seal, unseal, toBytes } = await import('./sealing');
  const server = { isUp, ends };
  new FakeGateway().on('POST /api/auth/refresh', () => {
    if (!server.isUp) throw new TypeError('Failed to fetch');
    if (server.ends) throw refused('session-ended');
    return aSession(as ?? ama, { opensOffline });
  });
  let resuming: Promise<void> | undefined;
  const resume = () =>
    (resuming = device.keptSession().then(async (kept) => {
      if (kept) await session.resume(kept, read);
    }));
  // A browser that knows that it is offline asks once.
  const spy = isUp ? undefined : offline();
  stop = session.start(resume);
  // What this page asks must not be answered by the server of a later one.
  if (!read) await session.refresh();
  spy?.mockRestore();
  if (as) {
    session.accept(aSession(as, { opensOffline, storageKey: (as.id[0] ?? '').repeat(43) }));
    await device.keepSession();
  }
  const resumed = () => resuming;
  return { session, server, resumed, seal: (text: string) => seal(toBytes(text)), unseal, kept: device.keptSession };
}

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** Opens Somo without a connection. */
const offlinePage = (at = now) => aPage({ at, isUp: false });

describe('what a device knows of a session', () => {
  it('is whose it is, and a key that no script can read out', async () => {
    const { kept } = await aPage({ as: ama });
    expect((await kept())?.user).toEqual(ama);
    expect((await kept())?.key.extractable).toBe(false);
  });

  it.each([
    ['has expired', true],
    ['was ended', false],
  ])('is gone once the session %s', async (_, isExpired) => {
    const { kept, session } = await aPage({ as: ama });
    session.forget(isExpired);
    expect(await kept()).toBeUndefined();
  });

  it('AUTH-18 is nothing if the session is not remembered, even after one that was', async () => {
    const first = await aPage({ as: ama });
    expect(await first.kept()).toBeDefined();
    const { kept } = await aPage({ as: ama, opensOffline: false });
    expect(await kept()).toBeUndefined();
    expect((await offlinePage()).session.state().status).toBe('unknown');
  });

  it('is gone as soon as the server no longer wants Somo to open without a connection, and stays while an answer says nothing about it', async () => {
    const { session, kept } = await aPage({ as: ama });
    session.accept(aSession(ama));
    expect(await kept()).toBeDefined();
    session.accept(aSession(ama, { opensOffline: false }));
    expect(await kept()).toBeUndefined();
  });

  it('is gone a week after the server confirmed it', async () => {
    await aPage({ as: ama });
    expect(await (await aPage({ at: now + 7 * dayMs, isUp: false })).kept()).toBeDefined();
    expect(await (await aPage({ at: now + 7 * dayMs + 1, isUp: false })).kept()).toBeUndefined();
  });

  it.each([
    ['15 days behind', -15 * dayMs],
    ['8 days ahead', 8 * dayMs],
  ])('is gone after a week, not before, on a device whose clock is %s', async (_, deviceAheadMs) => {
    await aPage({ as: ama, deviceAheadMs });
    expect(await (await aPage({ at: now + 6 * dayMs, isUp: false, deviceAheadMs })).kept()).toBeDefined();
    expect(await (await aPage({ at: now + 7 * dayMs + 1_000, isUp: false, deviceAheadMs })).kept()).toBeUndefined();
    jest.restoreAllMocks();
  });

  it("is the next person's after they have signed in, who cannot read what was encrypted before", async () => {
    const sealed = await (await aPage({ as: ama })).seal('private');
    const { kept, unseal } = await aPage({ as: kofi });
    expect((await kept())?.user.id).toBe('kofi');
    expect(await unseal(sealed!)).toBeNull();
  });
});

describe('a page that is opened while the server does not answer', () => {
  it('goes on with the session that the device knows, without a token, and reads what was encrypted', async () => {
    const sealed = await (await aPage({ as: ama })).seal('Monday');
    const row = localStorage.getItem('somo-kept-for');
    const { session, unseal } = await offlinePage(now + dayMs);
    expect(session.state()).toMatchObject({ status: 'signed-in', user: ama, isAway: true });
    expect(session.token()).toBeNull();
    expect(await unseal(sealed!)).not.toBeNull();
    // The days until it is over go on.
    expect(localStorage.getItem('somo-kept-for')).toBe(row);
  });

  it.each([
    ['once what this browser keeps has been read', false],
    ['as the server says, if it answers before that', true],
  ])('shows whose it is %s', async (_, answersFirst) => {
    await aPage({ as: ama });
    let finish = () => {};
    const started = new Promise<void>((start) => {
      const read = () => (start(), new Promise<void>((done) => (finish = done)));
      void aPage({ isUp: false, read }).then((page) => (opened = page));
    });
    await started;
    const { session } = opened!;
    expect(session.state().status).toBe('loading');
    if (answersFirst) session.accept(aSession(kofi));
    finish();
    await opened!.resumed();
    expect(session.state()).toMatchObject({ status: 'signed-in', user: answersFirst ? kofi : ama });
    expect(session.isAway()).toBe(!answersFirst);
  });

  it('says that the server does not answer if the device knows nothing', async () => {
    localStorage.setItem('somo-auth-token', JSON.stringify({ userId: 'ama', expiresAt: '2030-01-07T12:00:00.000Z' }));
    const { session } = await offlinePage();
    expect(session.state().status).toBe('unknown');
  });

  it('is not for another person than the one who was signed in last', async () => {
    await aPage({ as: ama });
    localStorage.setItem('somo-auth-token', JSON.stringify({ userId: 'kofi', expiresAt: '2030-01-07T12:00:00.000Z' }));
    expect((await offlinePage()).session.state().status).toBe('unknown');
  });

  it('goes on as usual as soon as the server answers', async () => {
    await aPage({ as: ama });
    const { session, server } = await offlinePage();
    server.isUp = true;
    expect(await session.refresh()).toBe(true);
    expect(session.isAway()).toBe(false);
    expect(session.state()).not.toHaveProperty('isAway');
  });

  it('ends with the session if the server says so then, and the device knows nothing anymore', async () => {
    await aPage({ as: ama });
    const { session, server, kept } = await offlinePage();
    Object.assign(server, { isUp: true, ends: true });
    await session.refresh();
    expect(session.state()).toEqual({ status: 'signed-out', ended: true });
    expect(await kept()).toBeUndefined();
  });
});
