import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartProblem } from '@somo/platform/postgres/start-problem';

const againMs = 500;

/**
 * Ensures that no other process runs the in-process bus on this database: its services would not receive this one's events. Losing the
 * connection loses the lock, so it is acquired again; `lost` is called when another Somo got it first. Returns a function that releases the
 * lock.
 */
export async function holdSingleInstanceLock(
  adminUrl: string,
  lost: (problem: StartProblem) => void = endNow,
): Promise<() => Promise<void>> {
  let ending = false;
  let client: Client;

  async function hold(): Promise<void> {
    client = new Client({ connectionString: adminUrl });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('somo:in-process-bus', 0)) AS held`,
    );
    if (rows[0]?.held) {
      client.once('end', () => void holdAgain());
      return;
    }
    ending = true;
    await client.end();
    throw new StartProblem(
      'Another Somo is already running on this database in one process. Stop it first, or run the services separately with NATS_URL.',
    );
  }

  async function holdAgain(): Promise<void> {
    while (!ending) {
      await sleep(againMs);
      try {
        return await hold();
      } catch (error) {
        if (error instanceof StartProblem) lost(error);
      }
    }
  }

  await hold();
  return () => {
    ending = true;
    return client.end();
  };
}

function endNow(problem: StartProblem): void {
  console.error(problem.message);
  process.kill(process.pid, 'SIGTERM');
}
