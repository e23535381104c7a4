import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { aSession, aUser, now } from '../../spec/builders';
import { FakeGateway } from '../../spec/fake-gateway';
import { clock } from '../lib/clock';
import { keepSession, keptSession } from '../lib/device-session';
import { keyOf } from '../lib/query';
import { sealedStore } from '../lib/sealed-store';
import { session } from '../lib/session';
import { keepCopies, restoreCopies } from './keep-copies';
import { resumeOffline } from './resume-offline';

const queryKey = keyOf('GET /api/me/learners');
const [ama, kofi] = ['ama', 'kofi'].map((id) => aSession(aUser({ id }), { opensOffline: true }));
let stop = () => {};

beforeEach(() => {
  new FakeGateway();
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now());
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** A page of Ama that has fetched whom she learns for. */
async function aPage(): Promise<QueryClient> {
  session.accept(ama!);
  await sealedStore.moveIn(async () => {});
  const cache = new QueryClient();
  stop = keepCopies(cache);
  await cache.fetchQuery({ queryKey, queryFn: () => ["Ama's child"] });
  return cache;
}

const amasCopy = async () => {
  await aPage();
  await waitFor(async () => expect(await sealedStore.names('copy')).toHaveLength(1), { timeout: 5_000 });
  stop();
};

describe('copies of one person', () => {
  it('are shown to them as of when they were fetched', async () => {
    await amasCopy();
    const cache = new QueryClient();
    await restoreCopies(cache);
    expect(cache.getQueryData(queryKey)).toEqual(["Ama's child"]);
    expect(cache.getQueryState(queryKey)?.dataUpdatedAt).toBe(now);
  });

  it('are not shown by another build, which may expect another form', async () => {
    await amasCopy();
    await keepSession();
    expect(await keptSession()).toBeDefined();
    document.head.innerHTML = '<meta name="somo-build" content="another">';
    const cache = new QueryClient();
    await restoreCopies(cache);
    expect(cache.getQueryData(queryKey)).toBeUndefined();
    expect(await keptSession()).toBeUndefined();
    document.head.replaceChildren();
  });

  it('are not shown to the next, who has signed in while they were read', async () => {
    await amasCopy();
    const cache = new QueryClient();
    const restoring = restoreCopies(cache);
    session.accept(kofi!);
    await restoring;
    expect(cache.getQueryData(queryKey)).toBeUndefined();
  });

  it('are not kept for the next, who has signed in since they were fetched', async () => {
    const cache = await aPage();
    session.accept(kofi!);
    const fetched = await new Promise((resume) => setTimeout(() => resume(cache.getQueryData(queryKey)), 1_200));
    expect(fetched).toEqual(["Ama's child"]);
    expect(await sealedStore.names('copy')).toEqual([]);
  });

  it('are not shown by a page that is opened without the server if somebody else has signed in meanwhile', async () => {
    await amasCopy();
    await keepSession();
    const cache = new QueryClient();
    const resuming = resumeOffline(cache);
    session.accept(kofi!);
    await resuming;
    expect(session.state()).toMatchObject({ status: 'signed-in', user: { id: 'kofi' } });
    expect(cache.getQueryData(queryKey)).toBeUndefined();
  });
});
