import { Injectable } from '@nestjs/common';
import type { Availability } from '@somo/contracts/availability';
import type { Caller } from '@somo/contracts/caller';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { availabilityOf } from '../hours/hours-views.js';

@Injectable()
export class GetMyAvailability {
  constructor(private readonly hours: HoursOfTeacher) {}

  @Handles('scheduling.get-my-availability', { by: ['teacher'], refuses: ['teacher-not-found'] })
  async run(_: Record<string, never>, caller: Caller): Promise<Availability> {
    return availabilityOf(await this.hours.of(userOf(caller).userId));
  }
}
