import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Person } from '@somo/contracts/people';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { namesFor } from '../domain/privacy.js';
import type { ProfileRow } from '../store/profile.schema.js';
import { toPerson } from '../store/to-person.js';

type Named = Pick<ProfileRow, 'userId' | 'firstName' | 'lastName' | 'avatarUrl' | 'showProfile'>;

const most = 100;
/** For readers of the API; the web app and emails write it in the language of their reader. */
const closedName = 'Closed account';

@Injectable()
export class GetPeople {
  constructor(private readonly db: Db) {}

  @Handles('catalog.get-people', { by: ['public'] })
  async run({ ids }: Asks['catalog.get-people']['in'], caller: Caller): Promise<Person[]> {
    checkIds('ids', ids, most);
    const rows = await this.db.sql<Named & { closed: boolean }>(
      'people',
      `SELECT user_id AS "userId", first_name AS "firstName", last_name AS "lastName", avatar_url AS "avatarUrl",
           show_profile AS "showProfile", false AS closed
         FROM profiles WHERE user_id = ANY ($1::uuid[])
       UNION ALL SELECT user_id, '', '', NULL, false, true FROM closed_accounts WHERE user_id = ANY ($1::uuid[])`,
      [ids],
    );
    return rows.map(({ closed, ...row }) => (closed ? closedPerson(row.userId) : toPerson(namesFor(caller, row))));
  }
}

function closedPerson(id: string): Person {
  return { id, firstName: '', lastName: '', fullName: closedName, avatarUrl: null, closed: true };
}
