import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import type { ModuleSummary } from '@somo/contracts/people';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class ListModules {
  constructor(private readonly db: Db) {}

  @Handles('catalog.list-modules', { by: ['public'] })
  async run({ subject }: Asks['catalog.list-modules']['in']): Promise<Page<ModuleSummary>> {
    const items = await this.db.sql<ModuleSummary>(
      'list-modules',
      `SELECT id, name, description, subject, level, jsonb_array_length(lessons) AS "lessonCount" FROM modules
        WHERE $1::citext IS NULL OR subject = $1
        ORDER BY subject, array_position(ARRAY['Beginner', 'Intermediate', 'Advanced'], level), name`,
      [subject ?? null],
    );
    return { items, nextCursor: null };
  }
}
