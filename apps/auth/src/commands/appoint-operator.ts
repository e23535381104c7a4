import { Injectable } from '@nestjs/common';
import { readEmail } from '@somo/contracts/rules/email';
import type { Account } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { toAccount } from '../store/account.js';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class AppointOperator {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  // A person's role never changes: a teacher or student needs another address to become an operator.
  @Handles('auth.appoint-operator', { by: ['service:auth'], refuses: ['account-not-found', 'already-onboarded'] })
  async run(input: Asks['auth.appoint-operator']['in']): Promise<Account> {
    const email = readEmail(input.email);
    await this.db.run('appoint-operator', "UPDATE users SET role = 'admin' WHERE email = $1 AND role IS NULL", [email]);
    const user = await this.db.of(UserSchema).findOneBy({ email });
    if (!user) throw refuse('account-not-found');
    if (user.role !== 'admin') throw refuse('already-onboarded');
    return toAccount(user, this.clock.now());
  }
}
