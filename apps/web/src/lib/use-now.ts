import { useEffect, useState } from 'react';
import { clock } from './clock';

/** Returns the current time in milliseconds, updated at an interval and whenever the clock is corrected to the server's. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const tell = () => setNow(clock.now());
    const timer = setInterval(tell, everyMs);
    const stop = clock.onChange(tell);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
