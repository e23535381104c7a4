import 'reflect-metadata';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrationNames } from '@somo/platform/database/open-database';
import { postgresPrograms } from '@somo/platform/postgres/binaries';
import { majorVersionOf } from '@somo/platform/postgres/major-version';
import { createDataFolder } from '@somo/platform/postgres/create-data-folder';
import { claimDataFolder } from '@somo/platform/postgres/data-folder-owner';
import { readBackupConfig } from '@somo/platform/backups/backup-config';
import { resolveDataFolder } from '@somo/platform/postgres/data-folder';
import { readStorage } from '@somo/platform/storage/storage-config';
import { readAllInOneConfig } from '../all-in-one.config.js';
import { findDatabase } from '../find-database.js';
import { Schemas } from '../ops/schemas.js';
import { services } from '../start-all.js';
import { auditRestored } from './audit-restored.js';
import { inWords } from './in-words.js';
import { keyFileOf, openPlace } from './open-place.js';
import { sayProblem } from './problems.js';
import { restoreBackup } from './restore-backup.js';

const { folder, database } = resolveDataFolder(resolve(import.meta.dirname, '../../../..'));

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' }, key: { type: 'string' } } });
  const { DATABASE_URL: adminUrl } = readAllInOneConfig();
  const { BACKUP_TO, BACKUP_KEY_FILE } = readBackupConfig();
  process.env.STORAGE_FOLDER ??= join(folder, 'files');
  const where = { to: values.from ?? BACKUP_TO, keyFile: values.key ?? BACKUP_KEY_FILE, folder };
  const { place } = await openPlace(where, { make: false });
  const account = await createDataFolder(folder);
  const letGo = await claimDataFolder(folder);
  const target = {
    ...{ folder, database, adminUrl, storage: readStorage(), services },
    ...{
      postgres: adminUrl ? '' : await majorVersionOf(await postgresPrograms(folder, account)),
      migrations: services.flatMap(migrationNames),
    },
  };
  const manifest = await restoreBackup(positionals[0] ?? 'latest', place, target).finally(letGo);
  // The next backup is made with the same key.
  if (keyFileOf(where) !== keyFileOf({ keyFile: '', folder })) await copyFile(keyFileOf(where), keyFileOf({ keyFile: '', folder }));
  console.log(`Restored the backup of ${manifest.madeAt}: ${inWords(manifest)}. Checking it:`);
  await audit(adminUrl);
}

async function audit(adminUrl: string | undefined): Promise<void> {
  const server = await findDatabase(adminUrl, database, (line) => console.log(`  ${line}`));
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
