import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

type Change = NonNullable<Asks['auth.get-email-change']['out']>;

@Injectable()
export class GetEmailChange {
  constructor(private readonly db: Db) {}

  @Handles('auth.get-email-change', { by: ['service:notification'] })
  async run({ changeId }: Asks['auth.get-email-change']['in']): Promise<Change | null> {
    const [row] = await this.db.sql<Omit<Change, 'changedAt'> & { changedAt: Date }>(
      'email-change',
      `SELECT u.id AS "userId", c.new_email AS email, c.old_email AS "oldEmail", u.time_zone AS "timeZone", u.language, c.changed_at AS "changedAt"
       FROM email_changes c JOIN users u ON u.id = c.user_id WHERE c.id = $1`,
      [changeId],
    );
    return row ? { ...row, changedAt: toInstant(row.changedAt.getTime()) } : null;
  }
}
