import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { canEnter, serverAccount, type Account } from './account.js';
import { StartProblem, startProblem } from './start-problem.js';

/** Makes the folder of the data where there is none, open to whom PostgreSQL runs as; gives back that account when it is not our own. */
export async function makePlace(folder: string): Promise<Account | undefined> {
  try {
    const account = serverAccount();
    const topmost = await mkdir(folder, { recursive: true });
    if (account && topmost) await openDownTo(folder, topmost);
    if (!account || canEnter(folder, account)) return account;
  } catch (error) {
    throw startProblem(error, folder);
  }
  throw new StartProblem(
    `PostgreSQL does not run as root, and whom it runs as may not enter ${folder}: open that folder (chmod o+x), or set SOMO_DATA to another.`,
  );
}

// What mkdir made may be closed to others by the umask.
async function openDownTo(folder: string, topmost: string): Promise<void> {
  await chmod(folder, 0o755);
  if (folder.length > topmost.length) await openDownTo(dirname(folder), topmost);
}
