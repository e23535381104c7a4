import type { Instant } from '@somo/contracts/time';
import { preciseTime } from './format';

/** Returns '14:32', as the lines of the timeline begin. */
export const clock24 = (at: Instant, zone: string): string => preciseTime(at, zone).slice(0, 5);
