import type { ServiceName } from '@somo/contracts/services';
import { isUuid } from '@somo/platform/ids';
import { reEmit } from '@somo/platform/operating/re-emit';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';
import { table } from './table.js';

export const reEmitCommand: Command = {
  words: 're-emit',
  takes: ['agreementId'],
  about: 're-emit all events of an agreement; services that have them ignore them',
  async run(schemas, agreementId) {
    if (!isUuid(agreementId)) throw new StartProblem(`"${agreementId}" is not a valid agreement ID.`);
    const emitted: { service: ServiceName; events: number }[] = [];
    for (const service of schemas.names) emitted.push({ service, events: await reEmit(await schemas.of(service), agreementId) });
    const data = emitted.filter(({ events }) => events > 0);
    if (data.length === 0) throw new StartProblem(`No events found for agreement ${agreementId}.`);
    return { text: table(data, ''), data };
  },
};
