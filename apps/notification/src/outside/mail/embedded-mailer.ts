import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { Failures } from '@somo/platform/runs';
import type { Attachment } from '../../domain/email.js';
import { Mailer, type Mail } from './port.js';

/** Stores emails in a table, to be read at /dev/mail. */
export class EmbeddedMailer extends Mailer {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    super();
  }

  reach(): Promise<string> {
    return Promise.resolve('/dev/mail');
  }

  protected async deliver(mails: Mail[]): Promise<Failures> {
    await this.db.run(
      'dev-mails-keep',
      `INSERT INTO dev_mails (id, key, to_address, subject, text, html, attachments, sent_at)
       SELECT *, $8::timestamptz FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[])
       ON CONFLICT ON CONSTRAINT dev_mails_key DO NOTHING`,
      [
        mails.map(() => newId()),
        ...(['key', 'to', 'subject', 'text'] as const).map((part) => mails.map((mail) => mail[part])),
        mails.map(({ html }) => html ?? null),
        mails.map((mail) => JSON.stringify(filesOf(mail))),
        new Date(this.clock.now()),
      ],
    );
    return new Map();
  }
}

/** Returns the files of an email; what a mail program would act on by itself is one of them. */
function filesOf({ attachments = [], invitation }: Mail): Attachment[] {
  if (!invitation) return attachments;
  const type = `text/calendar; method=${invitation.method}; charset=utf-8`;
  return [...attachments, { name: 'lesson.ics', type, content: Buffer.from(invitation.text, 'utf8').toString('base64') }];
}
