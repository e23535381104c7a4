// The only place that asks the browser for the time; tests put their own here.
/** Less is the answer's way and the whole seconds a server counts in. */
const unsureMs = 5_000;
const listeners = new Set<() => void>();
let aheadMs = 0;

export const clock = {
  now: (): number => Date.now() + aheadMs,
  /** What this device called `ms`, by the same clock. */
  ofDevice: (ms: number): number => clock.now() - (Date.now() - ms),
  /** Goes by the server where this device says something else: bookable days, 'Today' and deadlines are the server's. */
  follow(date: string | null): void {
    const off = Date.parse(date ?? '') - Date.now();
    if (Number.isNaN(off) || Math.abs(off - aheadMs) < unsureMs) return;
    aheadMs = off;
    listeners.forEach((listener) => listener());
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
