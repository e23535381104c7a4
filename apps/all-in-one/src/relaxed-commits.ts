import { Client } from 'pg';

/**
 * Runs `work` while commits of an embedded server do not wait for the disk, and returns its result. A crash of the server meanwhile loses
 * the last commits: only for a demo that is being created. The next start undoes it (`waitForDisk`) if this process ends on the way.
 */
export async function withRelaxedCommits<T>(adminUrl: string, work: () => Promise<T>): Promise<T> {
  await setting(adminUrl, 'SET synchronous_commit = off');
  try {
    return await work();
  } finally {
    await waitForDisk(adminUrl);
  }
}

/** Every commit waits for the disk from now on. */
export function waitForDisk(adminUrl: string): Promise<void> {
  return setting(adminUrl, 'RESET synchronous_commit');
}

async function setting(adminUrl: string, change: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`ALTER SYSTEM ${change}`);
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}
