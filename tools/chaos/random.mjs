/** A pseudorandom generator with a seed (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    upTo: (limit) => Math.floor(next() * limit),
    oneOf: (items) => items[Math.floor(next() * items.length)],
    between: (low, high) => low + next() * (high - low),
    /** A separate generator for one client, so that other clients do not change its numbers. */
    child: () => seededRandom(Math.floor(next() * 4294967296)),
  };
}
