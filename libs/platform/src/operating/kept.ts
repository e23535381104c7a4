import type { SystemCheck } from '@somo/contracts/system';
import type { Clock } from '../clock.js';

const keptMs = 60_000;
/** Whoever has mended what fails need not wait to see it. */
const failingMs = 10_000;

/** Returns a function that answers with what was read within the last minute, or reads it: for ten seconds if `isBad`, and not at all after an error. */
export function kept<T>(clock: Clock, read: () => Promise<T>, isBad: (found: T) => boolean = () => false): () => Promise<T> {
  let last: { until: number; found: Promise<T> } | undefined;
  return () => {
    if (last && last.until > clock.now()) return last.found;
    const entry = { until: clock.now() + keptMs, found: read() };
    last = entry;
    entry.found.then(
      (found) => {
        if (isBad(found)) entry.until = clock.now() + failingMs;
      },
      () => {
        entry.until = 0;
      },
    );
    return entry.found;
  };
}

export const fails = ({ finding }: SystemCheck): boolean => finding === 'fails' || finding === 'unknown';
