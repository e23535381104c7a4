import type { JobName } from '@somo/contracts/jobs';
import type { ServiceName } from '@somo/contracts/services';
import { Client, escapeIdentifier } from 'pg';

/** What waits in the tables of a service: events to publish, events to receive again, or a job that is due. */
export type Waiting =
  { service: ServiceName; kind: 'publish' | 'retry' } | { service: ServiceName; kind: 'job'; job: JobName; workId: string };

export interface WaitingWork {
  /**
   * Returns what waits at a time, and when the next work is due after that; both in epoch milliseconds. Without `horizons`, no teacher's is
   * extended: only search reads what it publishes, and one run catches up on all days in between.
   */
  read(now: number, horizons: boolean): Promise<{ waits: Waiting[]; nextAt: number }>;
  close(): Promise<void>;
}

type Row = { service: ServiceName; kind: 'publish' | 'retry' | 'next'; at: Date | null } | (Waiting & { kind: 'job' });

const undone = 'done_at IS NULL AND cancelled_at IS NULL AND dead_at IS NULL';
const unheard = 'done_at IS NULL AND dead_at IS NULL';

function waitsOf(service: ServiceName): string {
  const table = (name: string) => `${escapeIdentifier(service)}.${name}`;
  const one = (kind: string, rest: string) => `SELECT '${service}' AS service, '${kind}' AS kind, ${rest}`;
  const nothing = 'NULL::uuid AS "workId", NULL AS job';
  return [
    one('publish', `${nothing}, NULL::timestamptz AS at WHERE EXISTS (SELECT FROM ${table('outbox')} WHERE sent_at IS NULL)`),
    one('retry', `${nothing}, NULL WHERE EXISTS (SELECT FROM ${table('inbox')} WHERE ${unheard} AND due_at <= $1)`),
    one('job', `id, job, NULL FROM ${table('due_work')} WHERE ${undone} AND due_at <= $1 AND ($2 OR job <> 'extend-horizon')`),
    one(
      'next',
      `${nothing}, least((SELECT min(due_at) FROM ${table('due_work')} WHERE ${undone} AND job <> 'extend-horizon'),
                         (SELECT min(due_at) FROM ${table('inbox')} WHERE ${unheard}))`,
    ),
  ].join(' UNION ALL ');
}

/** Reads the tables of all services in one statement, as the superuser: thousands of times while a demo's past is simulated. */
export async function openWaitingWork(adminUrl: string, services: readonly ServiceName[]): Promise<WaitingWork> {
  const text = services.map(waitsOf).join(' UNION ALL ');
  const client = new Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  // With a plan for each execution, planning takes longer than all the rest.
  await client.query('SET plan_cache_mode = force_generic_plan');
  return {
    read: async (now, horizons) => {
      const { rows } = await client.query<Row>({ name: 'waiting-work', text, values: [new Date(now), horizons] });
      const waits = rows.filter((row): row is Waiting & Row => row.kind !== 'next');
      const nextAt = Math.min(...rows.map((row) => (row.kind === 'next' ? (row.at?.getTime() ?? Infinity) : Infinity)));
      return { waits, nextAt };
    },
    close: () => client.end(),
  };
}
