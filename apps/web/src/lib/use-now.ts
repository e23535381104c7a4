import { useEffect, useState } from 'react';
import { clock } from './clock';

/** The time, told anew every so often. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
