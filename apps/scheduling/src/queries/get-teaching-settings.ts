import { Injectable } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import type { TeachingSettings } from '@somo/contracts/teaching';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

/** A teacher whose hours are not known yet teaches on Somo. */
@Injectable()
export class GetTeachingSettings {
  constructor(private readonly db: Db) {}

  @Handles('scheduling.get-teaching-settings', { by: ['teacher'] })
  async run(_: Record<string, never>, caller: Caller): Promise<TeachingSettings> {
    const [settings] = await this.db.sql<TeachingSettings>(
      'teaching-settings-get',
      'SELECT platform, meeting_link AS "meetingLink" FROM availabilities WHERE teacher_id = $1',
      [userOf(caller).userId],
    );
    return settings ?? { platform: 'somo', meetingLink: null };
  }
}
