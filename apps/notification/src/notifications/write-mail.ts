import { Injectable } from '@nestjs/common';
import type { DeliveryOutcome, NotificationKind } from '@somo/contracts/notification-settings';
import type { PushMessage } from '@somo/contracts/push';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import {
  hasReceipt,
  isAboutLesson,
  isAboutRequest,
  isMessage,
  isReportAnswer,
  isSignIn,
  isStanding,
  type Content,
} from '../domain/content.js';
import { digestEmail } from '../domain/digest-email.js';
import { notificationEmail, type EmailContent } from '../domain/email.js';
import { isExport } from '../domain/export-text.js';
import { contentAt, isCurrent, isCurrentRequest, withoutDeadline } from '../domain/is-current.js';
import { kindOf } from '../domain/kind-of.js';
import { isSeries, type SeriesContent } from '../domain/series-content.js';
import { withLearner } from '../domain/learner.js';
import type { MessageContent } from '../domain/message-text.js';
import { messageEmail } from '../domain/message-email.js';
import type { Addressee } from '../domain/reader.js';
import { pushMessage } from '../domain/push-text.js';
import { switchable } from '../domain/switchable.js';
import { NotificationConfig } from '../notification.config.js';
import { mailOf } from '../outside/mail/mail-of.js';
import type { Invitation, Mail } from '../outside/mail/port.js';
import { AskMailFacts, type MailFacts } from '../queries/ask-mail-facts.js';
import type { PlannedMail } from '../store/notification.schema.js';
import { draftSeries } from './draft-series.js';
import { invitationOf, lessonsFile } from './invitation-of.js';
import { contentOf } from './to-notification.js';

/** An email that may be sent, with what decides whether it is. */
export interface Draft {
  row: PlannedMail;
  content: Content;
  kind: NotificationKind;
  reader: Addressee;
  startsAt: number | undefined;
  /** Returns the email itself, with the link of this token to switch it off; its receipt is drawn only now. */
  write: (token: string | undefined) => Promise<Mail>;
}

/** A draft, or why there is no email. */
export type Drafted = Draft | { row: PlannedMail; kind: NotificationKind; outcome: DeliveryOutcome };

interface MessageRow {
  row: PlannedMail;
  content: MessageContent;
  kind: 'message';
}

