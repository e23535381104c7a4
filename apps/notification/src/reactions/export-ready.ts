import { Injectable } from '@nestjs/common';
import type { ExportReady as Ready } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class ExportReady {
  constructor(private readonly clock: Clock) {}

  // Not emailed as a notification: this email is sent whatever the reader has switched off.
  @On('user.export-ready')
  async run(ready: Ready, tx: Tx): Promise<void> {
    const { userId, exportId, expiresAt } = ready;
    const now = this.clock.now();
    const content = { type: 'system', params: { news: 'export-ready', expiresAt } } as const;
    await addNotifications(tx, [{ userId, content, about: { id: exportId, type: 'export' } }], now);
    tx.plan('export-ready-mail', { key: exportId, dueAt: now, data: ready });
  }
}
