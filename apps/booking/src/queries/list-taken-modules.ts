import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { TakenModule } from '@somo/contracts/lessons';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

const mostModules = 50;

@Injectable()
export class ListTakenModules {
  constructor(private readonly db: Db) {}

  @Handles('booking.list-taken-modules', { by: ['student'] })
  async run(_: Asks['booking.list-taken-modules']['in'], caller: Caller): Promise<{ items: TakenModule[] }> {
    const rows = await this.db.sql<Omit<TakenModule, 'moduleId'> & { moduleId: string | null }>(
      'taken-modules',
      `SELECT module_id AS "moduleId",
              (array_agg(module_name ORDER BY starts_at DESC))[1] AS name,
              (array_agg(subject ORDER BY starts_at DESC))[1] AS subject,
              count(*) FILTER (WHERE status = 'completed')::int AS "completedLessons",
              count(*) FILTER (WHERE status <> 'completed')::int AS "upcomingLessons"
       FROM bookings
       WHERE student_id = $1 AND module_id IS NOT NULL AND status IN ('pending', 'confirmed', 'completed')
       GROUP BY module_id ORDER BY max(starts_at) DESC, module_id LIMIT ${mostModules}`,
      [userOf(caller).userId],
    );
    return { items: rows.flatMap(({ moduleId, ...rest }) => (moduleId === null ? [] : { moduleId, ...rest })) };
  }
}
