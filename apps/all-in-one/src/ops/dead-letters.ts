import type { ServiceName } from '@somo/contracts/services';
import { isUuid } from '@somo/platform/ids';
import { findDeadLetter, listDeadLetters, replayDeadLetter, type DeadLetter } from '@somo/platform/operating/dead-letters';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';
import type { Schemas } from './schemas.js';
import { table } from './table.js';

type Found = DeadLetter & { service: ServiceName };

const widest = 60;
const most = 1_000;

async function deadIn(schemas: Schemas, id?: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const service of schemas.names) {
    const db = await schemas.of(service);
    const letters = id === undefined ? await listDeadLetters(db, most) : [await findDeadLetter(db, id)];
    found.push(...letters.filter((letter) => letter !== undefined).map((letter) => ({ service, ...letter })));
  }
  return found;
}

/** Returns all dead letters with this id, because an event may be dead in several services. */
async function named(schemas: Schemas, id: string): Promise<Found[]> {
  if (!isUuid(id)) throw new StartProblem(`"${id}" is not a valid ID. Run dead-letters list to see the IDs.`);
  const found = await deadIn(schemas, id);
  if (found.length === 0) throw new StartProblem(`Dead letter ${id} not found.`);
  return found;
}

const inShort = ({ service, kind, name, id, attempts, deadAt, error }: Found) => ({
  service,
  kind,
  name,
  id,
  attempts,
  since: deadAt.toISOString(),
  error: error.length > widest ? `${error.slice(0, widest)}…` : error,
});

const inFull = ({ content, ...letter }: Found) =>
  `${letter.service} gave up on the ${letter.kind} ${letter.name} after ${letter.attempts} attempts, ${letter.deadAt.toISOString()}\n` +
  `${letter.error}\n\n${JSON.stringify(content, null, 2)}`;

export const deadLetterCommands: Command[] = [
  {
    words: 'dead-letters list',
    about: 'list failed events and jobs, per service',
    async run(schemas) {
      const found = await deadIn(schemas);
      return { text: table(found.map(inShort), 'No dead letters.'), data: found };
    },
  },
  {
    words: 'dead-letters show',
    takes: ['id'],
    about: 'show its error and content',
    async run(schemas, id) {
      const found = await named(schemas, id);
      return { text: found.map(inFull).join('\n\n'), data: found };
    },
  },
  {
    words: 'dead-letters replay',
    takes: ['id'],
    about: 'requeue it, with a fresh set of attempts',
    async run(schemas, id) {
      const found = await named(schemas, id);
      for (const { service } of found) await replayDeadLetter(await schemas.of(service), id);
      const text = found.map(({ service, kind, name }) => `${service} will retry the ${kind} ${name}.`).join('\n');
      return { text, data: found.map(({ service, kind, name }) => ({ service, kind, name, id })) };
    },
  },
];
