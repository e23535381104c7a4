import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Person } from '@somo/contracts/people';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { plain } from '../domain/search-text.js';
import type { ProfileRow } from '../store/profile.schema.js';
import { toPerson } from '../store/to-person.js';

const most = 10;

@Injectable()
export class FindPeople {
  constructor(private readonly db: Db) {}

  @Handles('catalog.find-people', { by: ['operator:support', 'operator:money', 'operator:trust'] })
  async run({ name }: Asks['catalog.find-people']['in']): Promise<Person[]> {
    const rows = await this.db.sql<Pick<ProfileRow, 'userId' | 'firstName' | 'lastName' | 'avatarUrl'>>('people-by-name', byName, [
      plain(name).split(' '),
    ]);
    return rows.map(toPerson);
  }
}

// Names as `plain` writes the words, with and without apostrophes: 'ngozi' finds Ngọzị, 'obrien' O'Brien, 'strasse' Straße.
const byName = `
  SELECT user_id AS "userId", first_name AS "firstName", last_name AS "lastName", avatar_url AS "avatarUrl"
  FROM profiles, lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f\u064b-\u065f]', '', 'g')) AS bare,
    translate(replace(replace(replace(bare, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øđłı’‘ʼʻ', 'odli''''''''') AS full_name
  WHERE (SELECT bool_and(strpos(full_name || ' ' || replace(full_name, '''', ''), word) > 0) FROM unnest($1::text[]) AS word)
  ORDER BY full_name, user_id LIMIT ${most}`;
