import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 50;

@Injectable()
export class FilterOpenSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.filter-open-sessions', { by: ['service:notification'] })
  async run({ sessionIds }: Asks['auth.filter-open-sessions']['in']): Promise<string[]> {
    checkIds('sessionIds', sessionIds, most);
    const rows = await this.db.sql<{ id: string }>(
      'sessions-open',
      'SELECT id FROM sessions WHERE id = ANY ($1::uuid[]) AND revoked_at IS NULL AND expires_at > $2',
      [sessionIds, new Date(this.clock.now())],
    );
    return rows.map(({ id }) => id);
  }
}
