import { http } from '../../../lib/http';
import { hoursDraft } from '../../../lib/kept-draft';
import type { Hours } from '../hours';

/** The version of the hours that a teacher starts with. */
const firstVersion = 1;

/** Saves the hours of a new teacher. If that fails, this browser keeps them as unsaved changes to their schedule. */
export async function saveFirstHours(userId: string, hours: Hours): Promise<void> {
  try {
    const { version } = await http('GET /api/me/availability');
    await http('PUT /api/me/availability', { body: { version, ...hours, recurringSlots: [...hours.recurringSlots] } });
    hoursDraft.clear();
  } catch (error) {
    hoursDraft.keep({ userId, version: firstVersion, hours });
    throw error;
  }
}
