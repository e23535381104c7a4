import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 100;

/** For booking alone, which knows who may see a link, and when. */
@Injectable()
export class GetMeetingLinks {
  constructor(private readonly db: Db) {}

  @Handles('scheduling.get-meeting-links', { by: ['service:booking'] })
  async run({ teacherIds }: Asks['scheduling.get-meeting-links']['in']): Promise<Record<string, string>> {
    checkIds('teacherIds', teacherIds, most);
    const rows = await this.db.sql<{ teacherId: string; link: string }>(
      'meeting-links-get',
      `SELECT teacher_id AS "teacherId", meeting_link AS link FROM availabilities
       WHERE teacher_id = ANY ($1::uuid[]) AND platform <> 'somo' AND meeting_link IS NOT NULL`,
      [teacherIds],
    );
    return Object.fromEntries(rows.map(({ teacherId, link }) => [teacherId, link]));
  }
}
