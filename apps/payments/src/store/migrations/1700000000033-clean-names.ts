import { cleanLine, needsCleaning, logCleaned } from '@somo/platform/database/clean-lines';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const names = ['bankName', 'accountHolder'] as const;
const keys = { payout_methods: 'teacher_id', payouts: 'id' } as const;

type Masked = Partial<Record<(typeof names)[number], string>>;

/** What is shown of an account. The sealed account itself is for its provider alone, and stays as it was entered. */
export class CleanNames1700000000033 implements MigrationInterface {
  name = 'CleanNames1700000000033';

  async up(runner: QueryRunner): Promise<void> {
    const offends = names.map((name) => needsCleaning(`(masked->>'${name}')`)).join(' OR ');
    for (const table of ['payout_methods', 'payouts'] as const) {
      const rows = (await runner.query(`SELECT ${keys[table]} AS id, masked FROM ${table} WHERE ${offends}`)) as {
        id: string;
        masked: Masked;
      }[];
      for (const { id, masked } of rows)
        await runner.query(`UPDATE ${table} SET masked = $2 WHERE ${keys[table]} = $1`, [id, JSON.stringify(cleaned(masked))]);
      await logCleaned(runner, table, rows.length);
    }
  }

  /** Removed characters cannot be restored. */
  async down(): Promise<void> {}
}

/** A name of which nothing is left is not shown. */
function cleaned(masked: Masked): Masked {
  const clean = { ...masked };
  for (const name of names) {
    const line = cleanLine(masked[name] ?? '');
    if (line === '') delete clean[name];
    else clean[name] = line;
  }
  return clean;
}
