import { Injectable } from '@nestjs/common';
import { readEmail } from '@somo/contracts/rules/email';
import type { SignedIn, TwoStepAsked } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Passwords } from '../credentials/passwords.js';
import { closing, isClosing } from '../credentials/closing.js';
import { Seal } from '../credentials/seal.js';
import { SignIn } from '../credentials/sign-in.js';
import { suspended } from '../domain/suspension.js';
import { lockUnchanged } from '../store/lock-unchanged.js';
import { UserSchema } from '../store/user.schema.js';

@Injectable()
export class Login {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
    private readonly signIn: SignIn,
    private readonly seal: Seal,
  ) {}

  // An unknown address and a wrong password get the same answer for the same work. Only the right password reveals a suspension, or that
  // the account is being closed.
  @Handles('auth.login', { by: ['public'], refuses: ['wrong-credentials', 'account-suspended', 'account-closing'] })
  async run({ email, password, remember, browser }: Asks['auth.login']['in']): Promise<SignedIn | TwoStepAsked> {
    const user = await this.db.of(UserSchema).findOneBy({ email: readEmail(email) });
    const right = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !right) throw refuse('wrong-credentials');
    if (user.suspendedAt) throw suspended(user);
    if (isClosing(user)) throw await closing(this.seal, user);
    return this.signIn.as(user, { remember, browser, checkUnchanged: (db) => lockUnchanged(db, user, 'wrong-credentials') });
  }
}
