import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Db } from '@somo/platform/db';
import { Runs } from '@somo/platform/runs';
import { Judge, notedOf } from '../delivery/judge.js';
import { Outcomes } from '../delivery/outcomes.js';
import { unsubscribeTokens } from '../delivery/unsubscribe-links.js';
import { WriteMail, type Draft } from '../notifications/write-mail.js';
import { Mailer, RefusedAddress } from '../outside/mail/port.js';
import { plannedMails, type PlannedMail } from '../store/notification.schema.js';

/** Emails a person the summary of a day: what was held for it and is still unread. A second run finds nothing held. */
@Injectable()
export class SendDigest {
  constructor(
    private readonly db: Db,
    private readonly letters: WriteMail,
    private readonly judge: Judge,
    private readonly mailer: Mailer,
    private readonly outcomes: Outcomes,
  ) {}

  @Runs('send-digest')
  async run({ userId, day }: Jobs['send-digest']['data']): Promise<void> {
    const rows = await this.db.sql<PlannedMail>('mails-held', plannedMails('user_id = $1', 'held'), [userId]);
    if (rows.length === 0) return;
    const { drafts, failures } = await this.letters.drafts(rows);
    for (const error of failures.values()) throw error;
    const { toSend, decided } = await this.judge.decide(drafts, { isDigest: true });
    const outcome = toSend.length > 0 ? await this.send(toSend, `digest-${userId}-${day}`) : 'sent-in-digest';
    const refused = (draft: Draft) => (outcome === 'refused' ? { address: draft.reader.email } : {});
    await this.outcomes.record([...decided, ...toSend.map((draft) => ({ ...notedOf(draft, outcome), ...refused(draft) }))]);
  }

  private async send(drafts: Draft[], key: string): Promise<'sent-in-digest' | 'refused'> {
    const whose = { userId: drafts[0]!.row.userId, switch: 'email' } as const;
    const tokenOf = await unsubscribeTokens(this.db, [whose]);
    const mail = this.letters.digest(key, drafts, tokenOf(whose));
    try {
      await this.mailer.send(mail);
      return 'sent-in-digest';
    } catch (error) {
      if (error instanceof RefusedAddress) return 'refused';
      throw error;
    }
  }
}
