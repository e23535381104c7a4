import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Person } from '@somo/contracts/people';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import type { ProfileRow } from '../store/profile.schema.js';
import { toPerson } from '../store/to-person.js';

const most = 100;

@Injectable()
export class GetPeople {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-people', { by: ['public'] })
  async run({ ids }: Asks['catalog.get-people']['in']): Promise<Person[]> {
    checkIds('ids', ids, most);
    const rows = await this.db.sql<Pick<ProfileRow, 'userId' | 'firstName' | 'lastName' | 'avatarUrl'>>(
      'people',
      `SELECT user_id AS "userId", first_name AS "firstName", last_name AS "lastName", avatar_url AS "avatarUrl"
         FROM profiles WHERE user_id = ANY ($1::uuid[])`,
      [ids],
    );
    return rows.map(toPerson);
  }
}
