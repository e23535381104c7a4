import type { Log } from '@somo/platform/log';

/** Says nothing, unless SOMO_TEST_LOG is set: then errors are shown. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (facts, text) => {
    if (process.env.SOMO_TEST_LOG) console.error(text, facts);
  },
};