/** Writes the emails of notifications, from current facts. */
@Injectable()
export class WriteMail {
  constructor(
    private readonly facts: AskMailFacts,
    private readonly config: NotificationConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns what is drafted, and the errors of the rest by row id. */
  async drafts(rows: PlannedMail[]): Promise<{ drafts: Drafted[]; failures: Map<string, unknown> }> {
    const facts = this.facts.for(rows);
    const failures = new Map<string, unknown>();
    const drafting = rows.map((row) => this.draft(row, facts).catch((error: unknown) => void failures.set(row.id, error)));
    return { drafts: (await Promise.all(drafting)).filter((draft) => draft !== undefined), failures };
  }

  /** Returns the summary of several drafts of one reader. */
  digest(key: string, drafts: Draft[], token: string | undefined): Mail {
    const { reader } = drafts[0]!;
    const contents = drafts.map(({ content }) => content);
    return this.mail(key, reader, digestEmail(contents, reader, this.config.publicUrl()), token);
  }

  /** Returns what a browser shows of a draft; undefined for what is never pushed. */
  push({ content, reader, row }: Draft): PushMessage | undefined {
    return pushMessage(content, reader, this.config.publicUrl(), row.relatedId);
  }

  /** Returns the draft; `outdated` if what it says is no longer so, or its reader no longer exists. */
  private async draft(row: PlannedMail, facts: MailFacts): Promise<Drafted> {
    const stored = contentOf(row);
    const outdated = { row, kind: kindOf(stored), outcome: 'outdated' } as const;
    const accurate = contentAt(stored, this.clock.now());
    if (!accurate || isSignIn(accurate) || isStanding(accurate) || isExport(accurate) || isReportAnswer(accurate)) return outdated;
    if (isMessage(accurate)) return this.messageDraft({ row, content: accurate, kind: 'message' }, facts);
    if (isSeries(accurate)) return this.seriesDraft(row, accurate, facts);
    const lesson = isAboutLesson(accurate) ? await facts.lesson(row.relatedId) : undefined;
    if (isAboutLesson(accurate)) {
      if (!lesson) throw refuse('lesson-not-found');
      if (!isCurrent(accurate, lesson)) return outdated;
    }
    const request = isAboutRequest(accurate) ? await facts.request(row.relatedId) : undefined;
    if (isAboutRequest(accurate) && (!request || !isCurrentRequest(accurate, request))) return outdated;
    const reader = await facts.reader(row.userId);
    if (!reader) return outdated;
    const content = withLearner(lesson?.payBy === null ? withoutDeadline(accurate) : accurate, await facts.learner(row.relatedId));
    const write = async (token: string | undefined) => {
      const receipted = hasReceipt(content, row.userId) ? await facts.receipted(row.relatedId) : undefined;
      const file = receipted && (await facts.receiptFile(row.relatedId, reader));
      const about = { lessonId: row.relatedId, receipted, lesson, request, file };
      const invitation = invitationOf(content, lesson ?? receipted?.lesson, reader, this.around());
      return this.mail(row.id, reader, notificationEmail(content, reader, this.config.publicUrl(), about), token, invitation);
    };
    const startsAt = 'startsAt' in content.params ? fromInstant(content.params.startsAt) : undefined;
    return { row, content, kind: kindOf(content), reader, startsAt, write };
  }

  private async seriesDraft(row: PlannedMail, stored: SeriesContent, facts: MailFacts): Promise<Drafted> {
    const kind = kindOf(stored);
    const [draft, reader] = await Promise.all([draftSeries(stored, facts), facts.reader(row.userId)]);
    if (!draft || !reader) return { row, kind, outcome: 'outdated' };
    const content = withLearner(draft.content, await facts.learner(row.relatedId));
    const startsAt = 'startsAt' in content.params ? fromInstant(content.params.startsAt) : undefined;
    const mail = async (token: string | undefined) => {
      const email = await draft.write(content, reader, this.config.publicUrl());
      const file = lessonsFile(draft.lessons, reader, this.around());
      return this.mail(row.id, reader, file ? { ...email, attachments: [...(email.attachments ?? []), file] } : email, token);
    };
    return { row, content, kind, reader, startsAt, write: mail };
  }

  /** Messages that were read anywhere are told of nowhere, and none of people who cannot reach each other. */
  private async messageDraft(of: MessageRow, facts: MailFacts): Promise<Drafted> {
    const { row, content } = of;
    const [waiting, reader] = await Promise.all([facts.waiting(row.userId, content.params.senderId), facts.reader(row.userId)]);
    if (!reader) return { row, kind: of.kind, outcome: 'outdated' };
    if (!waiting?.mayBeTold) return { row, kind: of.kind, outcome: 'blocked' };
    if (waiting.unreadCount === 0) return { row, kind: of.kind, outcome: 'seen' };
    const email = messageEmail(content.params, waiting.unreadCount, reader, this.config.publicUrl());
    return { ...of, reader, startsAt: undefined, write: (token) => Promise.resolve(this.mail(row.id, reader, email, token)) };
  }

  /** Returns an email with the link by which its reader switches its kind off. */
  private mail(key: string, reader: Addressee, email: EmailContent, token: string | undefined, invitation?: Invitation): Mail {
    const url = `${this.config.publicUrl()}/u/${token}`;
    return mailOf({ key, to: reader.email }, token === undefined ? email : switchable(email, reader, url), invitation);
  }

  private around() {
    return { publicUrl: this.config.publicUrl(), from: this.config.MAIL_FROM };
  }
}
