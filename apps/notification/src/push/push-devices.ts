import { Injectable } from '@nestjs/common';
import type { PushDevice, PushMessage } from '@somo/contracts/push';
import type { Session } from '@somo/contracts/sessions';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { PushSender, type PushTarget } from '../outside/push/port.js';

export interface PushDeviceRow {
  id: string;
  sessionId: string;
  createdAt: Date;
}

type Target = PushTarget & { id: string; sessionId: string };

/** The browsers that people are pushed to. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly sender: PushSender,
  ) {}

  /** Sends a message to each of a person's browsers, and forgets those that no longer have a subscription or a session. Throws if one may work later. */
  async tell(userId: string, message: PushMessage): Promise<'sent' | 'no-device' | 'device-gone'> {
    const all = await this.db.sql<Target>(
      'push-devices-of',
      'SELECT id, session_id AS "sessionId", endpoint, p256dh, auth FROM push_devices WHERE user_id = $1 ORDER BY created_at DESC LIMIT 50',
      [userId],
    );
    if (all.length === 0) return 'no-device';
    const open = new Set(await this.ask.for('auth.filter-open-sessions', { sessionIds: all.map(({ sessionId }) => sessionId) }));
    const ended = all.filter(({ sessionId }) => !open.has(sessionId));
    const told = await Promise.allSettled(
      all.filter((target) => !ended.includes(target)).map(async (target) => ({ target, outcome: await this.sendTo(target, message) })),
    );
    const gone = told.flatMap((one) => (one.status === 'fulfilled' && one.value.outcome === 'gone' ? [one.value.target] : []));
    const forgotten = [...ended, ...gone].map(({ id }) => id);
    if (forgotten.length > 0) await this.db.run('push-devices-forget', 'DELETE FROM push_devices WHERE id = ANY ($1::uuid[])', [forgotten]);
    for (const one of told) if (one.status === 'rejected') throw one.reason;
    return forgotten.length < all.length ? 'sent' : 'device-gone';
  }

  private sendTo(target: Target, message: PushMessage) {
    return this.sender.send(target, JSON.stringify(message), message.notification.tag);
  }
}

/** Returns a device as its owner sees it; `session` is the one it belongs to. */
export function deviceOf({ id, createdAt }: PushDeviceRow, session: Session | undefined): PushDevice {
  return {
    id,
    browser: session?.browser ?? null,
    system: session?.system ?? null,
    since: toInstant(createdAt.getTime()),
    isCurrent: session?.isCurrent ?? false,
  };
}
