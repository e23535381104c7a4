// Only its student and its teacher may know that a request exists.
import { refuse } from '@somo/contracts/refusals';
import type { LessonRequest } from './request.js';

/** Returns the request if the user is this side of it; anyone else is refused as if it did not exist. */
export function requestFor(request: LessonRequest | undefined, side: 'student' | 'teacher', userId: string): LessonRequest {
  const owner = side === 'student' ? request?.studentId : request?.teacherId;
  if (!request || owner !== userId) throw refuse('request-not-found');
  return request;
}
