import { Client } from 'pg';
import { StartProblem } from '@somo/platform/postgres/start-problem';

/** Makes sure that no other process runs the in-process bus on this database: its services would not hear this one's. */
export async function holdAlone(adminUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(hashtextextended('somo:in-process-bus', 0)) AS held`);
  if (!rows[0]?.held) {
    await client.end();
    throw new StartProblem(
      'Another Somo already runs on this database in one process; stop it first, or run the services apart with NATS_URL.',
    );
  }
  return () => client.end();
}
