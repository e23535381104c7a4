import type { Schemas } from './schemas.js';

/** What a command answers: text for people, and the same as data. */
export interface CommandOutput {
  text: string;
  data: unknown;
}

export interface Command {
  words: string;
  /** What it must be given, if anything. */
  argument?: string;
  about: string;
  run(schemas: Schemas, argument: string): Promise<CommandOutput>;
}
