import type { Content, LessonContent } from './content.js';
import type { Series } from './series.js';

type SeriesType = 'new_booking' | 'booking_confirmation' | 'booking_cancelled' | 'payment';
export type SeriesContent = Extract<LessonContent, { type: SeriesType }> & { params: { series: Series } };

export function isSeries(content: Content): content is SeriesContent {
  return 'series' in content.params && content.params.series !== undefined;
}

/** Returns the ids of all lessons that a notification is about. */
export function lessonsIn(content: Content, relatedId: string): string[] {
  return isSeries(content) ? content.params.series.lessons.map(({ bookingId }) => bookingId) : [relatedId];
}

/** Returns the ids of the lessons that it says are still to be paid. */
export function unpaidIn(content: Content): string[] {
  return isSeries(content) ? (content.params.series.unpaid ?? []).map(({ bookingId }) => bookingId) : [];
}
