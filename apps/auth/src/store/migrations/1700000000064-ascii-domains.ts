import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AsciiDomains1700000000064 implements MigrationInterface {
  name = 'AsciiDomains1700000000064';

  /**
   * Domains are stored in ASCII. Where both spellings have an account, each keeps its own: the older spelling is then reached by operators
   * alone, who can give it another address.
   */
  async up(runner: QueryRunner): Promise<void> {
    const users = (await runner.query(`SELECT id, email::text AS email FROM users WHERE email::text ~ '[^\\x20-\\x7e]'`)) as {
      id: string;
      email: string;
    }[];
    for (const { id, email } of users) {
      const at = email.lastIndexOf('@') + 1;
      const domain = domainToASCII(email.slice(at));
      if (domain === '') continue;
      await runner.query('UPDATE users SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM users WHERE email = $2)', [
        id,
        email.slice(0, at) + domain,
      ]);
    }
  }

  async down(): Promise<void> {}
}
