import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { generateKeys, type StoredKeys } from '@somo/platform/identity/key-ring';

/** What the embedded set-up makes up at its first start and keeps beside its data: signing keys and the services' database passwords. */
export interface LocalSecrets {
  keys: StoredKeys;
  passwords: Record<string, string>;
}

export async function loadLocalSecrets(folder: string): Promise<LocalSecrets> {
  const file = join(folder, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(missingIsNone);
  if (kept !== undefined) return readSecrets(kept, file);
  const passwords = Object.fromEntries(serviceNames.map((name) => [name, randomBytes(24).toString('base64url')]));
  const secrets = { keys: await generateKeys(serviceNames), passwords };
  // Written beside and moved: a start that is killed half way leaves no half file.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

/** A file that is there and cannot be read is not a first start: new keys would sign everybody out. */
function missingIsNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function readSecrets(text: string, file: string): LocalSecrets {
  try {
    return JSON.parse(text) as LocalSecrets;
  } catch {
    throw new StartProblem(`${file} is damaged: put it back from a copy, or remove it, which signs everybody out.`);
  }
}
