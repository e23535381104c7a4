import { Injectable } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { isMeetingLink } from '@somo/contracts/rules/meeting-link';
import { meetingPlatforms, type TeachingSettings } from '@somo/contracts/teaching';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';

@Injectable()
export class SaveTeachingSettings {
  constructor(
    private readonly db: Db,
    private readonly hours: HoursOfTeacher,
  ) {}

  @Handles('scheduling.save-teaching-settings', { by: ['teacher'], refuses: ['teacher-not-found'] })
  async run({ platform, meetingLink }: TeachingSettings, caller: Caller): Promise<TeachingSettings> {
    if (!meetingPlatforms.includes(platform)) throw refuse('invalid-input', { errors: { platform: ['Please choose a platform'] } });
    if (meetingLink !== null && !isMeetingLink(meetingLink)) {
      throw refuse('invalid-input', { errors: { meetingLink: ['Please enter a link that starts with https://'] } });
    }
    const { userId } = userOf(caller);
    await this.hours.of(userId);
    await this.db.run('teaching-settings-save', 'UPDATE availabilities SET platform = $2, meeting_link = $3 WHERE teacher_id = $1', [
      userId,
      platform,
      meetingLink,
    ]);
    return { platform, meetingLink };
  }
}
