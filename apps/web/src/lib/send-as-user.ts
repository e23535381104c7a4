// Sends with the access token. If it has expired, refreshes it and retries once.
import type { Problem } from '@somo/contracts/refusals';
import type { AnswerOf, RouteName } from '@somo/contracts/routes/map';
import { ProblemError } from './problem';
import { send, sendForFile, type RequestOf, type Sent } from './send';
import { session } from './session';

export function sendAsUser<R extends RouteName>(route: R, request: RequestOf<R> | undefined): Promise<AnswerOf<R>> {
  return renewing((token) => send(route, request, token));
}

/** Downloads a file as the signed-in user; a plain link could not send the token. */
export function download<
  R extends Extract<
    RouteName,
    | `GET ${string}.${'csv' | 'ics' | 'pdf'}`
    | 'GET /api/files/:id'
    | 'GET /api/me/export/file'
    | 'GET /api/lessons/:id/materials/:materialId/page'
    | 'GET /api/admin/reports/:id/file'
    | 'GET /api/admin/verification/:id/document'
  >,
>(route: R, request: RequestOf<R>): Promise<Sent> {
  return renewing((token) => sendForFile(route, request, token));
}

/** Returns whether a new token may help: this one has expired, or does not know yet what its owner has done elsewhere. */
function isStale({ status, code }: Problem): boolean {
  return status === 401 || code === 'email-not-confirmed' || code === 'two-step-needed';
}

/** Asks with the token that is valid, and once more with a new one if it is not. */
export async function renewing<T>(ask: (token: string | null) => Promise<T>): Promise<T> {
  // A page that was opened without a connection has no token yet.
  if (session.isAway() && navigator.onLine) await session.refresh();
  const token = session.token();
  try {
    return await ask(token);
  } catch (error) {
    const stale = token !== null && error instanceof ProblemError && isStale(error.problem);
    if (!stale || !(await session.refresh())) throw error;
    return ask(session.token());
  }
}
