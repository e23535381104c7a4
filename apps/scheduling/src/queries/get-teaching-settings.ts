import { Injectable } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { settingsOf } from '../hours/hours-views.js';

@Injectable()
export class GetTeachingSettings {
  constructor(private readonly hours: HoursOfTeacher) {}

  @Handles('scheduling.get-teaching-settings', { by: ['teacher'], refuses: ['teacher-not-found'] })
  async run(_: Record<string, never>, caller: Caller): Promise<TeachingSettings> {
    return settingsOf(await this.hours.of(userOf(caller).userId));
  }
}
