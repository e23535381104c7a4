import { Injectable } from '@nestjs/common';
import { kindRules } from '@somo/contracts/notification-settings';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { RunsMany, type Failures } from '@somo/platform/runs';
import { Judge, notedOf } from '../delivery/judge.js';
import { Outcomes } from '../delivery/outcomes.js';
import { unsubscribeTokens } from '../delivery/unsubscribe-links.js';
import { WriteMail, type Draft } from '../notifications/write-mail.js';
import { Mailer, RefusedAddress, type Mail } from '../outside/mail/port.js';
import { plannedMails, type PlannedMail } from '../store/notification.schema.js';

/**
 * Emails notifications, from current facts, to those who want to be told now. A crash between sending and recording it resends the emails with
 * the same message ids.
 */
@Injectable()
export class SendMail {
  constructor(
    private readonly db: Db,
    private readonly letters: WriteMail,
    private readonly judge: Judge,
    private readonly mailer: Mailer,
    private readonly outcomes: Outcomes,
  ) {}

  @RunsMany('send-mail', { most: 50 })
  async run(works: DueWork<'send-mail'>[]): Promise<Failures> {
    const ids = works.map(({ data }) => data.mailId);
    const planned = await this.db.sql<PlannedMail>('mails-planned', plannedMails('id = ANY ($1::uuid[])', 'planned'), [ids]);
    const failures = planned.length > 0 ? await this.deliver(planned) : new Map<string, unknown>();
    return new Map(works.filter(({ data }) => failures.has(data.mailId)).map(({ id, data }) => [id, failures.get(data.mailId)]));
  }

  /** Sends what is to be sent now, records what became of all that did not fail, and returns the errors of the rest by row id. */
  private async deliver(rows: PlannedMail[]): Promise<Failures> {
    const { drafts, failures } = await this.letters.drafts(rows);
    const { toSend, decided } = await this.judge.decide(drafts);
    const written = await this.write(toSend, failures);
    const unsent = await this.mailer.sendAll(written.map(({ mail }) => mail));
    for (const { draft } of written) {
      const error = unsent.get(draft.row.id);
      if (error instanceof RefusedAddress) decided.push({ ...notedOf(draft, 'refused'), address: draft.reader.email });
      else if (error === undefined) decided.push(notedOf(draft, 'sent'));
      else failures.set(draft.row.id, error);
    }
    await this.outcomes.record(decided);
    return failures;
  }

  private async write(drafts: Draft[], failures: Map<string, unknown>): Promise<{ draft: Draft; mail: Mail }[]> {
    const linked = drafts.flatMap((draft) => linkOf(draft) ?? []);
    const tokenOf = await unsubscribeTokens(this.db, linked);
    const writing = drafts.map(async (draft) => {
      const link = linkOf(draft);
      try {
        return { draft, mail: await draft.write(link && tokenOf(link)) };
      } catch (error) {
        failures.set(draft.row.id, error);
        return undefined;
      }
    });
    return (await Promise.all(writing)).filter((one) => one !== undefined);
  }
}

/** Returns whose switch the link of an email turns; undefined where the email cannot be switched off. */
function linkOf({ row, kind }: Draft) {
  const { switch: name, email } = kindRules[kind];
  return name && email === 'switched' ? { userId: row.userId, switch: name } : undefined;
}
