import type { Claim } from './claim.js';

/** Required texts of other areas that name what is not built yet, or say that it is missing. These areas are not listed in whole. */
export const elsewhere: Record<string, Claim[]> = {
  notifications: [{ keys: ['types.message', 'typeWords.message'], by: [{ planned: 'O' }] }],
  common: [{ keys: ['verified', 'noRatings', 'rating', 'fromReviews'], by: [{ planned: 'P' }] }],
  profile: [{ keys: ['verified', 'pendingText'], by: [{ planned: 'P' }] }],
  dashboard: [{ keys: ['averageRating', 'findNewText'], by: [{ planned: 'P' }] }],
};
