import { Injectable } from '@nestjs/common';
import type { Admins } from '@somo/contracts/routes/operators';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { listOperators } from '../store/operators.js';

@Injectable()
export class ListAdmins {
  constructor(private readonly db: Db) {}

  /** For operators who need a role that they do not have. */
  @Handles('auth.list-admins', { by: ['operator'] })
  async run(): Promise<Admins> {
    const operators = await listOperators(this.db);
    return { emails: operators.filter(({ roles, suspended }) => roles.includes('admin') && !suspended).map(({ email }) => email) };
  }
}
