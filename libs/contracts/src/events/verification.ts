import type { DocumentKind, RefusalReason } from '../rules/verification.js';
import type { Instant } from '../time.js';

interface OfDocument {
  verificationId: string;
  teacherId: string;
  kind: DocumentKind;
}

/** What an operator decided; notes and documents stay with catalog. */
export interface VerificationDecision extends OfDocument {
  outcome: 'approved' | 'refused';
  /** Of a refusal. */
  reasons: RefusalReason[];
  /** Of an approval: until when it counts. */
  expiresAt: Instant | null;
  decidedAt: Instant;
}

export interface VerificationExpiry extends OfDocument {
  expiresAt: Instant;
}
