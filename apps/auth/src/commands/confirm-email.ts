import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { ConfirmEmailBody } from '@somo/contracts/routes/auth';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { hashOf } from '../credentials/secret.js';
import { nextConfirmation } from '../store/email-confirmation.js';

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.confirm-email', { by: ['public'], input: ConfirmEmailBody, refuses: ['link-expired'] })
  async run({ token }: Asks['auth.confirm-email']['in']): Promise<null> {
    const now = new Date(this.clock.now());
    await this.tx.run(async (tx) => {
      const [used] = await tx.db.sql<{ user_id: string; email: string }>(
        'use-email-token',
        'UPDATE email_tokens SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id, email',
        [hashOf(token), now],
      );
      if (!used) return this.refuseUnlessConfirmed(tx.db, token);
      // the link proves the address it was sent to, not one set since
      const [confirmed] = await tx.db.sql<{ isNews: boolean }>(
        'confirm-email',
        `UPDATE users SET email_confirmed_at = COALESCE(email_confirmed_at, $3) WHERE id = $1 AND email = $2
         RETURNING email_confirmed_at = $3 AS "isNews"`,
        [used.user_id, used.email, now],
      );
      if (!confirmed) throw refuse('link-expired');
      if (confirmed.isNews) tx.emit('user.confirmation-changed', await nextConfirmation(tx.db, used.user_id));
    });
    return null;
  }

  /** A link opened again, on another device or after a scanner of mail, has done what it was for. */
  private async refuseUnlessConfirmed(db: Db, token: string): Promise<void> {
    const confirmed = await db.sql(
      'confirmed-before',
      `SELECT FROM email_tokens t JOIN users u ON u.id = t.user_id AND u.email = t.email
       WHERE t.hash = $1 AND u.email_confirmed_at IS NOT NULL`,
      [hashOf(token)],
    );
    if (confirmed.length === 0) throw refuse('link-expired');
  }
}
