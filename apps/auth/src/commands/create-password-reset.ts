import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { hashOf, newSecret } from '../credentials/secret.js';

const tokenLifetimeMs = 3_600_000;

interface Requested {
  user_id: string;
  email: string;
  language: string;
}

@Injectable()
export class CreatePasswordReset {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  // Only the newest request gets a link, and it replaces the older ones. A retry replaces its own.
  @Handles('auth.create-password-reset', { by: ['service:notification'] })
  async run({ resetId }: Asks['auth.create-password-reset']['in']): Promise<Asks['auth.create-password-reset']['out']> {
    const token = newSecret();
    const now = this.clock.now();
    return this.tx.run(async ({ db }) => {
      const [requested] = await db.sql<Requested>(
        'create-reset',
        `UPDATE password_resets AS reset SET hash = $2, expires_at = $3
           FROM users
          WHERE reset.id = $1 AND reset.used_at IS NULL
            AND users.id = reset.user_id AND users.email = reset.email AND users.suspended_at IS NULL
            AND NOT EXISTS (SELECT FROM password_resets newer
                             WHERE newer.user_id = reset.user_id AND (newer.created_at, newer.id) > (reset.created_at, reset.id))
         RETURNING reset.user_id, users.email, users.language`,
        [resetId, hashOf(token), new Date(now + tokenLifetimeMs)],
      );
      if (!requested) return null;
      const { user_id, email, language } = requested;
      await db.run('replace-resets', 'UPDATE password_resets SET used_at = $3 WHERE user_id = $1 AND id <> $2 AND used_at IS NULL', [
        user_id,
        resetId,
        new Date(now),
      ]);
      return { email, language, token };
    });
  }
}
