// What operators see of the TLS certificates of this installation, and of what it uses.
import type { Instant } from './time.js';

/** What an endpoint is for. */
export type CertificateUse = 'address' | 'mail' | 'files' | 'relay' | 'google' | 'stripe' | 'mobile-money' | 'paypal' | 'backups';

/** From then on, somebody has to look why it has not been renewed. */
export const certificateLowDays = 14;

export interface Certificate {
  use: CertificateUse;
  /** With its port. */
  host: string;
  /** The end of its validity; null if it could not be read. */
  expiresAt: Instant | null;
  /** Why programs refuse it, or why it could not be read; null if all is well. */
  problem: string | null;
}
