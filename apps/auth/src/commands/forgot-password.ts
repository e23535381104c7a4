import { Injectable } from '@nestjs/common';
import { keptMs } from '@somo/contracts/retention/retention';
import { readEmail } from '@somo/contracts/rules/email';
import type { Asks } from '@somo/contracts/asks/map';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';

@Injectable()
export class ForgotPassword {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  // An address without an account gets the same row and the same event: neither the answer nor the time it takes tells them apart.
  @Handles('auth.forgot-password', { by: ['public'] })
  async run({ email }: Asks['auth.forgot-password']['in']): Promise<null> {
    const now = this.clock.now();
    const resetId = newId();
    await this.tx.run(async (tx) => {
      await tx.db.run(
        'request-reset',
        `INSERT INTO password_resets (id, created_at, user_id, email)
         SELECT $1, $2, users.id, users.email FROM (VALUES (1)) AS request
           LEFT JOIN users ON users.email = $3 AND users.suspended_at IS NULL`,
        [resetId, new Date(now), readEmail(email)],
      );
      await tx.db.run('forget-resets', 'DELETE FROM password_resets WHERE created_at <= $1', [new Date(now - keptMs('resets'))]);
      tx.emit('user.password-reset-requested', { resetId });
    });
    return null;
  }
}
