import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { command } from './command.mjs';
import { Problem, problemIn } from './problem.mjs';
import { stage } from './stage.mjs';

/** Runs `npm ci` unless the installed packages match the lockfile. */
export async function install() {
  if (isInstalled()) return;
  console.log('  installing packages (takes about a minute the first time)');
  await stage('install', async () => {
    // NODE_ENV=production would leave out the compiler.
    const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      console.error(output);
      throw problemIn(output, checkout) ?? new Problem('npm install failed (see above). Fix the cause, then try again.');
    }
  });
}

// npm writes this copy of the lockfile last, so an interrupted installation has none and a stale one has a different one.
function isInstalled() {
  const installed = join(checkout, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const has = packages(installed);
  return Object.entries(packages(join(checkout, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional || wanted.devOptional) return true;
    if (wanted.link) return existsSync(join(checkout, path));
    return has[path]?.version === wanted.version;
  });
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
