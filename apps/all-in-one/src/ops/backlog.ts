import type { BacklogKind, Waiting } from '@somo/contracts/system';
import { readBacklog } from '@somo/platform/operating/backlog';
import type { Clock } from '@somo/platform/clock';
import type { Command } from './command.js';
import { table } from './table.js';

export const backlogCommand = (clock: Clock): Command => ({
  words: 'backlog',
  about: 'backlog per service: unsent events, retries, overdue jobs, failing jobs, dead letters',
  async run(schemas) {
    const data: { service: string; waiting: Waiting[] }[] = [];
    for (const service of schemas.names) data.push({ service, waiting: await readBacklog(await schemas.of(service), clock.now()) });
    const rows = data.map(({ service, waiting }) => {
      const of = (kind: BacklogKind) => waiting.find((one) => one.kind === kind) as Waiting;
      const age = (kind: BacklogKind) => `${Math.round(of(kind).oldestSeconds)} s`;
      return {
        service,
        unsent: of('outbox_unsent').rows,
        oldest: age('outbox_unsent'),
        retries: of('inbox_waiting').rows,
        'oldest retry': age('inbox_waiting'),
        overdue: of('jobs_overdue').rows,
        by: age('jobs_overdue'),
        failing: of('jobs_failing').rows,
        'dead events': of('inbox_dead').rows,
        'dead jobs': of('jobs_dead').rows,
      };
    });
    return { text: table(rows, 'No services.'), data };
  },
});
