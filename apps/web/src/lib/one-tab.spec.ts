import { afterEach, describe, expect, it } from '@jest/globals';
import { oneTabAtATime, unlessInAnotherTab } from './one-tab';

type Request = (name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) => Promise<unknown>;

function locks(request?: Request): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });
}

let done: string[] = [];
const work = async () => void done.push('done');

afterEach(() => {
  done = [];
  locks();
});

describe('work that tabs do one at a time', () => {
  it('waits for its lock', async () => {
    locks((name, _, run) => (done.push(name), run({})));
    await oneTabAtATime('somo-refresh', work);
    expect(done).toEqual(['somo-refresh', 'done']);
  });

  it('is left to the tab that is doing it', async () => {
    locks((_name, { ifAvailable }, run) => run(ifAvailable ? null : {}));
    await unlessInAnotherTab('somo-outbox', work);
    expect(done).toEqual([]);
  });

  it.each([
    ['there are no locks', undefined],
    ['the browser refuses them', () => Promise.reject(new DOMException('Refused', 'SecurityError'))],
  ])('is done, once, where %s', async (_, request) => {
    locks(request);
    await oneTabAtATime('somo-refresh', work);
    await unlessInAnotherTab('somo-outbox', work);
    expect(done).toEqual(['done', 'done']);
  });

  it('fails as it failed, and is not repeated', async () => {
    locks((_name, _options, run) => run({}));
    let tries = 0;
    await expect(oneTabAtATime('somo-refresh', () => Promise.reject(new Error(`try ${(tries += 1)}`)))).rejects.toThrow('try 1');
    expect(tries).toBe(1);
  });
});
