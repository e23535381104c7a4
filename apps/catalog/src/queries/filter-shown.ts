import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 5000;

@Injectable()
export class FilterShown {
  constructor(private readonly db: Db) {}

  @Handles('catalog.filter-shown', { by: ['service:booking'] })
  async run({ ids }: Asks['catalog.filter-shown']['in']): Promise<string[]> {
    checkIds('ids', ids, most);
    const rows = await this.db.sql<{ id: string }>(
      'shown-among',
      `SELECT user_id AS id FROM profiles WHERE user_id = ANY ($1::uuid[]) AND role = 'student' AND show_profile`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
