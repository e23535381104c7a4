import { Injectable } from '@nestjs/common';
import type { UserRestriction } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { tellOfStanding } from '../notifications/tell-of-standing.js';

@Injectable()
export class RestrictionChanged {
  constructor(private readonly clock: Clock) {}

  @On('user.restricted', 'user.unrestricted')
  async run({ restricted, ...change }: UserRestriction, tx: Tx): Promise<void> {
    await tellOfStanding(tx, change, restricted ? 'restricted' : 'unrestricted', this.clock.now());
  }
}
