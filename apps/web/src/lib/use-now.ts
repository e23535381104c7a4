import { useEffect, useState } from 'react';
import { clock } from './clock';

/** The time, told anew every so often, and when this device turns out to be wrong about it. */
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
