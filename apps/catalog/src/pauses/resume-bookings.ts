import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyProfile } from '@somo/contracts/people';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { ChangePause } from './change-pause.js';

@Injectable()
export class ResumeBookings {
  constructor(private readonly change: ChangePause) {}

  @Handles('catalog.resume-bookings', { by: ['teacher'], refuses: ['onboarding-needed'] })
  async run(_: Asks['catalog.resume-bookings']['in'], caller: Caller): Promise<MyProfile> {
    return this.change.run(userOf(caller).userId, null);
  }
}
