import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notes1700000000005 implements MigrationInterface {
  name = 'Notes1700000000005';

  /** `bookings.notes` is only written by versions before: a later migration can drop it. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN module_name text, ALTER COLUMN notes DROP NOT NULL;
      CREATE TABLE lesson_texts (
        agreement_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT lesson_texts_kind CHECK (kind IN ('lesson-notes', 'private')),
        author_id uuid NOT NULL,
        text text NOT NULL,
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (agreement_id, kind, author_id)
      );
      INSERT INTO lesson_texts (agreement_id, kind, author_id, text, updated_at)
        SELECT DISTINCT ON (agreement_id) agreement_id, 'lesson-notes', teacher_id, notes, created_at
        FROM bookings WHERE notes <> '' AND notes NOT LIKE 'Module: %' ORDER BY agreement_id, version DESC;
      UPDATE bookings SET notes = '', module_name = CASE WHEN notes LIKE 'Module: %' THEN substr(notes, 9) END WHERE notes <> '';
    `);
    await runner.query(moduleNameOfVersionsBefore);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER bookings_module_name ON bookings;
      DROP FUNCTION module_name_of_versions_before;
      UPDATE bookings SET notes = coalesce(
        (SELECT text FROM lesson_texts WHERE lesson_texts.agreement_id = bookings.agreement_id AND kind = 'lesson-notes'),
        'Module: ' || module_name, '');
      ALTER TABLE bookings DROP COLUMN module_name, ALTER COLUMN notes SET NOT NULL;
      DROP TABLE lesson_texts;
    `);
  }
}

// While processes of the version before are still running, they store the module's name as a sentence when they book a lesson, and leave it
// out when they move one.
const moduleNameOfVersionsBefore = `
  CREATE FUNCTION module_name_of_versions_before() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.module_name := CASE WHEN NEW.notes LIKE 'Module: %' THEN substr(NEW.notes, 9)
      ELSE (SELECT module_name FROM bookings WHERE agreement_id = NEW.agreement_id AND module_name IS NOT NULL LIMIT 1) END;
    NEW.notes := '';
    RETURN NEW;
  END $$;
  CREATE TRIGGER bookings_module_name BEFORE INSERT ON bookings FOR EACH ROW
    WHEN (NEW.module_id IS NOT NULL AND NEW.module_name IS NULL) EXECUTE FUNCTION module_name_of_versions_before()`;
