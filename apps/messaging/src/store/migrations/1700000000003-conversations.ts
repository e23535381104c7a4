import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Conversations1700000000003 implements MigrationInterface {
  name = 'Conversations1700000000003';

  /** Of the two people of a conversation, `low_id` is the one whose id sorts first. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversations (
        id uuid PRIMARY KEY,
        low_id uuid NOT NULL,
        high_id uuid NOT NULL,
        last_seq integer NOT NULL,
        last_at timestamptz NOT NULL,
        low_read_up_to integer NOT NULL DEFAULT 0,
        high_read_up_to integer NOT NULL DEFAULT 0,
        low_cleared_up_to integer NOT NULL DEFAULT 0,
        high_cleared_up_to integer NOT NULL DEFAULT 0,
        CONSTRAINT conversations_two_people CHECK (low_id < high_id),
        CONSTRAINT conversations_once UNIQUE (low_id, high_id)
      );
      CREATE INDEX conversations_of_high ON conversations (high_id);
      CREATE TABLE messages (
        conversation_id uuid NOT NULL,
        seq integer NOT NULL,
        sender_id uuid NOT NULL,
        client_id uuid NOT NULL,
        text text NOT NULL,
        lesson_id uuid,
        sent_at timestamptz NOT NULL,
        CONSTRAINT messages_in_order PRIMARY KEY (conversation_id, seq),
        CONSTRAINT messages_sent_once UNIQUE (sender_id, client_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE messages; DROP TABLE conversations');
  }
}
