/** Connection time limits in milliseconds. */
export interface Timeouts {
  /** Until all headers of a request have arrived, or the first byte on a new connection. */
  headersMs: number;
  /** Until the body has arrived too. A body has at most 100 kB, which a 4 kB/s connection delivers in time. */
  requestMs: number;
  /** The same for a part of an upload: 5 MB, at 9 kB/s. */
  uploadMs: number;
  /** Without a byte in either direction while a request is in progress. */
  idleMs: number;
  checkEveryMs: number;
  /** Until the page behind a live connection has signed in. */
  signInMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  uploadMs: 600_000,
  idleMs: 60_000,
  checkEveryMs: 2000,
  signInMs: 3000,
};
