import { useEffect, useState } from 'react';
import { isLive, onPush } from './live';

/** A line that is slower, or lets no live connection through, keeps nobody waiting for longer. */
const longestMs = 2_000;

/** Returns whether pushes reach this page: what is asked only then has missed none, and need not be asked again. */
export function useHearsPushes(): boolean {
  const [hears, setHears] = useState(isLive);
  useEffect(() => {
    if (hears) return;
    const end = () => setHears(true);
    const stop = onPush(({ name }) => {
      if (name === 'connected' || name === 'reconnected') end();
    });
    const timer = setTimeout(end, isLive() ? 0 : longestMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [hears]);
  return hears;
}
