import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '@somo/platform/backups/layout';
import { SystemClock } from '@somo/platform/clock';
import { readBackupConfig } from '@somo/platform/backups/backup-config';
import { folderOfBackups } from '@somo/platform/backups/open-storage';
import { resolveDataFolder } from '@somo/platform/postgres/data-folder';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { readStorage } from '@somo/platform/storage/storage-config';
import { readAllInOneConfig } from '../all-in-one.config.js';
import { findRunning } from '../ops/find-running.js';
import { inWords } from './in-words.js';
import { isDue } from './is-due.js';
import { readManifest } from './manifest.js';
import { makeBackup } from './make-backup.js';
import { keyFileOf, openPlace } from './open-place.js';
import { pruneBackups } from './prune-backups.js';
import { refuseOwnDatabase, refuseUnknownFiles, sayProblem } from './problems.js';
import { refuseFullDisk } from './refuse-full-disk.js';
import { withLock } from './with-lock.js';

const { folder, database } = resolveDataFolder(resolve(import.meta.dirname, '../../../..'));

type Where = Parameters<typeof openPlace>[0];

async function list(where: Where): Promise<string[]> {
  const { place } = await openPlace(where, { make: false });
  const lines: string[] = [];
  for (const name of await listBackups(place.storage)) {
    const manifest = await readManifest(place, name);
    if (manifest) lines.push(`${name}  ${inWords(manifest)}`);
  }
  return lines.length > 0 ? lines : ['There is no backup yet.'];
}

interface Wish {
  ifDue: boolean;
  isPortable: boolean;
  /** The administrator's URL of a PostgreSQL of one's own. */
  own?: string | undefined;
}

async function back(where: Where, { ifDue, isPortable, own }: Wish, offsetMinutes: number): Promise<string[]> {
  const clock = new SystemClock(offsetMinutes * 60_000);
  const { place, key } = await openPlace(where, { make: true });
  const inFolder = folderOfBackups(where);
  if (ifDue && !(await isDue({ storage: place.storage, database: own ? undefined : database, now: clock.now() }))) return [];
  if (key.isNew)
    console.log(`Backups are encrypted with a new key, ${keyFileOf(where)}. Keep a copy of it elsewhere: without it, none can be read.`);
  process.env.STORAGE_FOLDER ??= join(folder, 'files');
  const [adminUrl, storage] = [own ?? (await findRunning(database)), readStorage()];
  const { name, manifest, deleted } = await withLock(adminUrl, place, async (client) => {
    if (inFolder) await refuseFullDisk(inFolder, client, storage, place.storage);
    const made = await makeBackup({ adminUrl, client, storage, folder, isPortable }, place, clock);
    return { name: made, manifest: await readManifest(place, made), deleted: await pruneBackups(place) };
  });
  return [
    `Backup ${name} is in ${inFolder ?? new URL(where.to).host}: ${manifest ? inWords(manifest) : ''}.`,
    ...(manifest && !manifest.secrets['secrets.json'] ? ['The passwords and keys of this installation are not in it: keep them too.'] : []),
    ...(deleted > 0 ? [`Deleted ${deleted} older ${deleted === 1 ? 'backup' : 'backups'}: those of 7 days and 4 weeks are kept.`] : []),
  ];
}

try {
  const flag = { type: 'boolean', default: false } as const;
  const options = { to: { type: 'string' }, key: { type: 'string' }, 'if-due': flag, portable: flag } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [asked = 'make', ...rest] = positionals;
  if (!['make', 'list'].includes(asked) || rest.length > 0)
    throw new StartProblem('Usage: npm run backup -- [list] [--portable] [--to <folder or bucket>] [--key <file>]');
  const { DATABASE_URL, CLOCK_OFFSET_MINUTES } = readAllInOneConfig();
  const isPortable = values.portable;
  if (!isPortable && asked === 'make') refuseOwnDatabase(DATABASE_URL);
  if (isPortable && asked === 'make') refuseUnknownFiles(DATABASE_URL);
  const { BACKUP_TO, BACKUP_KEY_FILE } = readBackupConfig();
  const where = { to: values.to ?? BACKUP_TO, keyFile: values.key ?? BACKUP_KEY_FILE, folder };
  const said =
    asked === 'list'
      ? await list(where)
      : await back(where, { ifDue: values['if-due'], isPortable, own: DATABASE_URL }, CLOCK_OFFSET_MINUTES);
  if (said.length > 0) console.log(said.join('\n'));
} catch (error) {
  sayProblem(error);
}
