import { Injectable } from '@nestjs/common';
import type { FoundLogin } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 10;
const columns = 'id AS "userId", email, role, suspended_at IS NOT NULL AS suspended, restricted_at IS NOT NULL AS restricted';

@Injectable()
export class FindAccounts {
  constructor(private readonly db: Db) {}

  @Handles('auth.find-accounts', { by: ['operator:support', 'operator:money', 'operator:trust'] })
  run(input: Asks['auth.find-accounts']['in']): Promise<FoundLogin[]> {
    return 'email' in input ? this.byEmail(input.email) : this.byIds(input.userIds);
  }

  private byIds(userIds: string[]): Promise<FoundLogin[]> {
    checkIds('userIds', userIds, most);
    return this.db.sql<FoundLogin>('accounts-by-id', `SELECT ${columns} FROM users WHERE id = ANY ($1::uuid[])`, [userIds]);
  }

  private byEmail(start: string): Promise<FoundLogin[]> {
    return this.db.sql<FoundLogin>(
      'accounts-by-email',
      `SELECT ${columns} FROM users WHERE starts_with(lower(email::text), lower($1)) ORDER BY email LIMIT ${most}`,
      [start],
    );
  }
}
