import pg from 'pg';
import { createTestDatabase } from './test-database.js';

describe('a test database', () => {
  it('is empty, has our extensions, and is gone after drop', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const client = new pg.Client(one.adminUrl);
    await client.connect();
    const { rows } = await client.query<{ extname: string }>("SELECT extname FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1");
    await client.end();
    expect(rows.map((row) => row.extname)).toEqual(['btree_gist', 'citext', 'pg_trgm', 'unaccent']);
    await Promise.all([one.drop(), two.drop()]);
    await expect(new pg.Client(one.adminUrl).connect()).rejects.toThrow('does not exist');
  });
});
