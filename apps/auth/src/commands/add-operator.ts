import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { refuse } from '@somo/contracts/refusals';
import { readEmail } from '@somo/contracts/rules/email';
import { AddOperatorBody, type Operators } from '@somo/contracts/routes/operators';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byAdmin } from '../accounts/by-admin.js';
import { appoint } from '../accounts/change-roles.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { UserSchema } from '../store/user.schema.js';

/** Makes an account that has no role an operator's. */
@Injectable()
export class AddOperator {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
    readonly identity: IdentityCheck,
  ) {}

  @Handles('auth.add-operator', {
    by: ['operator:admin'],
    input: AddOperatorBody,
    refuses: [
      ...proofRefusals,
      ...(['account-not-found', 'already-operator', 'not-for-operators', 'operator-not-confirmed'] as const),
      ...(['account-closing', 'account-suspended'] as const),
    ],
  })
  async run({ email, roles, note, ...proof }: Asks['auth.add-operator']['in'], caller: Caller): Promise<Operators> {
    const user = await this.transaction.run(({ db }) => db.of(UserSchema).findOneBy({ email: readEmail(email) }));
    if (!user) throw refuse('account-not-found');
    return byAdmin(this, caller, { action: 'add-operator', userId: user.id, note, roles, proof }, async (tx, now) => {
      await appoint(tx, { userId: user.id, roles }, now);
      return [];
    });
  }
}
