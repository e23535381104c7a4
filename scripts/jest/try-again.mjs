import { jest } from '@jest/globals';

// On a machine shared with others a spec about time may lose its race once; the first failure stays in the log.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
