import './stages/check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './stages/checkout.mjs';
import { fail, Problem } from './stages/problem.mjs';

// Uses the last build: building would disturb a running Somo.
const program = join(checkout, 'apps/all-in-one/dist/backup/backup-main.js');
if (existsSync(program)) await import(pathToFileURL(program).href);
else fail(new Problem('Somo has not been built yet. Run npm start or npm run build first.'));
