// The content of news about requests.
import type { RequestState, RequestTimesProposed, RequestTimeTaken } from '@somo/contracts/events/request';
import type { Alternative } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';
import type { RequestContent, RequestNews } from './content.js';

export function requestContent(step: RequestNews['step'], request: RequestState): RequestContent {
  const { studentId, teacherId, subject, startsAt, expiresAt, message, reason, byOperator, timeTaken, wishes, alternatives } = request;
  const type = ({ accepted: 'request_accepted', rejected: 'request_rejected' } as const)[step as 'accepted'] ?? 'booking_request';
  const about = {
    studentId,
    teacherId,
    subject,
    startsAt,
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(byOperator ? { byOperator } : {}),
    ...(timeTaken ? { timeTaken } : {}),
    ...(step === 'created' && wishes ? { wishes: startsOf(wishes) } : {}),
    ...(alternatives ? { alternatives: startsOf(alternatives) } : {}),
  };
  return { type, params: { ...about, step, reason: step === 'created' ? message : reason } };
}

export function timeTakenContent(request: RequestTimeTaken): RequestContent {
  const { type, params } = requestContent('time-taken', request);
  return { type, params: { ...params, staysOpen: true } };
}

export function timesProposedContent(request: RequestTimesProposed): RequestContent {
  const { type, params } = requestContent('proposed', request);
  return { type, params: { ...params, alternatives: startsOf(request.proposals) } };
}

const startsOf = (times: readonly Alternative[]): Instant[] => times.map(({ startsAt }) => startsAt);
