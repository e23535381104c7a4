import './stages/check-node.mjs';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './stages/build.mjs';
import { checkout } from './stages/checkout.mjs';
import { install } from './stages/install.mjs';
import { fail, Problem, problemIn } from './stages/problem.mjs';
import { place, runningHere } from './stages/refuse-second.mjs';

// Deleted by name, so that other files in SOMO_DATA are kept.
const ours =
  /^(postgres|postgres\.(new-.*|password|log)|postgresql-.*|copying-.*|running\.json.*|secrets\.json.*|services|files|mail|restoring)$/;

async function reset() {
  if (!existsSync(join(checkout, 'libs/platform/dist/postgres/data-folder.js'))) {
    await install();
    await build();
  }
  const pid = await runningHere();
  if (pid) throw new Problem(`Somo is running (process ${pid}). Stop it with Ctrl-C first, then run npm run reset.`);
  const { folder } = await place();
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => ours.test(name)) : [];
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  console.log(
    names.length > 0
      ? `\nDeleted the data in ${folder}. The next npm start begins with a new database.\n`
      : `\nNothing to delete in ${folder}.\n`,
  );
}

reset().catch((error) => fail(problemIn(String(error), checkout) ?? error));
