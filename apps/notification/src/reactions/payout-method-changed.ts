import { Injectable } from '@nestjs/common';
import type { PayoutMethodChanged as Changed } from '@somo/contracts/events/payout';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { methodContent } from '../domain/content.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class PayoutMethodChanged {
  constructor(private readonly clock: Clock) {}

  @On('payout.method-changed')
  async run(changed: Changed, tx: Tx): Promise<void> {
    const { teacherId, version } = changed;
    const about = { id: teacherId, type: 'payout-method' } as const;
    const note = { userId: teacherId, content: methodContent(changed), about, once: String(version), mail: true };
    await addNotifications(tx, [note], this.clock.now());
  }
}
