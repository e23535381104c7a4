import type { Instant } from '../time.js';

/** Whether a person blocks another one; the state with the highest version is the current one. */
export interface ContactBlock {
  blockerId: string;
  blockedId: string;
  /** @asType integer */
  version: number;
  blocked: boolean;
  changedAt: Instant;
}
