import { Injectable } from '@nestjs/common';
import type { Browser, SignedIn, TwoStepAsked } from '@somo/contracts/asks/auth';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import type { UserRow } from '../store/user.schema.js';
import { beginSession } from './begin-session.js';
import { SecondStepCheck } from './second-step-check.js';
import { SessionResponse } from './session-response.js';

/** What follows once the password or the provider was right: the second step, or the session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly secondStep: SecondStepCheck,
    private readonly tx: Transaction,
    private readonly answer: SessionResponse,
    private readonly clock: Clock,
  ) {}

  /** `checkUnchanged` refuses, in the session's own transaction, if what proved the person has changed since. */
  async as(
    user: UserRow,
    { remember, browser, checkUnchanged }: { remember: boolean; browser: Browser | undefined; checkUnchanged?: (db: Db) => Promise<void> },
  ): Promise<SignedIn | TwoStepAsked> {
    const asked = await this.secondStep.askOf(user, remember);
    if (asked) return asked;
    const session = await this.tx.run(async (tx) => {
      await checkUnchanged?.(tx.db);
      return beginSession(tx, user, { remember, browser, now: this.clock.now() });
    });
    return this.answer.of(user, session);
  }
}
