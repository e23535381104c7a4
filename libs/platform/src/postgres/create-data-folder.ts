import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { canEnter, serverAccount, type Account } from './account.js';
import { StartProblem, startProblem } from './start-problem.js';

/** Creates the data folder if there is none, accessible to the account that PostgreSQL runs as. Returns that account if it is not ours. */
export async function createDataFolder(folder: string): Promise<Account | undefined> {
  try {
    const account = serverAccount();
    const topmost = await mkdir(folder, { recursive: true });
    if (account && topmost) await openDownTo(folder, topmost);
    if (!account || canEnter(folder, account)) return account;
  } catch (error) {
    throw startProblem(error, folder);
  }
  throw new StartProblem(
    `PostgreSQL does not run as root, and its user can't open ${folder}. Make the folder accessible (chmod o+x), or set SOMO_DATA to another one.`,
  );
}

// The umask may have closed the folders that mkdir created.
async function openDownTo(folder: string, topmost: string): Promise<void> {
  await chmod(folder, 0o755);
  if (folder.length > topmost.length) await openDownTo(dirname(folder), topmost);
}
