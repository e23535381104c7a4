import { Injectable } from '@nestjs/common';
import type { UserOnboarded as Onboarded } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { welcomeTeacher } from '../hours/welcome-teacher.js';

@Injectable()
export class UserOnboarded {
  constructor(private readonly clock: Clock) {}

  @On('user.onboarded')
  async run(user: Onboarded, tx: Tx): Promise<void> {
    if (user.role === 'teacher') await welcomeTeacher(tx, user.userId, user.timeZone, this.clock.now());
  }
}
