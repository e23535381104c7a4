import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeriesNews1700000000030 implements MigrationInterface {
  name = 'SeriesNews1700000000030';

  /** News of lessons that were booked together wait here for each other, so that one notification tells of them. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE series_news (
        series_id uuid NOT NULL,
        act text NOT NULL,
        agreement_id uuid NOT NULL,
        student_id uuid NOT NULL,
        teacher_id uuid NOT NULL,
        series_of integer NOT NULL,
        amount_cents integer NOT NULL,
        teacher_knows boolean NOT NULL,
        told_at timestamptz,
        CONSTRAINT series_news_once PRIMARY KEY (series_id, act, agreement_id),
        CONSTRAINT series_news_act CHECK (act IN ('confirmed', 'paid', 'released'))
      )
    `);
  }

  /** What waits to be told is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE series_news');
  }
}
