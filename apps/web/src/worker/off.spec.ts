import { afterEach, describe, expect, it, jest } from '@jest/globals';

afterEach(() => void jest.restoreAllMocks());

/** The worker in a browser that has two caches, and whether its notifications are on. */
async function aBrowser({ hasNotifications }: { hasNotifications: boolean }) {
  const kept = new Set(['somo-precache', 'somo-visited']);
  const unregister = jest.fn(async () => true);
  const disable = jest.fn(async () => {});
  const parts = {
    skipWaiting: jest.fn(async () => {}),
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    clients: { claim: async () => {} },
    registration: {
      unregister,
      navigationPreload: { disable },
      pushManager: { getSubscription: async () => (hasNotifications ? {} : null) },
    },
  };
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(self, name, { configurable: true, value });
  const listeners = new Map<string, EventListener>();
  jest
    .spyOn(self, 'addEventListener')
    .mockImplementation((name: string, listener: unknown) => void listeners.set(name, listener as EventListener));
  jest.resetModules();
  await import('./off');
  const run = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (each: Promise<unknown>) => (work = each) } as unknown as Event);
    await work;
  };
  await run('install');
  await run('activate');
  return { kept, unregister, disable, skipWaiting: parts.skipWaiting, listeners };
}

describe('the worker that is served with OFFLINE=off', () => {
  it('takes over at once, deletes all files that were kept, answers no request and leaves', async () => {
    const { kept, unregister, disable, skipWaiting, listeners } = await aBrowser({ hasNotifications: false });
    expect(skipWaiting).toHaveBeenCalled();
    expect(kept.size).toBe(0);
    expect(disable).toHaveBeenCalled();
    expect(listeners.has('fetch')).toBe(false);
    expect(unregister).toHaveBeenCalled();
  });

  it('stays where notifications are on, and shows them', async () => {
    const { kept, unregister, listeners } = await aBrowser({ hasNotifications: true });
    expect(kept.size).toBe(0);
    expect(unregister).not.toHaveBeenCalled();
    expect(listeners.has('push')).toBe(true);
  });
});
