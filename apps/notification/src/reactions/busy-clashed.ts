import { Injectable } from '@nestjs/common';
import type { BusyClash } from '@somo/contracts/events/busy';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { clashContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class BusyClashed {
  constructor(private readonly clock: Clock) {}

  /** Tells the teacher, once for each time of a lesson; the student has no part in it. */
  @On('busy.clashed')
  async run(clash: BusyClash, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId: userId, startsAt } = clash;
    if (studentId === null) return;
    const content = clashContent({ ...clash, studentId });
    await addNotifications(tx, [{ userId, content, bookingId, once: `busy-elsewhere-${startsAt}`, mail: true }], this.clock.now());
  }
}
