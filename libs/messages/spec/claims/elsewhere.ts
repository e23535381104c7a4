import type { Claim } from './claim.js';
import { reviewPublic } from './proofs.js';

/** Required texts of other areas that name what is not built yet, or say that it is missing. These areas are not listed in whole. */
export const elsewhere: Record<string, Claim[]> = {
  notifications: [{ keys: ['types.message', 'typeWords.message'], by: [{ planned: 'O' }] }],
  common: [
    { keys: ['verified'], by: [{ planned: 'P' }] },
    { keys: ['noRatings', 'rating', 'fromReviews'], by: [reviewPublic] },
  ],
  profile: [{ keys: ['verified', 'pendingText'], by: [{ planned: 'P' }] }],
  dashboard: [
    { keys: ['averageRating'], by: [reviewPublic] },
    { keys: ['findNewText'], by: [{ planned: 'P' }] },
  ],
};
