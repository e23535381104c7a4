import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '@somo/calendar/days';
import type { SimulatedTime } from './simulated-time.js';

/** Waits until a condition holds, for at most eight seconds or simulated minutes: services receive each other's events a moment later. */
export type Until = (holds: () => Promise<boolean>) => Promise<void>;

const maxWaitMs = 8000;
const maxMinutes = 8;

/** Returns what waits: for the services, or while the past is simulated by letting a minute of it pass for all who wait. */
export function untilBy(now: () => number, past: SimulatedTime | undefined): Until {
  let passing: Promise<void> | undefined;
  const minuteOf = (time: SimulatedTime) => (passing ??= time.advanceTo(time.now() + minuteMs).finally(() => (passing = undefined)));
  return async (holds) => {
    for (let minute = 0; past && !past.isPresent() && minute < maxMinutes; minute++) {
      if (await holds()) return;
      await minuteOf(past);
    }
    for (const end = now() + maxWaitMs; now() < end; await sleep(50)) if (await holds()) return;
  };
}
