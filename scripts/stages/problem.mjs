/** Something a person must put right: one sentence that says what to do. */
export class Problem extends Error {}

/** Ends the script: with the sentence where a person must act, with the stack where it is a fault of ours. */
export function fail(error) {
  const known = error instanceof Problem || error?.name === 'StartProblem';
  console.error(known ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** What npm or Nx printed before it gave up, as the sentence for the cases that are no fault of ours. */
export function problemIn(output, checkout) {
  if (/ENOSPC|EDQUOT|No space left on device/.test(output))
    return new Problem(`The disk that holds ${checkout} is full: free some space, then try again.`);
  if (/ENOTEMPTY|EBUSY/.test(output))
    return new Problem(`Another npm still works in ${checkout}/node_modules: wait until it has ended, then try again.`);
  if (/\b(EACCES|EROFS|EPERM)\b|permission denied/i.test(output)) {
    return new Problem(
      `Somo may not write in ${checkout}: give yourself that folder (sudo chown -R "$USER" "${checkout}"), then try again.`,
    );
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(output)) {
    return new Problem(
      'npm cannot reach its registry: check the network (or npm config get registry), then try again; what was begun is taken up again.',
    );
  }
  return undefined;
}
