/** Something a person must fix before Somo can start: one sentence that says what to do, shown without a stack trace. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const noPermission = ['EACCES', 'EPERM', 'EROFS'];

/** Turns an error of the system or PostgreSQL about `folder` into a StartProblem; returns every other error unchanged. */
export function startProblem(error: unknown, folder: string): unknown {
  if (error instanceof StartProblem) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const text = String((error as Error).message);
  if (code === 'ENOSPC' || code === 'EDQUOT' || /No space left on device|Disk quota exceeded/.test(text)) {
    return new StartProblem(`The disk that holds ${folder} is full. Free up some space, or set SOMO_DATA to a folder on another disk.`);
  }
  if (noPermission.includes(code) || /Permission denied|Operation not permitted|Read-only file system/.test(text)) {
    return new StartProblem(
      `Somo can't write to ${folder}. Take ownership of the folder (chown), or set SOMO_DATA to one you can write to.`,
    );
  }
  return error;
}
