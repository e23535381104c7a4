import { describe, expect, it, jest } from '@jest/globals';
import { toInstant } from '@somo/contracts/time';
import { dayOf } from './format';
import { clock } from './clock';

// The test setup freezes the clock; this spec needs the real one.
const { now } = clock;
const day = 86_400_000;
const device = Date.parse('2026-11-21T15:00:00.000Z');
const told = (ms: number) => clock.follow(new Date(ms).toUTCString());

describe('the clock', () => {
  it('DATA-08 follows the server on a device that is wrong by a day, and notifies its listeners', () => {
    jest.useFakeTimers({ now: device });
    const heard = jest.fn();
    const stop = clock.onChange(heard);
    for (const [off, today] of [
      [day, '2026-11-22'],
      [-day, '2026-11-20'],
      [0, '2026-11-21'],
    ] as const) {
      told(device + off);
      expect([now() - device, dayOf(toInstant(now()), 'UTC')]).toEqual([off, today]);
    }
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    jest.useRealTimers();
  });

  it('does not jump with every response: latency is not clock drift', () => {
    jest.useFakeTimers({ now: device });
    const heard = jest.fn();
    const stop = clock.onChange(heard);
    told(device - 3_000);
    clock.follow(null);
    clock.follow('yesterday');
    expect([now(), heard.mock.calls.length]).toEqual([device, 0]);
    stop();
    jest.useRealTimers();
  });
});
