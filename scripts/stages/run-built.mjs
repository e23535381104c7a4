import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './checkout.mjs';
import { fail, Problem } from './problem.mjs';

/** Runs a program of the last build: building would disturb a running Somo. */
export async function runBuilt(program) {
  const file = join(checkout, program);
  if (existsSync(file)) await import(pathToFileURL(file).href);
  else fail(new Problem('Somo has not been built yet. Run npm start or npm run build first.'));
}
