import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from './start-problem.js';

/** Returns the major version of the PostgreSQL whose programs are in a folder, such as 18. */
export async function majorVersionOf(programs: string): Promise<string> {
  const { stdout } = await promisify(execFile)(join(programs, 'bin', 'postgres'), ['--version']);
  return /\d+/.exec(stdout)?.[0] ?? '';
}

/** Refuses the database files of another major version, which PostgreSQL cannot read. */
export async function refuseOtherVersion(programs: string, dataDir: string): Promise<void> {
  const [ours, theirs] = [await majorVersionOf(programs), (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()];
  if (ours !== theirs)
    throw new StartProblem(
      `The data in ${dataDir} is of PostgreSQL ${theirs}, and this version of Somo brings PostgreSQL ${ours}. Move it with a portable backup: docs/backups.md, "To another PostgreSQL".`,
    );
}
