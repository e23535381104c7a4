import type { Tx } from '@somo/platform/transaction';
import { answerRequest, type LessonRequest } from '../domain/request.js';
import { updateRequest } from '../store/request-rows.js';
import { requestState } from '../store/request-views.js';

/** Closes a pending request on behalf of one of its two people; `byOperator`: because an operator has suspended them. */
export async function closeRequest(tx: Tx, request: LessonRequest, userId: string, now: number, byOperator: boolean): Promise<void> {
  const isTeacher = request.teacherId === userId;
  const closed = answerRequest(request, isTeacher ? { status: 'rejected', rejectReason: null } : { status: 'withdrawn' }, now);
  await updateRequest(tx.db, closed);
  await tx.unplan('expire-request', request.id);
  tx.emit(isTeacher ? 'request.rejected' : 'request.withdrawn', { ...requestState(closed), ...(byOperator ? { byOperator } : {}) });
}
