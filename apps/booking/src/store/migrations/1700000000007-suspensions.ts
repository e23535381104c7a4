import { indexAudit } from '@somo/platform/operating/list-audit';
import { createSuspensions } from '@somo/platform/operating/suspensions';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { claimLesson } from './1700000000003-claim-lesson.js';

export class Suspensions1700000000007 implements MigrationInterface {
  name = 'Suspensions1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createSuspensions);
    await runner.query(indexAudit);
    await runner.query(replacing(claimLesson.replace(beforeUnpaid, `${checkSuspended}${beforeUnpaid}`)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(claimLesson));
    await runner.query('DROP TABLE suspensions; DROP INDEX audit_by_age, audit_of_thing');
  }
}

export const replacing = (functions: string) => functions.replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');

export const beforeUnpaid = `    IF unpaid_maximum IS NOT NULL THEN`;
export const checkSuspended = `
    IF EXISTS (SELECT FROM suspensions WHERE user_id = b.student_id AND suspended) THEN
      RETURN 'account-suspended';
    END IF;
    IF EXISTS (SELECT FROM suspensions WHERE user_id = b.teacher_id AND suspended) THEN
      RETURN 'teacher-not-available';
    END IF;
`;
