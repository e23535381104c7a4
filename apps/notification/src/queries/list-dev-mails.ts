import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { DevMail } from '@somo/contracts/notifications';
import type { Page } from '@somo/contracts/page';
import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { NotificationConfig } from '../notification.config.js';

/** An answer is limited in size; a character takes up to four bytes, but most take one. */
const mostCharacters = 400_000;

@Injectable()
export class ListDevMails {
  constructor(
    private readonly db: Db,
    private readonly config: NotificationConfig,
  ) {}

  @Handles('notification.list-dev-mails', { by: ['public'], refuses: ['not-found'] })
  async run({ to }: Asks['notification.list-dev-mails']['in']): Promise<Page<DevMail>> {
    if (this.config.SMTP_URL !== '') throw refuse('not-found');
    const rows = await this.db.sql<{
      id: string;
      to: string;
      subject: string;
      text: string;
      html: string | null;
      attachments: string[];
      at: Date;
    }>(
      'dev-mails',
      `SELECT id, to_address AS "to", subject, text, html, sent_at AS at,
         ARRAY(SELECT file ->> 'name' FROM jsonb_array_elements(attachments) AS file) AS attachments
       FROM (
         SELECT *, sum(length(text) + coalesce(length(html), 0)) OVER (ORDER BY sent_at DESC, id DESC) AS total FROM dev_mails
         WHERE $1::text IS NULL OR lower(to_address) = lower($1) ORDER BY sent_at DESC, id DESC LIMIT 200
       ) AS latest WHERE total < ${mostCharacters} ORDER BY sent_at DESC, id DESC`,
      [to ?? null],
    );
    return { items: rows.map(({ at, ...mail }) => ({ ...mail, sentAt: toInstant(at.getTime()) })), nextCursor: null };
  }
}
