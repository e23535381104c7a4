import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { beginSession } from '../credentials/begin-session.js';
import { Seal, type Sealed } from '../credentials/seal.js';
import { fingerprint, SecondStepCheck } from '../credentials/second-step-check.js';
import { SessionResponse } from '../credentials/session-response.js';
import { suspended } from '../domain/suspension.js';
import { isTicketSpent, spendTicket } from '../credentials/spent-tickets.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';

@Injectable()
export class FinishTwoStep {
  constructor(
    private readonly seal: Seal,
    private readonly secondStep: SecondStepCheck,
    private readonly tx: Transaction,
    private readonly answer: SessionResponse,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.finish-two-step', {
    by: ['public'],
    refuses: ['ticket-expired', 'account-suspended', 'two-step-off', 'wrong-code', 'too-many-codes'],
  })
  async run({ ticket, browser, ...step }: Asks['auth.finish-two-step']['in']): Promise<SignedIn> {
    const first = await this.seal.open('two-step-ticket', ticket);
    if (!first) throw refuse('ticket-expired');
    await this.tx.run(async ({ db }) => {
      await this.holder(db, first);
      if (await isTicketSpent(db, ticket)) throw refuse('ticket-expired');
    });
    await this.secondStep.spend(first.userId, step);
    const { user, session } = await this.tx.run(async (tx) => {
      const known = await this.holder(tx.db, first);
      const now = this.clock.now();
      if (!(await spendTicket(tx.db, ticket, now))) throw refuse('ticket-expired');
      return { user: known, session: await beginSession(tx, known, { remember: first.remember, browser, now }) };
    });
    return this.answer.of(user, session);
  }

  /** Returns whose ticket it is, while the password is the one of the first step; inside a transaction it stays so. */
  private async holder(db: Db, { userId, password }: Sealed['two-step-ticket']): Promise<UserRow> {
    await db.sql('lock-user', 'SELECT FROM users WHERE id = $1 FOR SHARE', [userId]);
    const user = await db.of(UserSchema).findOneBy({ id: userId });
    if (!user || user.eraseAt || fingerprint(user) !== password) throw refuse('ticket-expired');
    if (user.suspendedAt) throw suspended(user);
    return user;
  }
}
