import type { Claim } from './claim.js';
import {
  documentsDeleted,
  documentsEncrypted,
  documentWithdrawn,
  reviewPublic,
  usualAnswer,
  verified,
  verifiedIdentity,
} from './proofs.js';

/** Required texts of other areas that name what is not built yet, or say that it is missing. These areas are not listed in whole. */
export const elsewhere: Record<string, Claim[]> = {
  notifications: [{ keys: ['types.message', 'typeWords.message'], by: [{ planned: 'O' }] }],
  common: [
    { keys: ['verified'], by: [verified, verifiedIdentity] },
    { keys: ['noRatings', 'rating', 'fromReviews'], by: [reviewPublic] },
  ],
  profile: [{ keys: ['verified', 'pending', 'pendingText', 'checkingText'], by: [verified, verifiedIdentity] }],
  verification: [
    { keys: ['text'], by: [verified] },
    { keys: ['privacy'], by: [documentsEncrypted, documentsDeleted] },
    { keys: ['usual'], by: [usualAnswer] },
    { keys: ['withdrawPending', 'withdrawApproved', 'withdrawRefused'], by: [documentWithdrawn] },
  ],
  dashboard: [
    { keys: ['averageRating'], by: [reviewPublic] },
    { keys: ['findNewText'], by: [{ planned: 'P' }] },
  ],
};
