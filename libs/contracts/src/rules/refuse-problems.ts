import { refuse } from '../refusals.js';

/** Throws a refusal that names the fields with a problem, if there are any. */
export function refuseProblems(problems: Record<string, string | undefined>): void {
  const wrong = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (wrong.length > 0) throw refuse('invalid-input', { errors: Object.fromEntries(wrong.map(([field, why]) => [field, [why]])) });
}
