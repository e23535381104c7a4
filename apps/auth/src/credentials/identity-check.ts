import { Injectable } from '@nestjs/common';
import type { UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import type { SecondStepMethod } from '@somo/contracts/rules/second-step';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { checkSessionFresh, checkSessionOpen } from '../store/check-session-open.js';
import { readTwoStep } from '../store/two-step.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';
import { Passwords } from './passwords.js';
import { SecondStepCheck } from './second-step-check.js';

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  method?: SecondStepMethod | undefined;
}

/** Asks a signed-in person again who they are: an open browser is not enough for what cannot be taken back. */
@Injectable()
export class IdentityCheck {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
    private readonly secondStep: SecondStepCheck,
    private readonly clock: Clock,
  ) {}

  /** Refuses a wrong password, or where there is none, a sign-in that is not fresh. */
  async checkPassword(me: UserCaller, password: string | undefined): Promise<UserRow> {
    const now = this.clock.now();
    await checkSessionOpen(this.db, me, now);
    const user = await this.db.of(UserSchema).findOneBy({ id: me.userId });
    if (!user) throw refuse('session-ended');
    // Who signs in with Google only has no password to give.
    if (user.passwordHash === null) await checkSessionFresh(this.db, me, now);
    else if (!(await this.passwords.matches(password ?? '', user.passwordHash))) throw refuse('wrong-password');
    return user;
  }

  /** The same, and a code of the second step where the person has one. */
  async check(me: UserCaller, { password, code, method = 'totp' }: Proof): Promise<UserRow> {
    const user = await this.checkPassword(me, password);
    const twoStep = await readTwoStep(this.db, me.userId);
    if (!twoStep?.confirmedAt) return user;
    if (code === undefined) throw refuse('wrong-code');
    await this.secondStep.spend(me.userId, { method, code });
    return user;
  }
}
