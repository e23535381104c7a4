import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The suffix of a stored file's name, but never of a folder's, so that both 'a' and 'a/b' can exist. */
export const leaf = '@';

interface FileBelow {
  key: string;
  size: number;
  storedAt: number;
}

/** Yields the stored files whose key starts with `prefix` and sorts after `after`, in the order of their keys. */
export async function* filesBelow(root: string, prefix: string, after: string, path = ''): AsyncGenerator<FileBelow> {
  for (const name of await namesIn(join(root, path))) {
    const key = path + name;
    if (name.endsWith('/')) {
      const reaches = key.startsWith(prefix) || prefix.startsWith(key);
      if (reaches && (key > after || after.startsWith(key))) yield* filesBelow(root, prefix, after, key);
    } else if (key.startsWith(prefix) && key > after) {
      const found = await stat(join(root, key + leaf)).catch(ifGone);
      if (found) yield { key, size: found.size, storedAt: Math.floor(found.mtimeMs) };
    }
  }
}

/** Returns the names in a folder. Those of folders end in '/', so that they sort as their keys do among those of files. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifGone);
  return (entries ?? [])
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.slice(0, -leaf.length)))
    .sort((a, b) => (a < b ? -1 : 1));
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
