import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { contactSearchMax } from '@somo/contracts/rules/messages';
import { refuse } from '@somo/contracts/refusals';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { namesFor } from '../domain/privacy.js';
import { plain } from '../domain/search-text.js';
import type { ProfileRow } from '../store/profile.schema.js';

const most = 5000;

@Injectable()
export class MatchNames {
  constructor(private readonly db: Db) {}

  /** A last name that its owner hides is not found either. */
  @Handles('catalog.match-names', { by: ['any'] })
  async run({ ids, name }: Asks['catalog.match-names']['in'], caller: Caller): Promise<string[]> {
    checkIds('ids', ids, most);
    if (name.length > contactSearchMax) throw refuse('invalid-input', { errors: { q: ['This is too long'] } });
    const words = plain(name).split(' ');
    const rows = await this.db.sql<Pick<ProfileRow, 'userId' | 'firstName' | 'lastName' | 'avatarUrl' | 'showProfile'>>(
      'names-among',
      `SELECT user_id AS "userId", first_name AS "firstName", last_name AS "lastName", avatar_url AS "avatarUrl", show_profile AS "showProfile"
       FROM profiles WHERE user_id = ANY ($1::uuid[])`,
      [ids],
    );
    const found = rows.filter((row) => {
      const { firstName, lastName } = namesFor(caller, row);
      const full = plain(`${firstName} ${lastName}`);
      return words.every((word) => full.includes(word) || full.replaceAll("'", '').includes(word));
    });
    return found.map(({ userId }) => userId);
  }
}
