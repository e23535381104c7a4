import { Injectable } from '@nestjs/common';
import type { UserOnboarded as Onboarded } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { defaultHours } from '../domain/default-hours.js';
import { rollOn } from '../store/roll-on.js';
import { addHours } from '../store/teaching-hours.js';

/** A new teacher starts with the default hours, in their own time zone. */
@Injectable()
export class UserOnboarded {
  constructor(private readonly clock: Clock) {}

  @On('user.onboarded')
  async run(user: Onboarded, tx: Tx): Promise<void> {
    if (user.role !== 'teacher') return;
    const hours = defaultHours(user.timeZone);
    if (await addHours(tx.db, user.userId, hours)) await rollOn(tx, user.userId, hours, this.clock.now());
  }
}
