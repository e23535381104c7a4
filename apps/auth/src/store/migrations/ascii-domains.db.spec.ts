import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { auth } from '../../auth.module.js';

it('stores domains in ASCII, and leaves both accounts where both spellings have one', async () => {
  const emails = ['me@bücher.example', 'Émile@example.com', 'both@bücher.example', 'both@XN--bcher-kva.example', 'ama@example.com'];
  const { source, close } = await migrateOver(auth, 'AsciiDomains1700000000064', async (before) => {
    for (const [at, email] of emails.entries())
      await before.query("INSERT INTO users (id, email, time_zone, terms_agreed_at, created_at) VALUES ($1, $2, 'UTC', now(), $3)", [
        newId(),
        email,
        new Date(at * 1000),
      ]);
  });
  const rows = await source.query<{ email: string }[]>('SELECT email FROM users ORDER BY created_at');
  expect(rows.map(({ email }) => email)).toEqual(['me@xn--bcher-kva.example', ...emails.slice(1)]);
  await close();
});
