import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import type { DeliveryOutcome } from '@somo/contracts/notification-settings';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { notePush } from '../delivery/note-push.js';
import { settingsOf } from '../delivery/settings-of.js';
import { pushVerdict } from '../domain/push-verdict.js';
import { WriteMail, type Draft } from '../notifications/write-mail.js';
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
    if (!draft) return;
    const { kind, row } = draft;
    const noted = { notificationId, userId: row.userId, kind };
    const now = this.clock.now();
    const outcome = 'write' in draft ? await this.outcomeOf(draft, now) : { outcome: draft.outcome };
    const { until } = outcome;
    if (until === undefined) return notePush(this.db, { ...noted, ...outcome }, now);
    await this.transaction.finish(work, async (tx) => {
      await notePush(tx.db, { ...noted, ...outcome }, now);
      tx.plan('send-push', { key: `${notificationId}-${until}`, dueAt: until, data: { notificationId } });
    });
  }

  private async outcomeOf(draft: Draft, now: number): Promise<{ outcome: DeliveryOutcome; until?: number }> {
    const { row, kind, reader } = draft;
    const settings = (await settingsOf(this.db, [row.userId]))(row.userId);
    const verdict = pushVerdict({ kind, settings, timeZone: reader.timeZone ?? 'UTC', now, isSeen: row.isSeen });
    if (verdict !== 'send') return verdict;
    const message = this.letters.push(draft);
    return { outcome: message ? await this.devices.tell(row.userId, message) : 'outdated' };
  }
}
