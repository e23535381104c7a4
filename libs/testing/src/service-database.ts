import { silentLog } from './silent-log.js';
import { createHash } from 'node:crypto';
import { openDatabase } from '@somo/platform/database/open-database';
import { loginOf, provision } from '@somo/platform/database/provision';
import type { Service } from '@somo/platform/service';
import { createTestDatabase, templateName, templateOf, type TestDatabase } from './test-database.js';

const password = 'test';

/**
 * Creates a database with the service's migrated schema: the migrations run once for all specs of a run. The login is the template's own.
 */
export async function createServiceDatabase(service: Service): Promise<TestDatabase & { url: string }> {
  const written = service.migrations.map(String).join('\n');
  const template = templateOf(`${service.name}_${createHash('sha256').update(written).digest('hex').slice(0, 8)}`, async (adminUrl) => {
    const urls = await provision(adminUrl, [service.name], () => password);
    await (await openDatabase(service, { url: urls[service.name], poolSize: 3, log: silentLog })).destroy();
  });
  const database = await createTestDatabase(template);
  const url = new URL(database.adminUrl);
  url.username = loginOf(templateName(template), service.name);
  url.password = password;
  return { ...database, url: url.href };
}
