import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replacing } from './1700000000007-suspensions.js';
import { busyByPerson } from './1700000000009-busy-if-taken.js';
import { claimWithRestrictions } from './1700000000030-restrictions.js';

export class OutsideBusy1700000000040 implements MigrationInterface {
  name = 'OutsideBusy1700000000040';

  /** A copy of when teachers are busy elsewhere, which starts empty: nobody has connected a calendar yet. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE outside_busy (teacher_id uuid PRIMARY KEY, version integer NOT NULL, busy tstzmultirange NOT NULL)`);
    await runner.query(busyByPerson.replace(beginning, `${beginning}'outside', ${outside}, `));
    await runner.query(replacing(claimWithRestrictions.replace(beforeClaim, `${checkOutside}${beforeClaim}`)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(claimWithRestrictions));
    await runner.query(busyByPerson);
    await runner.query('DROP TABLE outside_busy');
  }
}

const beginning = `RETURN json_build_object(`;
const outside = `(SELECT coalesce(json_agg(json_build_object('from', (extract(epoch FROM lower(r)) * 1000)::bigint, 'to', (extract(epoch FROM upper(r)) * 1000)::bigint)), '[]')
    FROM outside_busy o, unnest(o.busy) AS r WHERE o.teacher_id = teacher AND r && tstzrange(since, until))`;

// Only a claim of an offered time says so: what two people agree on is theirs. Last of the checks, because a taken time has alternatives.
const beforeClaim = `    PERFORM lock_teacher_day(b.teacher_id, b.teacher_date);`;
const checkOutside = `    IF wanted->'at_offer' = 'true' AND EXISTS (SELECT FROM outside_busy WHERE teacher_id = b.teacher_id AND busy && tstzrange(b.starts_at, b.ends_at)) THEN
      RETURN 'slot-not-offered';
    END IF;
`;
