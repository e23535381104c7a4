import { Injectable } from '@nestjs/common';
import type { BrowserAdded as Added } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class BrowserAdded {
  constructor(private readonly clock: Clock) {}

  // Not emailed as a notification: this email is sent whatever the reader has switched off.
  @On('user.browser-added')
  async run(added: Added, tx: Tx): Promise<void> {
    const { userId, sessionId, browser, system, signedInAt } = added;
    const now = this.clock.now();
    const content = { type: 'system', params: { news: 'new-sign-in', browser, system, signedInAt } } as const;
    await addNotifications(tx, [{ userId, content, about: { id: sessionId, type: 'session' } }], now);
    tx.plan('new-sign-in-mail', { key: sessionId, dueAt: now, data: added });
  }
}
