import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Learners1700000000020 implements MigrationInterface {
  name = 'Learners1700000000020';

  /** Of a learner who is removed, no name and no age is kept. What a guardian agreed to is never altered. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE learners (
        id uuid PRIMARY KEY,
        guardian_id uuid NOT NULL,
        first_name text,
        age_group text CONSTRAINT learners_age_group CHECK (age_group IN ('under-10', '10-12', '13-15', '16-17')),
        created_at timestamptz NOT NULL,
        removed_at timestamptz,
        CONSTRAINT learners_first_name CHECK (char_length(first_name) BETWEEN 1 AND 50),
        CONSTRAINT learners_removed CHECK ((removed_at IS NULL) = (first_name IS NOT NULL AND age_group IS NOT NULL))
      );
      CREATE INDEX learners_of ON learners (guardian_id, created_at, id) WHERE removed_at IS NULL;

      CREATE TABLE learner_consents (
        id uuid PRIMARY KEY,
        learner_id uuid NOT NULL CONSTRAINT learner_consents_learner REFERENCES learners (id),
        guardian_id uuid NOT NULL,
        wording_version int NOT NULL,
        given_at timestamptz NOT NULL
      );
      CREATE INDEX learner_consents_of ON learner_consents (learner_id, given_at DESC);
      CREATE FUNCTION consents_stand() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'consents are only added to'; END $$;
      CREATE TRIGGER consents_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON learner_consents EXECUTE FUNCTION consents_stand();
    `);
  }

  /** Learners and consents are lost; lessons keep the names. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE learner_consents, learners; DROP FUNCTION consents_stand');
  }
}
