import { Injectable } from '@nestjs/common';
import type { UserWarned as Warned } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { tellOfStanding } from '../notifications/tell-of-standing.js';

@Injectable()
export class UserWarned {
  constructor(private readonly clock: Clock) {}

  @On('user.warned')
  async run(warning: Warned, tx: Tx): Promise<void> {
    await tellOfStanding(tx, warning, 'warned', this.clock.now());
  }
}
