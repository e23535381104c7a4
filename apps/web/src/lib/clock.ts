// The only place that reads the browser's clock; tests replace it.
/** A smaller difference may just be latency and the whole seconds of the Date header. */
const unsureMs = 5_000;
const listeners = new Set<() => void>();
let aheadMs = 0;
let isKnown = false;

export const clock = {
  now: (): number => Date.now() + aheadMs,
  /** Converts a timestamp of this device's clock to the server's time. */
  ofDevice: (ms: number): number => clock.now() - (Date.now() - ms),
  /** Converts the server's time to this device's clock. */
  toDevice: (ms: number): number => Date.now() - (clock.now() - ms),
  /** Returns how far the server's time is ahead of this device's clock, as far as known. */
  aheadMs: (): number => aheadMs,
  /** Takes the difference that was known the last time, until the server says. */
  presume(ms: number): void {
    if (!isKnown && Number.isFinite(ms)) aheadMs = ms;
  },
  /** Adopts the server's time if this device's clock differs: bookable days, 'Today' and deadlines follow the server. */
  follow(date: string | null): void {
    const off = Date.parse(date ?? '') - Date.now();
    if (Number.isNaN(off)) return;
    isKnown = true;
    if (Math.abs(off - aheadMs) < unsureMs) return;
    aheadMs = off;
    listeners.forEach((listener) => listener());
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
