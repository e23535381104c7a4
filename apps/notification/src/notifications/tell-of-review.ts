import type { ReviewState } from '@somo/contracts/events/review';
import type { Tx } from '@somo/platform/transaction';
import type { Content } from '../domain/content.js';
import type { ReviewNews } from '../domain/review-text.js';
import { addNotifications } from './add-notifications.js';

/** Tells these people what became of a review, once for each of its versions. */
export async function tellOfReview(
  tx: Tx,
  review: ReviewState,
  to: { news: ReviewNews['news']; readers: string[]; now: number },
): Promise<void> {
  const { bookingId, studentId, teacherId, rating, version } = review;
  const { news, readers, now } = to;
  const content: Content = { type: 'review', params: { news, studentId, teacherId, ...(news === 'posted' ? { rating } : {}) } };
  const note = { content, bookingId, once: `${news}-${version}`, mail: true };
  await addNotifications(
    tx,
    readers.map((userId) => ({ userId, ...note })),
    now,
  );
}
