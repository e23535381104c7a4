import './stages/check-node.mjs';
import { build } from './stages/build.mjs';
import { install } from './stages/install.mjs';
import { fail } from './stages/problem.mjs';
import { refuseBusyPort, refuseSecond } from './stages/refuse-second.mjs';

async function start() {
  console.log('\nStarting Somo with each service in its own process\n');
  await refuseSecond();
  await refuseBusyPort();
  await install();
  await build();
  await import('./services/main.mjs');
}

start().catch(fail);
