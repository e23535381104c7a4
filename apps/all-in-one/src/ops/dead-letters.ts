import type { ServiceName } from '@somo/contracts/services';
import { isUuid } from '@somo/platform/ids';
import { findDeadLetter, listDeadLetters, replayDeadLetter, type DeadLetter } from '@somo/platform/operating/dead-letters';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import type { Command } from './command.js';
import type { Schemas } from './schemas.js';
import { table } from './table.js';

type Found = DeadLetter & { service: ServiceName };

const widest = 60;

async function deadIn(schemas: Schemas, id?: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const service of schemas.names) {
    const db = await schemas.of(service);
    const letters = id === undefined ? await listDeadLetters(db) : [await findDeadLetter(db, id)];
    found.push(...letters.filter((letter) => letter !== undefined).map((letter) => ({ service, ...letter })));
  }
  return found;
}

/** Returns all dead letters with this id, because an event may be dead in several services. */
async function named(schemas: Schemas, id: string): Promise<Found[]> {
  if (!isUuid(id)) throw new StartProblem(`"${id}" is no id: dead-letters list shows the ids.`);
  const found = await deadIn(schemas, id);
  if (found.length === 0) throw new StartProblem(`There is no dead letter ${id}.`);
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
  `${letter.service} gave up the ${letter.kind} ${letter.name} after ${letter.attempts} tries, ${letter.deadAt.toISOString()}\n` +
  `${letter.error}\n\n${JSON.stringify(content, null, 2)}`;

export const deadLetterCommands: Command[] = [
  {
    words: 'dead-letters list',
    about: 'events and jobs that were given up, per service',
    async run(schemas) {
      const found = await deadIn(schemas);
      return { text: table(found.map(inShort), 'No dead letters.'), data: found };
    },
  },
  {
    words: 'dead-letters show',
    argument: 'id',
    about: 'all of one: its error and its content',
    async run(schemas, id) {
      const found = await named(schemas, id);
      return { text: found.map(inFull).join('\n\n'), data: found };
    },
  },
  {
    words: 'dead-letters replay',
    argument: 'id',
    about: 'puts it back: it is tried again, as often as a new one',
    async run(schemas, id) {
      const found = await named(schemas, id);
      for (const { service } of found) await replayDeadLetter(await schemas.of(service), id);
      const text = found.map(({ service, kind, name }) => `${service} will try the ${kind} ${name} again.`).join('\n');
      return { text, data: found.map(({ service, kind, name }) => ({ service, kind, name, id })) };
    },
  },
];
