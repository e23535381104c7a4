import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { aSession, aUser } from '../../spec/builders';
import { FakeGateway } from '../../spec/fake-gateway';
import { keptSession } from '../lib/device-session';
import { keyOf } from '../lib/query';
import { sealedStore } from '../lib/sealed-store';
import { toBytes } from '../lib/sealing';
import { session } from '../lib/session';
import { stayOffline } from './stay-offline';

let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A browser with a copy, whose worker is registered four seconds later if at all. */
async function signedIn(opensOffline: boolean) {
  new FakeGateway();
  const register = jest.fn((_path: string, _options: object) => Promise.reject(new Error('No worker here.')));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  session.accept(aSession(aUser(), { opensOffline }));
  await sealedStore.moveIn(async () => {});
  await sealedStore.put('copy', 'lessons', toBytes({ at: 0, queryKey: keyOf('GET /api/lessons'), data: [] }));
  await sealedStore.put('page', 'dashboard', toBytes({}));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  stop = stayOffline(new QueryClient());
  jest.advanceTimersByTime(4_000);
  jest.useRealTimers();
  return register;
}

describe('a browser of somebody who is signed in', () => {
  it('keeps who it is and the copies, and registers the worker, if it may', async () => {
    const register = await signedIn(true);
    await waitFor(async () => expect(await keptSession()).toBeDefined());
    expect(await sealedStore.names('copy')).toEqual(['lessons']);
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  it('deletes the copies, keeps nothing and registers no worker if it may not', async () => {
    const register = await signedIn(false);
    await waitFor(async () => expect(await sealedStore.names('copy')).toEqual([]));
    await waitFor(async () => expect(await sealedStore.names('page')).toEqual([]));
    expect(await keptSession()).toBeUndefined();
    expect(register).not.toHaveBeenCalled();
  });

  it('deletes them as soon as an answer says that it may no longer', async () => {
    await signedIn(true);
    await waitFor(async () => expect(await keptSession()).toBeDefined());
    session.accept(aSession(aUser(), { opensOffline: false }));
    await waitFor(async () => expect(await sealedStore.names('copy')).toEqual([]));
    expect(await keptSession()).toBeUndefined();
  });
});
