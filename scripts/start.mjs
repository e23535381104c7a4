import './stages/check-node.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './stages/build.mjs';
import { checkout } from './stages/checkout.mjs';
import { install } from './stages/install.mjs';
import { fail } from './stages/problem.mjs';
import { refuseBusyPort, refuseSecond } from './stages/refuse-second.mjs';

const patienceMs = 4700;

async function start() {
  console.log('\nStarting Somo\n');
  await refuseSecond();
  await refuseBusyPort();
  await install();
  await build();
  run();
}

// The product gets its own session: npm, the terminal and this script would each send it the same Ctrl-C, and it must arrive only once.
function run() {
  const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
  const args = ['--enable-source-maps', '--import', endWithUs, join(checkout, 'apps/all-in-one/dist/main.js')];
  const product = spawn(process.execPath, args, { cwd: checkout, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let isEnding = false;
  const end = (signal) => {
    if (isEnding) return;
    isEnding = true;
    product.kill(signal);
    setTimeout(() => product.kill('SIGKILL'), patienceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  product.once('error', fail);
  product.once('exit', (code) => process.exit(code ?? (isEnding ? 0 : 1)));
}

start().catch(fail);
