import type { AnswerOf, RouteName } from '@somo/contracts/routes/map';
import { ProblemError } from './problem';
import { send, type ArgumentsOf } from './send';
import { session } from './session';

/** `http('GET /api/teachers/:id', { params: { id } })`: the signed-in person's request; a token that ended meanwhile is renewed once. */
export async function http<R extends RouteName>(route: R, ...[request]: ArgumentsOf<R>): Promise<AnswerOf<R>> {
  const token = session.token();
  try {
    return await send(route, request, token);
  } catch (error) {
    const ended = token !== null && error instanceof ProblemError && error.problem.status === 401;
    if (!ended || !(await session.refresh())) throw error;
    return send(route, request, session.token());
  }
}
