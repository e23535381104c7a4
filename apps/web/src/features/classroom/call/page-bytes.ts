// What the page itself has loaded over the network.

/** Safari before 16.4 does not measure the bytes. */
type Loaded = PerformanceEntry & Partial<PerformanceResourceTiming>;

/** Returns a function that counts the bytes loaded since it was made, as far as the browser measures them. */
export function countPageBytes(): () => number {
  let bytes = 0;
  if (typeof PerformanceObserver !== 'function') return () => 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bytes += (entry as Loaded).transferSize ?? 0;
  });
  observer.observe({ type: 'resource' });
  return () => bytes;
}
