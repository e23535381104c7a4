import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { openSession } from '../credentials/open-session.js';
import { Passwords } from '../credentials/passwords.js';
import { SessionResponse } from '../credentials/session-response.js';
import { readEmail } from '../domain/registration.js';
import { lockPassword } from '../store/lock-password.js';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class Login {
  constructor(
    private readonly db: Db,
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly answer: SessionResponse,
    private readonly clock: Clock,
  ) {}

  // An unknown address, a wrong password and a suspended account are told apart by nothing: same words, same work.
  @Handles('auth.login', { by: ['public'], refuses: ['wrong-credentials'] })
  async run(input: Asks['auth.login']['in']): Promise<SignedIn> {
    const user = await this.db.of(UserSchema).findOneBy({ email: readEmail(input.email) });
    const right = await this.passwords.matches(input.password, user?.passwordHash ?? null);
    if (!user || !right || user.suspendedAt) throw refuse('wrong-credentials');
    const session = await this.tx.run(async ({ db }) => {
      await lockPassword(db, user);
      return openSession(db, user.id, input.remember, this.clock.now(), input.browser);
    });
    return this.answer.of(user, session);
  }
}
