import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { command } from './command.mjs';
import { fail, Problem, problemIn } from './problem.mjs';
import { stage } from './stage.mjs';

const listOfInstalled = join(checkout, 'node_modules/.package-lock.json');
const listOfWanted = join(checkout, 'package-lock.json');
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs what the lockfile says, unless it is there: what a start needs, with `tests` also what tests and checks need.
 * Packages of a start are not replaced when those of the tests are added, because a running product may load them at any time.
 */
export async function install({ tests = false } = {}) {
  const has = packages(listOfInstalled);
  const wanted = Object.entries(packages(listOfWanted));
  const missing = wanted.filter((entry) => isMissing(entry, has));
  const startLacks = missing.some(([, { dev }]) => !dev);
  if (!startLacks && !(tests && missing.length > 0)) return;
  const hadTests = wanted.some(([path, { dev }]) => dev && has[path]);
  const which = tests || hadTests ? '--include=dev' : '--omit=dev';
  console.log(`  installing packages${startLacks ? ' (takes about a minute the first time)' : ' for the tests'}`);
  await stage('install', async () => {
    // Without the list, an interrupted addition counts as an interrupted installation.
    if (!startLacks) await rm(listOfInstalled);
    const { code, output } = await npm([...(startLacks ? ['ci'] : ['install', '--no-save']), which, ...quietly]);
    if (code !== 0) {
      console.error(output);
      throw problemIn(output, checkout) ?? new Problem('npm install failed (see above). Fix the cause, then try again.');
    }
  });
}

/** Ends the script if what only tests and checks use is not installed, as after `npm start`. */
export function requireTestPackages() {
  if (existsSync(join(checkout, 'node_modules/jest'))) return;
  fail(new Problem('This needs packages that npm start leaves out. Install them with npm run test:setup, then try again.'));
}

// npm writes the list of what it installed last, so an interrupted installation has none and a stale one has other versions.
function isMissing([path, wanted], has) {
  if (!path.startsWith('node_modules/') || wanted.optional || wanted.devOptional) return false;
  if (wanted.link) return !existsSync(join(checkout, path));
  return has[path]?.version !== wanted.version;
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function npm(args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? command(process.execPath, [own, ...args]) : command('npm', args);
}
