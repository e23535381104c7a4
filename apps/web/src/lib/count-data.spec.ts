import 'fake-indexeddb/auto';
import { afterEach, expect, it, jest } from '@jest/globals';
import { countData, storeCounted } from './count-data';
import { readData } from './data-used';
import { traffic } from './traffic';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('counts a page from its first byte, and nothing of it while nobody is signed in', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] });
  const loaded = [100];
  const watching = new Set<(bytes: number) => void>();
  /** As browsers have it, for one type of entries. */
  class Observer {
    private readonly tell = (bytes: number) => this.told({ getEntries: () => [{ transferSize: bytes }] });
    constructor(private readonly told: (list: object) => void) {}
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (type !== 'resource') return;
      watching.add(this.tell);
      if (buffered) loaded.forEach(this.tell);
    }
    takeRecords = () => [];
    disconnect = () => void watching.delete(this.tell);
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  const load = (bytes: number) => {
    loaded.push(bytes);
    watching.forEach((tell) => tell(bytes));
  };
  const counted = async () => {
    jest.advanceTimersByTime(10_000);
    await storeCounted().catch(() => undefined);
    return (await readData())[0]?.pages;
  };

  const signOut = countData();
  load(20);
  expect(await counted()).toBe(120);
  load(3);
  signOut();
  await storeCounted();
  load(1_000);
  traffic.add('pages', 1_000);
  jest.advanceTimersByTime(60_000);
  signOut();
  expect((await readData())[0]?.pages).toBe(123);
  const signOutAgain = countData();
  load(4);
  expect(await counted()).toBe(127);
  signOutAgain();
});
