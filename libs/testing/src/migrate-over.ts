import { silentLog } from './silent-log.js';
import { openDatabase } from '@somo/platform/database/open-database';
import { provision } from '@somo/platform/database/provision';
import { migrationLog } from '@somo/platform/database/clean-lines';
import type { Service } from '@somo/platform/service';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from './test-database.js';

interface Migrated {
  source: DataSource;
  /** What the migrations logged. */
  logged: object[];
  close(): Promise<void>;
}

/** Returns a service's database after all its migrations, with rows that `fill` inserted just before `migration` ran. */
export async function migrateOver(service: Service, migration: string, fill: (before: DataSource) => Promise<void>): Promise<Migrated> {
  const database = await createTestDatabase();
  const { [service.name]: url } = await provision(database.adminUrl, [service.name], () => 'test');
  const at = service.migrations.findIndex(({ name }) => name === migration);
  if (at < 0) throw new Error(`${service.name} has no migration ${migration}.`);
  const before = await openDatabase({ ...service, migrations: service.migrations.slice(0, at) }, { url, poolSize: 2, log: silentLog });
  await fill(before);
  await before.destroy();
  const logged: object[] = [];
  const info = migrationLog.info.bind(migrationLog);
  migrationLog.info = (facts) => void logged.push(facts);
  try {
    const source = await openDatabase(service, { url, poolSize: 2, log: silentLog });
    const close = async () => {
      await source.destroy();
      await database.drop();
    };
    return { source, logged, close };
  } finally {
    migrationLog.info = info;
  }
}
