import type { BoardPart } from '@somo/contracts/board';
import { http } from '../../../lib/http';

/** Fetches what was drawn in a lesson after a number, a part at a time. */
export async function* fetchBoard(lessonId: string, after: number): AsyncGenerator<BoardPart> {
  for (let [upTo, hasMore] = [after, true]; hasMore;) {
    const part = await http('GET /api/lessons/:id/board', { params: { id: lessonId }, query: { after: upTo } });
    yield part;
    ({ upTo, hasMore } = part);
  }
}
