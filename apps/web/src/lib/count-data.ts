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

let hasCounted = false;
let stopCounting = () => {};

/** Counts until the returned function is called: the first time from the first byte of this page, later from now on. */
export function countData(): () => void {
  stopCounting();
  if (hasCounted) traffic.take();
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) traffic.add('pages', (entry as Loaded).transferSize ?? 0);
  };
  const observers = (typeof PerformanceObserver === 'function' ? ['navigation', 'resource'] : []).map((type) => {
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type, buffered: !hasCounted });
    return observer;
  });
  hasCounted = true;
  const store = () => void storeCounted().catch(() => undefined);
  const timer = setInterval(store, everyMs);
  const whenHidden = () => document.visibilityState === 'hidden' && store();
  document.addEventListener('visibilitychange', whenHidden);
  const stop = () => {
    if (stopCounting !== stop) return;
    stopCounting = () => {};
    for (const observer of observers) {
      count(observer.takeRecords());
      observer.disconnect();
    }
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenHidden);
    store();
  };
  stopCounting = stop;
  return stop;
}
