// Counts what this page sends and receives, and adds it to what Somo has cost on this device.
import { clock } from './clock';
import { addData } from './data-used';
import { dayOf } from './format';
import { traffic } from './traffic';
import { browserZone } from './zone';

const everyMs = 10_000;

/** Safari before 16.4 does not measure the bytes. */
type Loaded = PerformanceEntry & Partial<PerformanceResourceTiming>;

let storing = Promise.resolve();

/** Returns the day on which something is used now, where this device is. */
export const dayOfUse = (): string => dayOf(clock.now(), browserZone());

/** Adds what was counted so far to what the device has used; rejects where the browser stores nothing, and nothing is lost. */
export function storeCounted(): Promise<void> {
  const stored = storing.then(async () => {
    const taken = traffic.take();
    if (taken.lessons + taken.pages === 0) return;
    try {
      await addData(dayOfUse(), taken);
    } catch (error) {
      traffic.add('lessons', taken.lessons);
      traffic.add('pages', taken.pages);
      throw error;
    }
  });
  storing = stored.catch(() => undefined);
  return stored;
}

let isCounting = false;

/** Counts from the first byte of this page until it is closed. */
export function countData(): void {
  if (isCounting) return;
  isCounting = true;
  const store = () => void storeCounted().catch(() => undefined);
  for (const type of typeof PerformanceObserver === 'function' ? ['navigation', 'resource'] : [])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) traffic.add('pages', (entry as Loaded).transferSize ?? 0);
    }).observe({ type, buffered: true });
  setInterval(store, everyMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && store());
}
