import type { MigrationInterface, QueryRunner } from 'typeorm';
import { claimLesson } from './1700000000003-claim-lesson.js';
import { beforeUnpaid, checkSuspended, replacing } from './1700000000007-suspensions.js';
import { checkBlocked } from './1700000000014-blocks.js';

export class Weekly1700000000021 implements MigrationInterface {
  name = 'Weekly1700000000021';

  /** Lessons that were booked together count as one unpaid booking. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD series_id uuid, ADD series_at integer, ADD series_of integer');
    await runner.query(replacing(claimWithSeries));
  }

  /** Which lessons were booked together is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(withChecks));
    await runner.query('ALTER TABLE bookings DROP series_id, DROP series_at, DROP series_of');
  }
}

const withChecks = claimLesson.replace(beforeUnpaid, `${checkSuspended}${checkBlocked}${beforeUnpaid}`);
const countUnpaid = `(SELECT count(*) FROM bookings WHERE student_id = b.student_id AND status IN ('pending', 'confirmed') AND paid_at IS NULL`;
export const claimWithSeries = withChecks.replace(countUnpaid, countUnpaid.replace('count(*)', 'count(DISTINCT coalesce(series_id, id))'));
