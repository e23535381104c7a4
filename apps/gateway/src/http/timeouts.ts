/** How long a connection may take; milliseconds. */
export interface Timeouts {
  /** Until the last header of a request is there, or the first byte of a new connection. */
  headersMs: number;
  /** Until its body is there too. A body has at most 100 kB, which a line of 4 kB/s brings in time. */
  requestMs: number;
  /** Without a byte in either direction while a request is under way. */
  idleMs: number;
  checkEveryMs: number;
}

export const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, idleMs: 60_000, checkEveryMs: 2000 };
