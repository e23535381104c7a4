import './stages/check-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './stages/build.mjs';
import { checkout } from './stages/checkout.mjs';
import { install } from './stages/install.mjs';
import { fail } from './stages/problem.mjs';

try {
  await install();
  await build();
  await import(pathToFileURL(join(checkout, 'apps/all-in-one/dist/backup/restore-main.js')).href);
} catch (error) {
  fail(error);
}
