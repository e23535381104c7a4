import { parseArgs } from 'node:util';
import type { Clock } from '@somo/platform/clock';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { accountCommands } from './accounts.js';
import { backlogCommand } from './backlog.js';
import type { Command } from './command.js';
import { deadLetterCommands } from './dead-letters.js';
import { resetTwoStepCommand } from './reset-two-step.js';
import { makeAdminCommand } from './make-admin.js';
import { reEmitCommand } from './re-emit.js';
import type { Schemas } from './schemas.js';
import { verifyAuditCommand } from './verify-audit.js';

/** Runs the command line; returns what to print. Throws a StartProblem for anything that a person must fix. */
export async function ops(typed: string[], clock: Clock, open: () => Promise<Schemas>): Promise<string> {
  const commands = [
    ...[...deadLetterCommands, backlogCommand(clock), reEmitCommand],
    ...[makeAdminCommand(clock), resetTwoStepCommand(clock), verifyAuditCommand, ...accountCommands(clock)],
  ];
  const { positionals, json, help, ...options } = read(typed);
  if (help || positionals.length === 0) return usage(commands);
  const command = commands.find(({ words }) => `${positionals.join(' ')} `.startsWith(`${words} `));
  if (!command) throw new StartProblem(`Unknown command "${positionals.join(' ')}".\n\n${usage(commands)}`);
  const rest = givenTo(command, positionals.slice(command.words.split(' ').length));
  if (rest.length !== (command.takes?.length ?? 0)) throw new StartProblem(`Usage: npm run ops -- ${form(command)}`);
  const schemas = await open();
  try {
    const chosen = (command.options ?? []).flatMap((name) => options[name] ?? []);
    const { text, data, isBroken = false } = await command.run(schemas, ...rest, ...chosen);
    const printed = json ? JSON.stringify(data, null, 2) : text;
    if (isBroken) throw new StartProblem(printed);
    return printed;
  } finally {
    await schemas.close();
  }
}

function read(typed: string[]): { positionals: string[]; json: boolean; help: boolean; roles?: string } {
  try {
    const options = {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      roles: { type: 'string' },
    } as const;
    const { positionals, values } = parseArgs({ args: typed, options, allowPositionals: true });
    return { positionals, ...values };
  } catch (error) {
    throw new StartProblem(String((error as Error).message).split('. ')[0]);
  }
}

/** Returns the arguments; a reason may have several words, with or without quotation marks. */
function givenTo({ takes = [] }: Command, words: string[]): string[] {
  if (takes.at(-1) !== 'reason' || words.length <= takes.length) return words;
  const last = takes.length - 1;
  return [...words.slice(0, last), words.slice(last).join(' ')];
}

const form = ({ words, takes = [], options = [] }: Command) =>
  [words, ...takes.map((name) => `<${name}>`), ...options.map((name) => `[--${name} <${name}>]`)].join(' ');

function usage(commands: Command[]): string {
  const lines = commands.map((command) => `  ${form(command).padEnd(38)} ${command.about}`);
  return ['npm run ops -- <command> [--json]', '', ...lines].join('\n');
}
