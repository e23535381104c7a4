import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Board1700000000043 implements MigrationInterface {
  name = 'Board1700000000043';

  /** `drawings` counts those that have not been merged yet. A merged row has the number of the last drawing in it. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE boards (
        agreement_id uuid PRIMARY KEY,
        last_seq bigint NOT NULL,
        drawings int NOT NULL,
        bytes int NOT NULL
      );
      CREATE TABLE board_updates (
        agreement_id uuid NOT NULL CONSTRAINT board_updates_board REFERENCES boards (agreement_id),
        seq bigint NOT NULL,
        is_merged boolean NOT NULL DEFAULT false,
        bytes bytea NOT NULL,
        PRIMARY KEY (agreement_id, seq)
      );
      ALTER TABLE board_updates ALTER bytes SET STORAGE EXTERNAL;
    `);
  }

  /** What was drawn is lost. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE board_updates; DROP TABLE boards');
  }
}
