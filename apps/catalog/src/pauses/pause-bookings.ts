import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyProfile } from '@somo/contracts/people';
import { PauseBody } from '@somo/contracts/routes/pause';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ChangePause } from './change-pause.js';

@Injectable()
export class PauseBookings {
  constructor(private readonly change: ChangePause) {}

  @Handles('catalog.pause-bookings', { by: ['teacher'], input: PauseBody, refuses: ['onboarding-needed'] })
  async run({ until }: Asks['catalog.pause-bookings']['in'], caller: Caller): Promise<MyProfile> {
    return this.change.run(userOf(caller).userId, until);
  }
}
