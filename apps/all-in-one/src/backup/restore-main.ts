import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { migrationNames } from '@somo/platform/database/open-database';
import { postgresPrograms } from '@somo/platform/postgres/binaries';
import { createDataFolder } from '@somo/platform/postgres/create-data-folder';
import { claimDataFolder } from '@somo/platform/postgres/data-folder-owner';
import { resolveDataFolder } from '@somo/platform/postgres/data-folder';
import { readStorage } from '@somo/platform/storage/storage-config';
import { readAllInOneConfig } from '../all-in-one.config.js';
import { findDatabase } from '../find-database.js';
import { Schemas } from '../ops/schemas.js';
import { services } from '../start-all.js';
import { auditRestored } from './audit-restored.js';
import { readBackupConfig } from './backup-config.js';
import { inWords } from './in-words.js';
import { keyFileOf, openPlace } from './open-place.js';
import { refuseOwnDatabase, sayProblem } from './problems.js';
import { restoreBackup } from './restore-backup.js';

const { folder, database } = resolveDataFolder(resolve(import.meta.dirname, '../../../..'));

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' }, key: { type: 'string' } } });
  refuseOwnDatabase(readAllInOneConfig().DATABASE_URL);
  const { BACKUP_TO, BACKUP_KEY_FILE } = readBackupConfig();
  process.env.STORAGE_FOLDER ??= join(folder, 'files');
  const where = { to: values.from ?? BACKUP_TO, keyFile: values.key ?? BACKUP_KEY_FILE, folder };
  const { place } = await openPlace(where, { make: false });
  const account = await createDataFolder(folder);
  const letGo = await claimDataFolder(folder);
  const { stdout } = await promisify(execFile)(join(await postgresPrograms(folder, account), 'bin', 'postgres'), ['--version']);
  const target = {
    ...{ folder, database, storage: readStorage() },
    ...{ postgres: /\d+/.exec(stdout)?.[0] ?? '', migrations: services.flatMap(migrationNames) },
  };
  const manifest = await restoreBackup(positionals[0] ?? 'latest', place, target).finally(letGo);
  // The next backup is made with the same key.
  if (keyFileOf(where) !== keyFileOf({ keyFile: '', folder })) await copyFile(keyFileOf(where), keyFileOf({ keyFile: '', folder }));
  console.log(`Restored the backup of ${manifest.madeAt}: ${inWords(manifest)}. Checking it:`);
  await audit();
}

async function audit(): Promise<void> {
  const server = await findDatabase(undefined, database, (line) => console.log(`  ${line}`));
  const schemas = new Schemas(server.adminUrl, services);
  try {
    const { rows, problems } = await auditRestored(server.adminUrl, schemas);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(`  ${all} rows in ${Object.keys(rows).length} tables were read, ${rows['booking.bookings'] ?? 0} of them bookings.`);
    console.log(problems.length === 0 ? '  The ledger adds up. npm start runs Somo on it.' : `  ${problems.join('\n  ')}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await schemas.close();
    await server.stop();
  }
}

await restore().catch(sayProblem);
