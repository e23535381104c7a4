import type { Schemas } from './schemas.js';

/** A command's output: text for people, and the same as data. */
export interface CommandOutput {
  text: string;
  data: unknown;
}

export interface Command {
  words: string;
  /** The names of its arguments. */
  takes?: string[];
  about: string;
  run(schemas: Schemas, ...given: string[]): Promise<CommandOutput>;
}
