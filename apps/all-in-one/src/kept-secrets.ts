import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { generateKeys, type StoredKeys } from '@somo/platform/identity/key-ring';

/** What the embedded set-up makes up at its first start and keeps beside its data: signing keys and the services' database passwords. */
export interface KeptSecrets {
  keys: StoredKeys;
  passwords: Record<string, string>;
}

export async function keptSecrets(folder: string): Promise<KeptSecrets> {
  const file = join(folder, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as KeptSecrets;
  const passwords = Object.fromEntries(serviceNames.map((name) => [name, randomBytes(24).toString('base64url')]));
  const secrets = { keys: await generateKeys(serviceNames), passwords };
  // Written beside and moved: a start that is killed half way leaves no half file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
