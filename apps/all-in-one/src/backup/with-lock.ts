import { Readable } from 'node:stream';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { Client } from 'pg';
import { installationOf } from './installation.js';
import type { SealedPlace } from './sealed-place.js';

const owner = 'owner';

/** Runs while nobody else backs up this database; `client` is connected to it. Refuses a place where another installation puts its backups. */
export async function withLock<T>(adminUrl: string, place: SealedPlace, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: adminUrl, application_name: 'somo-backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(hashtextextended('somo:backup', 0)) AS held`);
    if (!rows[0]?.held) throw new StartProblem('Another backup of this database is being made. Wait until it has ended.');
    const id = await installationOf(client);
    const known = (await place.read(owner))?.toString();
    if (known !== undefined && known !== id)
      throw new StartProblem('Another installation puts its backups there. Give each a folder or bucket of its own.');
    if (known === undefined) await place.put(owner, Readable.from([Buffer.from(id)]));
    return await run(client);
  } finally {
    await client.end();
  }
}
