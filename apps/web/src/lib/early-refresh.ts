declare global {
  interface Window {
    /** Set by public/start.js where there may be a session. */
    somoRefresh?: Promise<Response>;
  }
}

/** Returns the answer of the server about the session that the document asked for before the app was there, once; undefined if it asked nothing. */
export function takeEarlyRefresh(): Promise<Response> | undefined {
  const early = window.somoRefresh;
  delete window.somoRefresh;
  return early;
}
