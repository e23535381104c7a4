import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aSession, aUser, hours } from '../../spec/builders';
import { FakeGateway, refused } from '../../spec/fake-gateway';
import { session } from './session';
import { unsentSignOut } from './unsent-sign-out';

const isThere = () => localStorage.getItem('somo-signed-out') !== null;
let stop = () => {};
afterEach(() => {
  stop();
  session.forget();
  unsentSignOut.clear();
});

const aGateway = () =>
  new FakeGateway().on('POST /api/auth/logout', () => null).on('POST /api/auth/refresh', () => aSession(aUser(), { opensOffline: true }));

describe('a sign-out that the server does not know', () => {
  it('AUTH-20 is told by the next page, which does not go on with the session', async () => {
    const gateway = aGateway();
    localStorage.setItem('somo-auth-token', JSON.stringify({ userId: 'user-1', expiresAt: hours(1) }));
    unsentSignOut.note();
    stop = session.start();
    await waitFor(() => expect(session.state().status).toBe('signed-out'));
    await waitFor(() => expect(isThere()).toBe(false));
    expect(gateway.asked('POST /api/auth/logout')).toHaveLength(1);
    expect(gateway.asked('POST /api/auth/refresh')).toHaveLength(0);
  });

  it('AUTH-20 waits while the server does not answer, and no session comes back meanwhile', async () => {
    const gateway = aGateway().on('POST /api/auth/logout', () => {
      throw refused('service-unavailable');
    });
    unsentSignOut.note();
    expect(await session.refresh()).toBe(false);
    expect([isThere(), session.token()]).toEqual([true, null]);
    expect(gateway.asked('POST /api/auth/refresh')).toHaveLength(0);
  });

  it('AUTH-20 counts for an answer that was on its way when they signed out', async () => {
    const gateway = aGateway();
    gateway.on('POST /api/auth/refresh', () => {
      unsentSignOut.note();
      return aSession(aUser());
    });
    expect(await session.refresh()).toBe(false);
    expect(session.token()).toBeNull();
    expect(gateway.asked('POST /api/auth/logout')).toHaveLength(1);
  });

  it('AUTH-20 does not end the session of whoever has signed in since', async () => {
    const gateway = aGateway();
    unsentSignOut.note();
    session.accept(aSession(aUser()));
    expect(await session.refresh()).toBe(true);
    expect(gateway.asked('POST /api/auth/logout')).toHaveLength(0);
  });
});
