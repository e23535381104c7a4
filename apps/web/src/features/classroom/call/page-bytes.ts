// What the page itself has loaded over the network.

/** Returns a function that counts the bytes loaded since it was made. */
export function countPageBytes(): () => number {
  let bytes = 0;
  if (typeof PerformanceObserver !== 'function') return () => 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bytes += (entry as PerformanceResourceTiming).transferSize;
  });
  observer.observe({ type: 'resource' });
  return () => bytes;
}
