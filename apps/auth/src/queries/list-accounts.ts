import { Injectable } from '@nestjs/common';
import type { FoundLogin } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { loginColumns, toLogin, type LoginRow } from '../store/found-login.js';

const most = 200;

@Injectable()
export class ListAccounts {
  constructor(private readonly db: Db) {}

  @Handles('auth.list-accounts', { by: ['operator:support', 'operator:money', 'operator:trust'] })
  async run({ role, standing, before, limit }: Asks['auth.list-accounts']['in']): Promise<FoundLogin[]> {
    const rows = await this.db.sql<LoginRow>(
      'accounts-newest',
      `SELECT ${loginColumns} FROM users
       WHERE ($1::text IS NULL OR coalesce(role, 'none') = $1)
         AND ($2::text IS NULL OR CASE $2 WHEN 'suspended' THEN suspended_at IS NOT NULL ELSE restricted_at IS NOT NULL END)
         AND ($3::timestamptz IS NULL OR (created_at, id) < ($3::timestamptz, $4::uuid))
       ORDER BY created_at DESC, id DESC LIMIT least($5, ${most})`,
      [role ?? null, standing ?? null, before?.at ?? null, before?.id ?? null, limit],
    );
    return rows.map(toLogin);
  }
}
