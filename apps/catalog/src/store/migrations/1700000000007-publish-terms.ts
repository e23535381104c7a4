import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublishTerms1700000000007 implements MigrationInterface {
  name = 'PublishTerms1700000000007';

  /** Prices and subjects were not published before `terms.changed`: it is sent once for each teacher, with what a save would send. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET LOCAL statement_timeout = 0');
    await queryRunner.query(`
      INSERT INTO outbox (id, type, subject, data, occurred_at)
      SELECT gen_random_uuid(), 'terms.changed', user_id::text, jsonb_build_object(
        'teacherId', user_id, 'version', p.version, 'available', listed, 'hourlyRateCents', hourly_rate_cents,
        'subjects', ARRAY(SELECT s.subject::text FROM teacher_subjects s WHERE s.teacher_id = user_id ORDER BY s.position),
        'modules', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'subject', m.subject, 'name', m.name) ORDER BY c.position), '[]')
          FROM teacher_modules c JOIN modules m ON m.id = c.module_id WHERE c.teacher_id = user_id)), now()
      FROM profiles p WHERE role = 'teacher' ORDER BY user_id`);
  }

  /** Published events cannot be taken back. */
  async down(): Promise<void> {}
}
