import { isFinal } from '../../lib/is-final';

const longestPauseMs = 15_000;

/** Tries again and again what only the line or a server that is down keeps from being done. */
export async function untilDone<T>(act: () => Promise<T>, signal: AbortSignal, onBreak: (isBroken: boolean) => void): Promise<T> {
  for (let pauseMs = 1_000; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const done = await act();
      onBreak(false);
      return done;
    } catch (error) {
      if (signal.aborted || isFinal(error)) throw error;
      onBreak(true);
      await pause(pauseMs, signal);
    }
  }
}

/** Ends early when the connection is back, or nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
