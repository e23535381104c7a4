import { Injectable } from '@nestjs/common';
import type { FoundLogin } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { loginColumns, toLogin, type LoginRow } from '../store/found-login.js';

const most = 10;

@Injectable()
export class FindAccounts {
  constructor(private readonly db: Db) {}

  @Handles('auth.find-accounts', { by: ['operator:support', 'operator:money', 'operator:trust'] })
  run(input: Asks['auth.find-accounts']['in']): Promise<FoundLogin[]> {
    return 'email' in input ? this.byEmail(input.email) : this.byIds(input.userIds);
  }

  private async byIds(userIds: string[]): Promise<FoundLogin[]> {
    checkIds('userIds', userIds, most);
    const found = `SELECT ${loginColumns} FROM users WHERE id = ANY ($1::uuid[])`;
    return (await this.db.sql<LoginRow>('accounts-by-id', found, [userIds])).map(toLogin);
  }

  private async byEmail(start: string): Promise<FoundLogin[]> {
    const rows = await this.db.sql<LoginRow>(
      'accounts-by-email',
      `SELECT ${loginColumns} FROM users WHERE starts_with(lower(email::text), lower($1)) ORDER BY email LIMIT ${most}`,
      [start],
    );
    return rows.map(toLogin);
  }
}
