import type { Problem } from '@somo/contracts/refusals';
import type { AnswerOf, RouteName } from '@somo/contracts/routes/map';
import { newKey } from './key';
import { isRefused, ProblemError, refusalOf } from './problem';
import { send, sendForFile, type ArgumentsOf, type RequestOf, type Sent } from './send';
import { session } from './session';

const running = new Map<string, Promise<unknown>>();

/** Acts on lessons and money: none may happen twice because its answer was lost. */
const keyed = /^POST \/api\/(bookings|booking-requests|lessons|admin\/lessons|admin\/problems)(\/|$)/;
/** The keys of requests without an answer so far: a retry sends the same key, and gets the first answer. */
const unanswered = new Map<string, string>();

/**
 * Sends a request as the signed-in user: `http('GET /api/teachers/:id', { params:
 * { id } })`. If the access token has expired, refreshes it and retries once.
 */
export function http<R extends RouteName>(route: R, ...[request]: ArgumentsOf<R>): Promise<AnswerOf<R>> {
  return route.startsWith('GET ') ? ask(route, request) : deduplicated(route, request);
}

/**
 * Shares one response between identical concurrent requests, whatever their keys: a second click before the first response sends nothing.
 */
function deduplicated<R extends RouteName>(route: R, request: RequestOf<R> | undefined): Promise<AnswerOf<R>> {
  const sent: object | undefined = request;
  const words = JSON.stringify([route, { ...sent, key: null }]);
  const answer = running.get(words) ?? answered(route, request, words).finally(() => running.delete(words));
  running.set(words, answer);
  return answer as Promise<AnswerOf<R>>;
}

async function answered<R extends RouteName>(route: R, request: RequestOf<R> | undefined, words: string): Promise<AnswerOf<R>> {
  if (!keyed.test(route)) return ask(route, request);
  const key = request?.key ?? unanswered.get(words) ?? newKey();
  unanswered.set(words, key);
  try {
    const answer = await ask(route, { ...request, key } as RequestOf<R>);
    unanswered.delete(words);
    return answer;
  } catch (error) {
    if (refusalOf(error) !== null && !isRefused(error, 'in-progress')) unanswered.delete(words);
    throw error;
  }
}

/** Downloads a file as the signed-in user; a plain link could not send the token. */
export function download<R extends Extract<RouteName, `GET ${string}.${'csv' | 'pdf'}`>>(route: R, request: RequestOf<R>): Promise<Sent> {
  return renewing((token) => sendForFile(route, request, token));
}

function ask<R extends RouteName>(route: R, request: RequestOf<R> | undefined): Promise<AnswerOf<R>> {
  return renewing((token) => send(route, request, token));
}

/** Returns whether a new token may help: this one has expired, or does not know yet what its owner has done elsewhere. */
function isStale({ status, code }: Problem): boolean {
  return status === 401 || code === 'email-not-confirmed' || code === 'two-step-needed';
}

async function renewing<T>(ask: (token: string | null) => Promise<T>): Promise<T> {
  const token = session.token();
  try {
    return await ask(token);
  } catch (error) {
    const stale = token !== null && error instanceof ProblemError && isStale(error.problem);
    if (!stale || !(await session.refresh())) throw error;
    return ask(session.token());
  }
}
