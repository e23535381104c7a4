// How much of a table is read at once, and how long the server is left to others after that.

/** How long a piece may take before the next one reads less, in milliseconds. */
const pieceMs = 15;
/** Fewer would not be faster where a commit alone takes that long, and a run would never reach the end of a large table. */
const leastPages = 8;
/** How much longer a pause is than the piece before it: what people do comes first, and retention has all day. */
const pauses = 9;
/** A service that ends waits for the pause. */
const longestPauseMs = 1_000;

/** Returns how many pages the next piece reads: half as many after one that took too long, twice as many, up to `most`, after a quick one. */
export function nextSize(size: number, tookMs: number, most: number): number {
  if (tookMs > pieceMs) return Math.min(size, Math.max(leastPages, Math.floor(size / 2)));
  return tookMs < pieceMs / 2 ? Math.min(most, size * 2) : size;
}

/** Returns how many milliseconds to pause after a piece: at least `leastMs`, nine times as long as it took, at most a second. */
export const pauseAfter = (tookMs: number, leastMs: number) => Math.max(leastMs, Math.min(pauses * tookMs, longestPauseMs));
