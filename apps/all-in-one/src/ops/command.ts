import type { Schemas } from './schemas.js';

/** A command's output: text for people, and the same as data. */
export interface CommandOutput {
  text: string;
  data: unknown;
}

export interface Command {
  words: string;
  /** The name of its argument, if it takes one. */
  argument?: string;
  about: string;
  run(schemas: Schemas, argument: string): Promise<CommandOutput>;
}
