import { useEffect, useRef, useState } from 'react';
import type { Call } from '../call/call';

/** The pointer of whoever shows a page: it moves this often, and is gone after it has rested. */
const everyMs = 80;
const restMs = 3_000;

export interface Spot {
  page: number;
  x: number;
  y: number;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Returns where the other person points, and what tells them where this one does. */
export function usePointer(call: Call): { spot: Spot | undefined; point: (spot: Spot) => void } {
  const [spot, setSpot] = useState<Spot>();
  const sentAt = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const off = call.passing.on('pointer', (body) => {
      const [page, x, y] = Array.isArray(body) ? (body as unknown[]) : [];
      if (typeof page !== 'number' || !isShare(x) || !isShare(y)) return;
      setSpot({ page, x, y });
      clearTimeout(timer);
      timer = setTimeout(() => setSpot(undefined), restMs);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [call]);
  function point({ page, x, y }: Spot): void {
    const now = performance.now();
    if (now - sentAt.current < everyMs || !isShare(x) || !isShare(y)) return;
    sentAt.current = now;
    call.passing.send('pointer', [page, Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
  }
  return { spot, point };
}
