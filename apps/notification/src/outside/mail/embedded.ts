import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { Mailer, type Mail } from './port.js';

/** Keeps mails in a table, to be read at /dev/mail. */
export class EmbeddedMailer extends Mailer {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async deliver({ key, to, subject, text }: Mail): Promise<void> {
    await this.db.run(
      'dev-mail-keep',
      `INSERT INTO dev_mails (id, key, to_address, subject, text, sent_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT ON CONSTRAINT dev_mails_key DO NOTHING`,
      [newId(), key, to, subject, text, new Date(this.clock.now())],
    );
  }
}
