import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { generateKeys, type StoredKeys } from '@somo/platform/identity/key-ring';

/** What the embedded setup generates at its first start and stores beside its data: signing keys and the services' database passwords. */
interface LocalSecrets {
  keys: StoredKeys;
  passwords: Record<string, string>;
}

export async function loadLocalSecrets(folder: string): Promise<LocalSecrets> {
  const file = join(folder, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(missingIsNone);
  if (kept !== undefined) return readSecrets(kept, file);
  const passwords = Object.fromEntries(serviceNames.map((name) => [name, randomBytes(24).toString('base64url')]));
  const secrets = { keys: await generateKeys(serviceNames), passwords };
  // Written to another file and renamed: an interrupted start leaves no partial file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

/** A file that exists but cannot be read does not mean a first start: new keys would sign everyone out. */
function missingIsNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function readSecrets(text: string, file: string): LocalSecrets {
  try {
    return JSON.parse(text) as LocalSecrets;
  } catch {
    throw new StartProblem(`${file} is damaged. Restore it from a backup or delete it, which signs everyone out.`);
  }
}
