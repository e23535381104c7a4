import type { Schemas } from './schemas.js';

/** A command's output: text for people, and the same as data. */
export interface CommandOutput {
  text: string;
  data: unknown;
  /** Something is wrong: it is printed as an error. */
  isBroken?: boolean;
}

export interface Command {
  words: string;
  /** The names of its arguments. */
  takes?: string[];
  /** Those of its options that were typed come after its arguments, in this order. */
  options?: 'roles'[];
  about: string;
  run(schemas: Schemas, ...given: string[]): Promise<CommandOutput>;
}
