import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const built = resolve(import.meta.dirname, '../../web/dist');
const nameIn = /<meta name="somo-build" content="([^"]+)">/;

/**
 * Writes the web app of a next version into a folder: what was built, with another name of the build, other names of the scripts of one page,
 * and these scripts under their earlier names as well. Returns the names of both builds.
 */
export function writeNextBuild(folder: string, page: string): { before: string; after: string } {
  const before = nameIn.exec(readFileSync(join(built, 'index.html'), 'utf8'))?.[1];
  if (!before) throw new Error('The build has no name: run npm run build.');
  const after = [...before].reverse().join('');
  cpSync(built, folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  const ofPage = readdirSync(join(folder, 'assets')).filter((file) => new RegExp(`^${page}-[\\w-]{7,8}\\.js$`).test(file));
  if (ofPage.length === 0) throw new Error(`No script of the build is called ${page}.`);
  const renamed = ofPage.map((file) => [file, file.replace(/-([\w-]{7,8})\.js$/, (_, hash: string) => `-next${hash}.js`)] as const);

  mkdirSync(join(folder, 'earlier/assets'), { recursive: true });
  for (const [file, next] of renamed) {
    cpSync(join(folder, 'assets', file), join(folder, 'earlier/assets', file));
    renameSync(join(folder, 'assets', file), join(folder, 'assets', next));
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(html|js)$/.test(entry.name) && !entry.parentPath.startsWith(join(folder, 'earlier')),
  );
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    const named = renamed.reduce((all, [file, next]) => all.replaceAll(file, next), text.replaceAll(before, after));
    // The document has changed, so the worker has to load it again.
    const changed = name === 'sw.js' ? named.replace(/revision:`([^`]+)`/, (_, revision: string) => `revision:\`next${revision}\``) : named;
    if (changed !== text) writeFileSync(path, changed);
  }
  return { before, after };
}
