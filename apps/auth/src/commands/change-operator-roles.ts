import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { ChangeRolesBody, type Operators } from '@somo/contracts/routes/operators';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { byAdmin } from '../accounts/by-admin.js';
import { changeRoles } from '../accounts/change-roles.js';
import { IdentityCheck } from '../credentials/identity-check.js';
import { checkOperator } from '../store/operators.js';

/** Gives an operator other roles, or none, which makes them an operator no longer; also the caller themselves. */
@Injectable()
export class ChangeOperatorRoles {
  constructor(
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
    readonly identity: IdentityCheck,
  ) {}

  @Handles('auth.change-operator-roles', {
    by: ['operator:admin'],
    input: ChangeRolesBody,
    refuses: [...proofRefusals, ...(['operator-not-found', 'roles-changed', 'same-roles', 'last-admin'] as const)],
  })
  run(input: Asks['auth.change-operator-roles']['in'], caller: Caller): Promise<Operators> {
    const { userId, roles, was, note, ...proof } = input;
    checkIds('userId', [userId], 1);
    const action = roles.length === 0 ? 'remove-operator' : 'change-roles';
    const request = { action, userId, note, roles, proof, check: () => checkOperator(this.db, userId) } as const;
    return byAdmin(this, caller, request, (tx, now) => changeRoles(tx, { userId, roles, was }, now));
  }
}
