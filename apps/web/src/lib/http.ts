import type { AnswerOf, RouteName } from '@somo/contracts/routes/map';
import { newKey } from './key';
import { isRefused, refusalOf } from './problem';
import type { ArgumentsOf, RequestOf } from './send';
import { sendAsUser } from './send-as-user';

const running = new Map<string, Promise<unknown>>();

/** Acts on lessons and money, and notes: none may happen twice because its answer was lost. */
const keyed = /^POST \/api\/(bookings|booking-requests|lessons|students|admin\/lessons|admin\/problems)(\/|$)/;
/** The keys of requests without an answer so far: a retry sends the same key, and gets the first answer. */
const unanswered = new Map<string, string>();

/**
 * Sends a request as the signed-in user: `http('GET /api/teachers/:id', { params:
 * { id } })`. If the access token has expired, refreshes it and retries once.
 */
export function http<R extends RouteName>(route: R, ...[request]: ArgumentsOf<R>): Promise<AnswerOf<R>> {
  return route.startsWith('GET ') ? sendAsUser(route, request) : deduplicated(route, request);
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
  if (!keyed.test(route)) return sendAsUser(route, request);
  const key = request?.key ?? unanswered.get(words) ?? newKey();
  unanswered.set(words, key);
  try {
    const answer = await sendAsUser(route, { ...request, key } as RequestOf<R>);
    unanswered.delete(words);
    return answer;
  } catch (error) {
    if (refusalOf(error) !== null && !isRefused(error, 'in-progress')) unanswered.delete(words);
    throw error;
  }
}
