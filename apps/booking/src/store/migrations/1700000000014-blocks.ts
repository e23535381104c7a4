import type { MigrationInterface, QueryRunner } from 'typeorm';
import { claimLesson } from './1700000000003-claim-lesson.js';
import { beforeUnpaid, checkSuspended, replacing } from './1700000000007-suspensions.js';
import { surelyTaken } from './1700000000010-surely-taken.js';

export class Blocks1700000000014 implements MigrationInterface {
  name = 'Blocks1700000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocks (
        blocker_id uuid NOT NULL,
        blocked_id uuid NOT NULL,
        version integer NOT NULL,
        is_blocked boolean NOT NULL,
        CONSTRAINT blocks_once PRIMARY KEY (blocker_id, blocked_id)
      );
      CREATE FUNCTION blocked_between(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM blocks WHERE is_blocked AND ((blocker_id = one AND blocked_id = other) OR (blocker_id = other AND blocked_id = one)))
      $$`);
    await runner.query(replacing(claimLesson.replace(beforeUnpaid, `${checkSuspended}${checkBlocked}${beforeUnpaid}`)));
    await runner.query(replacing(surelyTaken.replace(suspendedOfTwo, notBlocked)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(claimLesson.replace(beforeUnpaid, `${checkSuspended}${beforeUnpaid}`)));
    await runner.query(replacing(surelyTaken));
    await runner.query('DROP FUNCTION blocked_between; DROP TABLE blocks');
  }
}

// A lesson that is moved was agreed on before: it may still be moved.
export const checkBlocked = `
    IF b.agreement_id = b.id AND blocked_between(b.student_id, b.teacher_id) THEN
      RETURN 'teacher-not-available';
    END IF;
`;
export const suspendedOfTwo = `AND NOT EXISTS (SELECT FROM suspensions WHERE user_id IN (teacher, student) AND suspended)`;
export const notBlocked = `${suspendedOfTwo}\n      AND NOT blocked_between(teacher, student)`;
