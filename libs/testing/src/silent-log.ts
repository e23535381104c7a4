import type { Log } from '@somo/platform/log';

/** Logs nothing, except errors if SOMO_TEST_LOG is set. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (facts, text) => {
    if (process.env.SOMO_TEST_LOG) console.error(text, facts);
  },
};
