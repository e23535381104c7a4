import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { canEnter, serverAccount } from './account.js';

interface DataFolder {
  folder: string;
  /** Where PostgreSQL stores its files. */
  database: string;
  /** True when the data is outside the checkout because PostgreSQL, which does not run as root, cannot enter it. */
  outside: boolean;
}

const systemFolder = process.platform === 'darwin' ? '/Library/Application Support/Somo' : '/var/lib/somo';

/** Returns where this checkout stores its data: in `.somo/` inside it, otherwise in a separate system folder; SOMO_DATA overrides both. */
export function resolveDataFolder(checkout: string, override = process.env['SOMO_DATA']): DataFolder {
  if (override) return at(resolve(override), false);
  const home = realpathSync(checkout);
  const account = serverAccount();
  if (!account || canEnter(home, account)) return at(join(home, '.somo'), false);
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 8);
  return at(join(systemFolder, `${basename(home)}-${mark}`), true);
}

function at(folder: string, outside: boolean): DataFolder {
  return { folder, database: join(folder, 'postgres'), outside };
}
