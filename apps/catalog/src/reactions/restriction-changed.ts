import { Injectable } from '@nestjs/common';
import type { UserRestriction } from '@somo/contracts/events/user';
import { On } from '@somo/platform/on';
import { storeRestriction } from '@somo/platform/operating/restrictions';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class RestrictionChanged {
  @On('user.restricted', 'user.unrestricted')
  async run(restriction: UserRestriction, { db }: Tx): Promise<void> {
    await storeRestriction(db, restriction);
  }
}
