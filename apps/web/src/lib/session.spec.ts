import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { toInstant } from '@somo/contracts/time';
import { aSession, aUser, hours } from '../../spec/builders';
import { withoutStorage } from '../../spec/without-storage';
import { broken, FakeGateway, refused } from '../../spec/fake-gateway';
import { clock } from './clock';
import { http } from './http';
import { session } from './session';

let stop = () => {};
let restore = () => {};
afterEach(() => {
  stop();
  restore();
  jest.useRealTimers();
});

const remember = () => localStorage.setItem('somo-auth-token', JSON.stringify({ userId: 'user-1', expiresAt: hours(1) }));
const status = () => session.state().status;

describe('the session', () => {
  it('AUTH-18 causes no request for a visitor who never signed in', () => {
    const gateway = new FakeGateway();
    stop = session.start();
    expect(status()).toBe('signed-out');
    expect(gateway.calls).toHaveLength(0);
  });

  it('AUTH-18 is restored on load with the cookie', async () => {
    new FakeGateway().on('POST /api/auth/refresh', () => aSession(aUser()));
    remember();
    stop = session.start();
    await waitFor(() => expect(status()).toBe('signed-in'));
    expect(session.token()).toBe('token-1');
  });

  it('AUTH-18 is restored by what the document asked before the app was there, once', async () => {
    const gateway = new FakeGateway().on('POST /api/auth/refresh', () => aSession(aUser()));
    remember();
    window.somoRefresh = Promise.resolve(Response.json(aSession(aUser())));
    stop = session.start();
    await waitFor(() => expect(status()).toBe('signed-in'));
    expect(gateway.calls).toHaveLength(0);
    await session.refresh();
    expect(gateway.calls).toHaveLength(1);
  });

  it('AUTH-18 is asked for again where the question of the document failed', async () => {
    const gateway = new FakeGateway().on('POST /api/auth/refresh', () => aSession(aUser()));
    remember();
    window.somoRefresh = Promise.reject(new TypeError('Failed to fetch'));
    stop = session.start();
    await waitFor(() => expect(status()).toBe('signed-in'));
    expect(gateway.calls).toHaveLength(1);
  });

  it('AUTH-18 retries a server that does not answer, doubling the delay', async () => {
    let tries = 0;
    new FakeGateway().on('POST /api/auth/refresh', () => {
      tries += 1;
      if (tries < 3) throw refused('service-unavailable');
      return aSession(aUser());
    });
    expect(await session.refresh()).toBe(true);
    expect(tries).toBe(3);
  });

  it('AUTH-18 does not end if the server fails: it is retried until there is an answer', async () => {
    jest.useFakeTimers();
    let well = false;
    new FakeGateway().on('POST /api/auth/refresh', () => {
      if (!well) throw broken();
      return aSession(aUser());
    });
    remember();
    stop = session.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('unknown');
    well = true;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(status()).toBe('signed-in');
  });

  it('ends when the server says so, in other tabs too', async () => {
    new FakeGateway().on('POST /api/auth/refresh', () => {
      throw refused('session-ended');
    });
    remember();
    stop = session.start();
    await waitFor(() => expect(status()).toBe('signed-out'));
    expect(localStorage.getItem('somo-auth-token')).toBeNull();
  });

  it('AUTH-18 is refreshed 90 seconds before it expires, checked every 30 seconds', async () => {
    jest.useFakeTimers();
    const gateway = new FakeGateway().on('POST /api/auth/refresh', () =>
      aSession(aUser(), { accessToken: 'token-2', expiresAt: hours(2) }),
    );
    const start = clock.now();
    stop = session.start();
    session.accept(aSession(aUser(), { expiresAt: toInstant(start + 600_000) }));
    clock.now = () => start + 480_000;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(gateway.calls).toHaveLength(0);
    clock.now = () => start + 510_000;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(gateway.calls).toHaveLength(1);
    expect(session.token()).toBe('token-2');
  });

  it('refreshes the token once when several requests find it expired', async () => {
    const gateway = new FakeGateway()
      .on('POST /api/auth/refresh', () => aSession(aUser(), { accessToken: 'fresh' }))
      .on('GET /api/lessons/stats', ({ token }) => {
        if (token !== 'fresh') throw refused('not-signed-in');
        return {
          upcomingLessons: 1,
          completedLessons: 0,
          uniqueConnections: 0,
          totalHours: 0,
          totalEarningsCents: null,
          averageRating: null,
        };
      });
    session.accept(aSession(aUser(), { accessToken: 'stale' }));
    const answers = await Promise.all([http('GET /api/lessons/stats'), http('GET /api/lessons/stats')]);
    expect(answers.map((answer) => answer.upcomingLessons)).toEqual([1, 1]);
    expect(gateway.asked('POST /api/auth/refresh')).toHaveLength(1);
  });

  it('follows a sign-out or sign-in in another tab', async () => {
    new FakeGateway().on('POST /api/auth/refresh', () => aSession(aUser({ id: 'user-9' })));
    stop = session.start();
    remember();
    window.dispatchEvent(new StorageEvent('storage', { key: 'somo-auth-token' }));
    await waitFor(() => expect(status()).toBe('signed-in'));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'somo-auth-token' }));
    expect(status()).toBe('signed-out');
  });

  it('AUTH-18 is restored where the browser blocks storage but keeps cookies', async () => {
    new FakeGateway().on('POST /api/auth/refresh', () => aSession(aUser()));
    restore = withoutStorage('throws');
    stop = session.start();
    await waitFor(() => expect(status()).toBe('signed-in'));
  });

  it('AUTH-18 has not ended for a visitor whose browser blocks storage', async () => {
    new FakeGateway().on('POST /api/auth/refresh', () => {
      throw refused('not-signed-in');
    });
    jest.resetModules();
    restore = withoutStorage('throws');
    const { session: opened } = await import('./session');
    stop = opened.start();
    await waitFor(() => expect(opened.state()).toEqual({ status: 'signed-out' }));
  });
});
