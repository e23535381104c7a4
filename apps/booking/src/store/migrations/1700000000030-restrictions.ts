import { createRestrictions } from '@somo/platform/operating/restrictions';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { beforeUnpaid, replacing } from './1700000000007-suspensions.js';
import { surelyTaken } from './1700000000010-surely-taken.js';
import { notBlocked, suspendedOfTwo } from './1700000000014-blocks.js';
import { claimWithSeries } from './1700000000021-weekly.js';

export class Restrictions1700000000030 implements MigrationInterface {
  name = 'Restrictions1700000000030';

  /** Two people are new to each other until one has booked the other: a lesson that was called off does not count. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${createRestrictions};
      CREATE FUNCTION restricted_of_new_two(student uuid, teacher uuid) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN user_id = student THEN 'account-restricted' ELSE 'not-taking-new-students' END FROM restrictions
        WHERE user_id IN (student, teacher) AND restricted AND NOT EXISTS (
          SELECT FROM bookings WHERE student_id = student AND teacher_id = teacher AND status IN ('pending', 'confirmed', 'completed'))
        ORDER BY user_id = student DESC LIMIT 1
      $$`);
    await runner.query(replacing(claimWithRestrictions));
    await runner.query(
      replacing(surelyTaken.replace(suspendedOfTwo, `${notBlocked}\n      AND restricted_of_new_two(student, teacher) IS NULL`)),
    );
  }

  /** Loses who is restricted: booking would have to be told again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(claimWithSeries));
    await runner.query(replacing(surelyTaken.replace(suspendedOfTwo, notBlocked)));
    await runner.query('DROP FUNCTION restricted_of_new_two; DROP TABLE restrictions');
  }
}

// A lesson that is moved was agreed on before.
const checkRestricted = `
    IF b.agreement_id = b.id AND restricted_of_new_two(b.student_id, b.teacher_id) IS NOT NULL THEN
      RETURN restricted_of_new_two(b.student_id, b.teacher_id);
    END IF;
`;

export const claimWithRestrictions = claimWithSeries.replace(beforeUnpaid, `${checkRestricted}${beforeUnpaid}`);
