import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const beyondPath = ['/usr/local/bin', '/usr/local/sbin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin'];

/** The path of the first of these programs on this machine. Also searches sbin, which users rarely have on their PATH. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...beyondPath].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
