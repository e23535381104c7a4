import './stages/check-node.mjs';
import { findChromium } from './find-chromium.mjs';
import { findProgram } from './find-program.mjs';
import { command, tool } from './stages/command.mjs';
import { install } from './stages/install.mjs';
import { fail, Problem } from './stages/problem.mjs';

const servers = ['nats-server', 'redis-server'];
// The Node of the images. Its npm package exists for this platform only, and must stay apart from the other packages, or npm would run everything with it.
const hasNode24 = process.platform === 'linux' && process.arch === 'x64';

async function setUp() {
  await install({ tests: true });
  if (hasNode24) await command('npm', ['ci', '--prefix', 'tools/node-24', '--no-audit', '--no-fund'], { show: true });
  const missing = servers.filter((program) => !findProgram(program));
  const packages = [...(findChromium() ? [] : ['chromium']), ...missing];
  if (packages.length > 0 && findProgram('apt-get')) await apt(packages);
  if (!findChromium()) await tool('@playwright/test/cli.js', ['install', 'chromium'], { show: true });
  const found = findChromium();
  if (!found) throw new Problem('Chromium could not be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH.');
  console.log(`\nThe e2e tests use ${found}.`);
  const still = servers.filter((program) => !findProgram(program));
  if (still.length > 0) console.log(`Still missing, so their specs are skipped: ${still.join(', ')}.`);
}

async function apt(packages) {
  const [program, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  await command(program, [...before, 'update', '-qq'], { show: true });
  await command(program, [...before, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    show: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

setUp().catch(fail);
