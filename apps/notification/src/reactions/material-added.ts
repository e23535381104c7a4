import { Injectable } from '@nestjs/common';
import { hourMs } from '@somo/calendar/days';
import type { MaterialAdded as Added } from '@somo/contracts/events/material';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { fileContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class MaterialAdded {
  constructor(private readonly clock: Clock) {}

  /** Tells the other person once an hour, however many files are added. */
  @On('material.added')
  async run(added: Added, tx: Tx): Promise<void> {
    const { bookingId, studentId, teacherId, addedBy, addedAt } = added;
    const userId = addedBy === 'teacher' ? studentId : teacherId;
    const once = `material-${Math.floor(fromInstant(addedAt) / hourMs)}`;
    await addNotifications(tx, [{ userId, content: fileContent('material', added), bookingId, once }], this.clock.now());
  }
}
