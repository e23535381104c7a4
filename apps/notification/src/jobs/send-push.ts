import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { settingsOf } from '../delivery/settings-of.js';
import { pushVerdict } from '../domain/push-verdict.js';
import { WriteMail } from '../notifications/write-mail.js';
import { PushDevices } from '../push/push-devices.js';
import { notificationToTell, type PlannedMail } from '../store/notification.schema.js';

/** Shows a notification in the browsers of those who want it there and have not seen it yet. A second run replaces what the first has shown. */
@Injectable()
export class SendPush {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly letters: WriteMail,
    private readonly devices: PushDevices,
    private readonly clock: Clock,
  ) {}

  @Runs('send-push', { most: 20 })
  async run({ notificationId }: Jobs['send-push']['data'], work: DueWork): Promise<void> {
    const rows = await this.db.sql<PlannedMail>('notification-to-tell', notificationToTell, [notificationId]);
    const { drafts, failures } = await this.letters.drafts(rows);
    for (const error of failures.values()) throw error;
    const [draft] = drafts;
    if (!draft || !('write' in draft)) return;
    const { row, kind, reader } = draft;
    const settings = (await settingsOf(this.db, [row.userId]))(row.userId);
    const now = this.clock.now();
    const verdict = pushVerdict({ kind, settings, timeZone: reader.timeZone ?? 'UTC', now, isSeen: row.isSeen });
    if (verdict === 'never') return;
    if (verdict !== 'send') {
      const { until } = verdict;
      const later = { key: `${notificationId}-${until}`, dueAt: until, data: { notificationId } };
      await this.transaction.finish(work, (tx) => Promise.resolve(tx.plan('send-push', later)));
      return;
    }
    const message = this.letters.push(draft);
    if (message) await this.devices.tell(row.userId, message);
  }
}
