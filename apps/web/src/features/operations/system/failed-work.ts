import type { SystemState } from '@somo/contracts/system';

/** An event or a job that is not tried again by itself. */
export type FailedWork = SystemState['deadLetters'][number];
