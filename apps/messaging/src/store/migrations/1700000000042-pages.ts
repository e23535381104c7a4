import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pages1700000000042 implements MigrationInterface {
  name = 'Pages1700000000042';

  /** The pages of a PDF belong to its file: a lesson that uses it again has them too. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE files ADD page_count smallint CONSTRAINT files_page_count CHECK (page_count BETWEEN 1 AND 100);
      CREATE TABLE file_pages (
        file_id uuid NOT NULL CONSTRAINT file_pages_file REFERENCES files (id) ON DELETE CASCADE,
        page smallint NOT NULL CONSTRAINT file_pages_page CHECK (page BETWEEN 1 AND 100),
        size text NOT NULL CONSTRAINT file_pages_size CHECK (size IN ('small', 'full')),
        bytes integer NOT NULL,
        PRIMARY KEY (file_id, page, size)
      )`);
  }

  /** What was drawn of PDFs is lost; they stay downloads. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE file_pages; ALTER TABLE files DROP page_count');
  }
}
