// What the screens call a lesson, from its booking's status and the time (LES-03).
import type { DisplayStatus } from '@somo/contracts/lessons';

/** `status` may be any word that was ever stored; an unknown one goes by the date. */
export function displayStatus(status: string, startsInPast: boolean): DisplayStatus {
  switch (status) {
    case 'confirmed':
    case 'pending':
      return 'upcoming';
    case 'completed':
      return 'completed';
    case 'cancelled':
    case 'rescheduled':
      return 'cancelled';
    default:
      return startsInPast ? 'completed' : 'upcoming';
  }
}
