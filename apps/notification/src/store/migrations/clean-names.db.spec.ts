import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { notification } from '../../notification.module.js';

it('gives senders from before the rule a one-line plain name, and leaves others unchanged', async () => {
  const names = ['Ama\n\nSomo wrote:', '\u202e', 'Kofi A. Mensah'];
  const { source, logged, close } = await migrateOver(notification, 'CleanNames1700000000011', async (before) => {
    for (const name of names)
      await before.query(`INSERT INTO contact_messages VALUES ($1, $2, 'ama@example.org', $3, now())`, [newId(), name, 'Two\nlines']);
  });
  const rows = await source.query<{ name: string; message: string }[]>('SELECT name, message FROM contact_messages ORDER BY id');
  await close();
  expect(rows.map(({ name }) => name)).toEqual(['Ama Somo wrote:', 'Unknown', 'Kofi A. Mensah']);
  expect(rows.map(({ message }) => message)).toEqual(Array(3).fill('Two\nlines'));
  expect(logged).toEqual([{ table: 'notification.contact_messages', rows: 2 }]);
});
