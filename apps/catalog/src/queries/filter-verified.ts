import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 200;

@Injectable()
export class FilterVerified {
  constructor(private readonly db: Db) {}

  @Handles('catalog.filter-verified', { by: ['operator:support', 'operator:money', 'operator:trust'] })
  async run({ ids }: Asks['catalog.filter-verified']['in']): Promise<string[]> {
    checkIds('ids', ids, most);
    const rows = await this.db.sql<{ id: string }>(
      'verified-among',
      `SELECT user_id AS id FROM profiles WHERE user_id = ANY ($1::uuid[]) AND is_verified`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
