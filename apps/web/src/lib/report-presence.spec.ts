import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reportPresence } from './report-presence';

const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);

describe('C39 the presence of a page', () => {
  const sent: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    stop = reportPresence((presence) => sent.push(presence));
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('is away after ten minutes without input, and online again with the next', () => {
    minutes(9);
    window.dispatchEvent(new Event('keydown'));
    minutes(9);
    expect(sent).toEqual([]);
    minutes(1);
    expect(sent).toEqual(['away']);
    window.dispatchEvent(new Event('pointermove'));
    window.dispatchEvent(new Event('pointermove'));
    expect(sent).toEqual(['away', 'online']);
  });

  it('is not reported once the page is signed out', () => {
    stop();
    minutes(11);
    window.dispatchEvent(new Event('keydown'));
    expect(sent).toEqual([]);
  });
});
