import { describe, expect, it } from '@jest/globals';
import { Watchdog } from './watchdog';

/** Looks once a second; `packets` returns how many have arrived by then. Returns the repairs to try, and when. */
function watch(
  seconds: number,
  packets: (second: number) => number,
  isText = false,
  isHeard = (_second: number) => true,
): [number, string][] {
  const watchdog = new Watchdog(0);
  const tried: [number, string][] = [];
  for (let second = 1; second <= seconds; second++) {
    const repair = watchdog.check(packets(second), second * 1000, isText);
    if (repair) tried.push([second, repair]);
    if (repair && isHeard(second)) watchdog.tried(repair, second * 1000);
  }
  return tried;
}

describe('CLS-11 the watchdog', () => {
  it('does nothing while packets arrive', () => {
    expect(watch(60, (second) => second)).toEqual([]);
  });

  it('looks for a new path after two silent seconds, and makes a new connection after six', () => {
    expect(watch(20, (second) => Math.min(second, 5))).toEqual([
      [7, 'restart'],
      [11, 'rebuild'],
      [19, 'rebuild'],
    ]);
  });

  it('is ready for the next silence once packets arrive again', () => {
    const packets = (second: number) => (second <= 5 ? second : second <= 9 ? 5 : second <= 12 ? second : 12);
    expect(watch(15, packets).filter(([, repair]) => repair === 'restart')).toEqual([
      [7, 'restart'],
      [14, 'restart'],
    ]);
  });

  it('tries again every second what the other page cannot have heard', () => {
    const heard = (second: number) => second >= 9;
    const stopped = (second: number) => Math.min(second, 5);
    expect(watch(12, stopped, false, heard).map(([second]) => second)).toEqual([7, 8, 9, 11]);
  });

  it('gives a new connection ten seconds, and text four times as long', () => {
    expect(watch(12, () => 0)).toEqual([[10, 'rebuild']]);
    expect(watch(12, (second) => Math.min(second, 2), true)).toEqual([[10, 'restart']]);
  });
});
