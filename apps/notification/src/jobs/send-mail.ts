import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { RunsMany, type Failures } from '@somo/platform/runs';
import { hasReceipt, isAboutLesson, isAboutRequest, isReportAnswer, isSignIn } from '../domain/content.js';
import { notificationEmail } from '../domain/email.js';
import { contentAt, isCurrent, isCurrentRequest } from '../domain/is-current.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import { Mailer, type Mail } from '../outside/mail/port.js';
import { AskMailFacts, type MailFacts } from '../queries/ask-mail-facts.js';
import type { PlannedMail } from '../store/notification.schema.js';
import { contentOf } from '../notifications/to-notification.js';

/** Emails notifications, from current facts. A crash between sending and recording it resends the emails with the same message ids. */
@Injectable()
export class SendMail {
  constructor(
    private readonly db: Db,
    private readonly facts: AskMailFacts,
    private readonly mailer: Mailer,
    private readonly config: NotificationConfig,
    private readonly clock: Clock,
  ) {}

  @RunsMany('send-mail', { most: 50 })
  async run(works: DueWork<'send-mail'>[]): Promise<Failures> {
    const ids = works.map(({ data }) => data.mailId);
    const planned = await this.db.sql<PlannedMail>(
      'mails-planned',
      `SELECT id, user_id AS "userId", type, params, related_id AS "relatedId" FROM notifications
       WHERE id = ANY ($1::uuid[]) AND mail = 'planned' ORDER BY id`,
      [ids],
    );
    const failures = planned.length > 0 ? await this.send(planned) : new Map<string, unknown>();
    return new Map(works.filter(({ data }) => failures.has(data.mailId)).map(({ id, data }) => [id, failures.get(data.mailId)]));
  }

  /** Sends the emails, records the outcome of those that did not fail, and returns the errors of the rest by row id. */
  private async send(rows: PlannedMail[]): Promise<Failures> {
    const facts = this.facts.for(rows);
    const failures = new Map<string, unknown>();
    const written = await Promise.all(
      rows.map((row) => this.mailOf(row, facts).catch((error: unknown) => void failures.set(row.id, error))),
    );
    const mails = written.filter((mail) => mail !== undefined);
    for (const [id, error] of await this.mailer.sendAll(mails)) failures.set(id, error);
    const sent = new Set(mails.map(({ key }) => key));
    await this.note(
      rows.filter(({ id }) => !failures.has(id)),
      (id) => (sent.has(id) ? 'sent' : 'skipped'),
    );
    return failures;
  }

  /** Returns the email; undefined if it should no longer be sent. */
  private async mailOf(row: PlannedMail, facts: MailFacts): Promise<Mail | undefined> {
    const content = contentAt(contentOf(row), this.clock.now());
    if (!content || isSignIn(content) || isReportAnswer(content)) return undefined;
    const lesson = isAboutLesson(content) ? await facts.lesson(row.relatedId) : undefined;
    if (isAboutLesson(content)) {
      if (!lesson) throw refuse('lesson-not-found');
      if (!isCurrent(content, lesson)) return undefined;
    }
    const request = isAboutRequest(content) ? await facts.request(row.relatedId) : undefined;
    if (isAboutRequest(content) && (!request || !isCurrentRequest(content, request))) return undefined;
    const reader = await facts.reader(row.userId);
    if (!reader) return undefined;
    const receipted = hasReceipt(content, row.userId) ? await facts.receipted(row.relatedId) : undefined;
    const file = receipted && (await facts.receiptFile(row.relatedId, reader));
    const about = { lessonId: row.relatedId, receipted, lesson, request, file };
    return mailOf({ key: row.id, to: reader.email }, notificationEmail(content, reader, this.config.publicUrl(), about));
  }

  private async note(rows: PlannedMail[], stateOf: (id: string) => 'sent' | 'skipped'): Promise<void> {
    if (rows.length === 0) return;
    await this.db.run(
      'mails-note',
      `UPDATE notifications SET mail = noted.mail FROM unnest($1::uuid[], $2::text[]) AS noted (id, mail) WHERE notifications.id = noted.id`,
      [rows.map(({ id }) => id), rows.map(({ id }) => stateOf(id))],
    );
  }
}
