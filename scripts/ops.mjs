import './stages/check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './stages/checkout.mjs';
import { fail, Problem } from './stages/problem.mjs';

// What was built last: building would be felt by a Somo that runs.
const program = join(checkout, 'apps/all-in-one/dist/ops/main.js');
if (existsSync(program)) await import(pathToFileURL(program).href);
else fail(new Problem('Somo was never built here: npm start, or npm run build, does it.'));
