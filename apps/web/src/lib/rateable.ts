import type { Lesson } from '@somo/contracts/lessons';

/** Returns whether its student can rate a lesson now. */
export const isRateable = ({ status, paidAt, review, payment }: Lesson) =>
  status === 'completed' && paidAt !== null && review === null && payment?.charge !== 'refunded';
