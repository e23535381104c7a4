import { Injectable } from '@nestjs/common';
import type { Contact } from '@somo/contracts/asks/auth';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

const most = 50;

@Injectable()
export class GetContacts {
  constructor(private readonly db: Db) {}

  /** Leaves out accounts whose erasure has begun: what is sent to them now would stay behind. */
  @Handles('auth.get-contacts', { by: ['service:notification', 'service:booking'] })
  async run({ userIds }: Asks['auth.get-contacts']['in']): Promise<Contact[]> {
    checkIds('userIds', userIds, most);
    return this.db.sql<Contact>(
      'contacts',
      `SELECT id AS "userId", email, time_zone AS "timeZone", language, role FROM users
       WHERE id = ANY ($1::uuid[])
         AND (erase_at IS NULL OR NOT EXISTS (SELECT FROM erasures WHERE user_id = users.id AND begun_at IS NOT NULL))`,
      [userIds],
    );
  }
}
