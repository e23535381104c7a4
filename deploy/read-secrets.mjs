import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns what `readSecrets` finds where there is nothing. */
export const noSecrets = (programs) => ({
  ...{ administrator: undefined, adminUrl: undefined, autoscaler: undefined },
  settings: Object.fromEntries(programs.map((name) => [name, {}])),
  keys: { publicKeys: { keys: [] }, privateKeys: { keys: [] } },
});

/** Returns the secrets that a folder holds; of a folder that is empty or missing, none of them. */
export async function readSecrets(folder, programs) {
  const read = async (name) => (existsSync(join(folder, name)) ? (await readFile(join(folder, name), 'utf8')).trim() : undefined);
  const { settings, keys } = noSecrets(programs);
  for (const program of programs) {
    settings[program] = settingsIn((await read(`${program}.env`)) ?? '');
    const ring = JSON.parse((await read(`${program}.keys.json`)) ?? 'null');
    for (const kind of ring ? Object.keys(keys) : []) keys[kind].keys.push(...ring[kind].keys.filter((key) => !holds(keys[kind], key)));
  }
  const provision = JSON.parse((await read('provision.json')) ?? 'null');
  return {
    administrator: await read('postgres-password'),
    adminUrl: provision?.adminUrl,
    autoscaler: provision?.autoscaler,
    settings,
    keys,
  };
}

const holds = ({ keys }, { kid }) => keys.some((key) => key.kid === kid);

function settingsIn(text) {
  const lines = text.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
