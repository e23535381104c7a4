// Whether a notification is still accurate when its email is about to be sent: outdated ones are not sent.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { AcceptedContent, Content, LessonContent, Moving, OpenRequestContent } from './content.js';
import { isTooLate } from './reminders.js';

/** Returns the content as it reads when its email is written, which can be long after its row; undefined if another reminder has overtaken it. */
export function contentAt(content: Content, nowMs: number): Content | undefined {
  if (content.type === 'booking_confirmation') return withoutPastDeadline(content, nowMs);
  if (content.type !== 'lesson_reminder') return content;
  const startsAtMs = fromInstant(content.params.startsAt);
  if (isTooLate(content.params.kind, startsAtMs, nowMs)) return undefined;
  return { type: 'lesson_reminder', params: { ...content.params, startsInMs: startsAtMs - nowMs } };
}

/** Returns the content without a time to pay by that is over. */
export function withoutPastDeadline<C extends Content>(content: C, nowMs: number): C {
  const { payBy } = content.params as { payBy?: Instant };
  return payBy === undefined || nowMs < fromInstant(payBy) ? content : withoutDeadline(content);
}

/** Returns the content as it reads once the lesson is paid. */
export function withoutDeadline<C extends Content>(content: C): C {
  return { ...content, params: { ...content.params, payBy: undefined } };
}

/** Returns whether news about a request is still accurate; false if it has been answered since. */
export function isCurrentRequest(
  { params: { step, alternatives = [] } }: OpenRequestContent,
  { status, proposals }: Pick<RequestRecord, 'status' | 'proposals'>,
): boolean {
  switch (step) {
    case 'proposed':
      return status === 'pending' && proposals.map(({ startsAt }) => startsAt).join() === alternatives.join();
    case 'created':
    case 'time-taken':
      return status === 'pending';
    case 'accepted':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
      return true;
  }
}

/** Returns whether the content is still accurate; false if its lesson has been cancelled or rescheduled since. */
export function isCurrent(
  content: LessonContent | AcceptedContent,
  lesson: Pick<LessonRecord, 'status' | 'startsAt' | 'proposal'>,
): boolean {
  switch (content.type) {
    case 'request_accepted':
    case 'new_booking':
    case 'booking_confirmation':
    case 'lesson_reminder':
      return lesson.status === 'confirmed' && lesson.startsAt === content.params.startsAt;
    case 'booking_rescheduled':
      return isCurrentMove(content.params, lesson);
    case 'booking_cancelled':
    case 'payment':
      return true;
    case 'review':
      return content.params.news !== 'asked' || lesson.status === 'completed';
    case 'system':
      return !('startsAt' in content.params) || (lesson.status === 'confirmed' && lesson.startsAt === content.params.startsAt);
  }
}

function isCurrentMove(
  { step, startsAt, formerStartsAt, count = 1 }: Moving,
  lesson: Pick<LessonRecord, 'status' | 'startsAt' | 'proposal'>,
): boolean {
  switch (step) {
    // A calendar still shows the former time of a lesson that was moved shortly before it took place.
    case 'moved':
      return (lesson.status === 'confirmed' || lesson.status === 'completed') && lesson.startsAt === startsAt;
    case 'proposed':
      return lesson.proposal?.startsAt === startsAt && lesson.proposal.options.length === count;
    case 'withdrawn':
      return lesson.status === 'confirmed' && lesson.startsAt === formerStartsAt;
    case 'declined':
      return true;
  }
}
