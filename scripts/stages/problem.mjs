/** A problem the user must fix; the message explains how. */
export class Problem extends Error {}

/** Ends the script: with the message of a problem the user can fix, with the stack of any other error. */
export function fail(error) {
  const known = error instanceof Problem || error?.name === 'StartProblem';
  console.error(known ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** The problem behind the output of npm or Nx, if it is one the user can fix. */
export function problemIn(output, checkout) {
  if (/ENOSPC|EDQUOT|No space left on device/.test(output))
    return new Problem(`The disk that holds ${checkout} is full. Free up some space, then try again.`);
  if (/ENOTEMPTY|EBUSY/.test(output))
    return new Problem(`Another npm process is using ${checkout}/node_modules. Wait for it to finish, then try again.`);
  if (/\b(EACCES|EROFS|EPERM)\b|permission denied/i.test(output)) {
    return new Problem(
      `Somo can't write to ${checkout}. Take ownership of the folder (sudo chown -R "$USER" "${checkout}"), then try again.`,
    );
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(output)) {
    return new Problem(
      "npm can't reach its registry. Check your network (or npm config get registry), then try again. The installation picks up where it stopped.",
    );
  }
  return undefined;
}
