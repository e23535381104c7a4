import { jest } from '@jest/globals';
import type { Presence } from '@somo/contracts/live';
import { PresencePublisher } from './presence-publisher.js';

describe('C39 the presence of a page', () => {
  let sent: Presence[];
  /** Answers the first send that is unanswered. */
  let answer: (succeeded: boolean) => Promise<void>;
  let publisher: PresencePublisher;
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    const waiting: ((succeeded: boolean) => void)[] = [];
    publisher = new PresencePublisher((presence) => {
      sent.push(presence);
      return new Promise((resolve) => waiting.push(resolve));
    });
    answer = async (succeeded) => {
      waiting.shift()?.(succeeded);
      await pass(0);
    };
  });
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('is sent again a second after it failed, until it succeeds, and then no more', async () => {
    publisher.publish('online');
    await pass(0);
    for (const times of [1, 2]) {
      await answer(false);
      publisher.publish('online');
      await pass(999);
      expect(sent).toHaveLength(times);
      await pass(1);
      expect(sent).toHaveLength(times + 1);
    }
    await answer(true);
    await pass(10_000);
    expect(sent).toEqual(['online', 'online', 'online']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is sent again when it fails only after the second has passed', async () => {
    publisher.publish('online');
    await pass(5_000);
    await answer(false);
    expect(sent).toEqual(['online']);
    await pass(1_000);
    expect(sent).toEqual(['online', 'online']);
  });

  it.each([0, 1_000])('is the latest, sent once, when an older one fails that was sent %i ms before', async (ms) => {
    publisher.publish('online');
    await pass(ms);
    publisher.publish('away');
    await answer(false);
    await pass(1_000 - ms);
    await answer(true);
    await pass(10_000);
    expect(sent).toEqual(['online', 'away']);
  });

  it.each([
    ['after it failed', 0, async () => answer(false).then(() => publisher.publishOffline())],
    ['before it fails', 0, () => publisher.publishOffline()],
    ['before it fails late', 5_000, () => publisher.publishOffline()],
  ])('is not sent again for a page that closes %s', async (_, ms, close) => {
    publisher.publish('online');
    await pass(ms);
    const closing = close();
    for (let left = 0; left < 2; left++) await answer(false);
    await closing;
    expect(jest.getTimerCount()).toBe(0);
    await pass(10_000);
    expect(sent).toEqual(['online', 'offline']);
  });
});
