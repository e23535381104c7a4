import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportedFiles1700000000024 implements MigrationInterface {
  name = 'ReportedFiles1700000000024';

  /** A file that operators need for a report cannot be deleted while there is the report. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reported_files (
        report_id uuid NOT NULL CONSTRAINT reported_files_report REFERENCES reports,
        seq integer NOT NULL,
        file_id uuid NOT NULL CONSTRAINT reported_files_file REFERENCES files,
        CONSTRAINT reported_files_once PRIMARY KEY (report_id, seq)
      );
      CREATE INDEX reported_files_of_file ON reported_files (file_id);
      INSERT INTO reported_files (report_id, seq, file_id)
      SELECT r.id, m.seq, f.id FROM reports r CROSS JOIN LATERAL jsonb_array_elements(r.messages) AS copied
        JOIN conversations c ON c.low_id = least(r.reporter_id, r.reported_id) AND c.high_id = greatest(r.reporter_id, r.reported_id)
        JOIN messages m ON m.conversation_id = c.id AND m.seq = (copied->>'seq')::int
        JOIN files f ON f.id = (m.file->>'id')::uuid
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reported_files');
  }
}
