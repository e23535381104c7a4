import { Injectable } from '@nestjs/common';
import { readEmail } from '@somo/contracts/rules/email';
import type { Account } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { operatorRoles } from '@somo/contracts/caller';
import { inOrder } from '@somo/contracts/operator-roles';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit } from '@somo/platform/operating/audit';
import { Transaction, type Tx } from '@somo/platform/transaction';
import { appoint, changeRoles } from '../accounts/change-roles.js';
import { toAccount } from '../store/account.js';
import { takeOperatorsTurn } from '../store/operators.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';

@Injectable()
export class AppointOperator {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  // A teacher or student needs another address to become an operator.
  @Handles('auth.appoint-operator', {
    by: ['service:auth'],
    refuses: ['account-not-found', 'not-for-operators', 'account-closing', 'account-suspended', 'last-admin'],
  })
  async run({ email, roles }: Asks['auth.appoint-operator']['in']): Promise<Account> {
    return this.transaction.run(async (tx) => {
      await takeOperatorsTurn(tx.db);
      const now = this.clock.now();
      const find = () => tx.db.of(UserSchema).findOneBy({ email: readEmail(email) });
      const user = await find();
      if (!user) throw refuse('account-not-found');
      await this.change(tx, user, roles ?? (user.operatorRoles.length > 0 ? user.operatorRoles : operatorRoles), now);
      return toAccount((await find()) ?? user, now);
    });
  }

  private async change(
    tx: Tx,
    { id: userId, role, operatorRoles: before }: UserRow,
    roles: UserRow['operatorRoles'] | typeof operatorRoles,
    now: number,
  ) {
    if (role === 'admin' && inOrder(before).join() === inOrder(roles).join()) return;
    const action = role === 'admin' ? 'change-roles' : 'add-operator';
    if (role === 'admin') await changeRoles(tx, { userId, roles }, now);
    else await appoint(tx, { userId, roles, isVouchedFor: true }, now);
    await addAudit(tx.db, { operatorId: null, action, thingId: userId, details: { note: '', roles: inOrder(roles), before } }, now);
  }
}
