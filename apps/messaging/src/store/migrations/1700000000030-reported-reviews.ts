import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportedReviews1700000000030 implements MigrationInterface {
  name = 'ReportedReviews1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports
        ADD review_id uuid,
        ADD review jsonb,
        DROP CONSTRAINT reports_about,
        ADD CONSTRAINT reports_about CHECK (about IN ('person', 'conversation', 'message', 'review')),
        ADD CONSTRAINT reports_of_review CHECK ((about = 'review') = (review_id IS NOT NULL AND review IS NOT NULL));
      DROP INDEX reports_open;
      CREATE UNIQUE INDEX reports_open ON reports (reporter_id, reported_id, about, COALESCE(message_seq, 0), COALESCE(review_id, reported_id))
        WHERE status = 'open';`);
  }

  /** Reports of reviews are lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM reports WHERE about = 'review';
      DROP INDEX reports_open;
      ALTER TABLE reports DROP CONSTRAINT reports_of_review, DROP CONSTRAINT reports_about, DROP review, DROP review_id,
        ADD CONSTRAINT reports_about CHECK (about IN ('person', 'conversation', 'message'));
      CREATE UNIQUE INDEX reports_open ON reports (reporter_id, reported_id, about, COALESCE(message_seq, 0)) WHERE status = 'open';`);
  }
}
