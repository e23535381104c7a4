import { refuse } from '@somo/contracts/refusals';
import { isUuid } from './ids.js';

/** Refuses anything but an array of at most `most` UUIDs. */
export function checkIds(field: string, ids: unknown, most: number): void {
  if (!Array.isArray(ids) || ids.length > most || !ids.every((id) => typeof id === 'string' && isUuid(id)))
    throw refuse('invalid-input', { errors: { [field]: [`${field} must be at most ${most} ids`] } });
}
