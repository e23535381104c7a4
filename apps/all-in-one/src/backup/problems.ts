import { StartProblem } from '@somo/platform/postgres/start-problem';
import { SettingsProblem } from '@somo/platform/settings';

export function refuseOwnDatabase(url: string | undefined): void {
  if (url !== undefined)
    throw new StartProblem(
      'DATABASE_URL is set. A PostgreSQL of your own is backed up and restored by its own programs, or table by table with --portable: see docs/backups.md.',
    );
}

export const damaged = (why: string) => new StartProblem(`The backup is damaged: ${why}. Nothing was started on it; restore another one.`);

/** With a PostgreSQL elsewhere, the files may be elsewhere too, and a backup without them would look complete. */
export function refuseUnknownFiles(url: string | undefined): void {
  if (url !== undefined && !process.env.S3_URL && !process.env.STORAGE_FOLDER)
    throw new StartProblem('DATABASE_URL is set. Say where the files are, too: set S3_URL or STORAGE_FOLDER as for Somo itself.');
}

/** Prints what a person can do about it, or the whole error, and ends the process with a code that says so. */
export function sayProblem(error: unknown): void {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known = error instanceof StartProblem || error instanceof SettingsProblem || code.startsWith('ERR_PARSE_ARGS');
  const full = code === 'ENOSPC' && 'The disk is full. Nothing was changed; make room and try again.';
  console.error(full || (known ? message : error));
  process.exitCode = 1;
}
