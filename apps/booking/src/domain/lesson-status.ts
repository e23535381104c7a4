// A lesson's display status, from its booking's status and the time (LES-03).
import type { DisplayStatus } from '@somo/contracts/lessons';

/** Returns the display status. `status` may be any value ever stored; unknown ones are completed once their day is over (`startsBeforeToday`). */
export function displayStatus(status: string, startsBeforeToday: boolean): DisplayStatus {
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
      return startsBeforeToday ? 'completed' : 'upcoming';
  }
}
