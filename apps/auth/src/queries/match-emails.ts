import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 5000;

@Injectable()
export class MatchEmails {
  constructor(private readonly db: Db) {}

  @Handles('auth.match-emails', { by: ['service:booking'] })
  async run({ ids, text }: Asks['auth.match-emails']['in']): Promise<string[]> {
    checkIds('ids', ids, most);
    const rows = await this.db.sql<{ id: string }>(
      'emails-among',
      'SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND position(lower($2) IN lower(email::text)) > 0',
      [ids, text],
    );
    return rows.map(({ id }) => id);
  }
}
