import { Refusal } from '@somo/contracts/refusals';

/**
 * True if a failed ask certainly wrote nothing. A service refuses before it writes; one that timed out, failed or lost its database may
 * have written, or still may.
 */
export function wroteNothing(error: unknown): boolean {
  return error instanceof Refusal && error.code !== 'too-slow' && error.details.outcome !== 'unknown';
}
