import { dayMs } from '@somo/calendar/days';
import { certificateLowDays, type Certificate } from '@somo/contracts/certificates';
import { fromInstant } from '@somo/contracts/time';

/** Returns how many whole days a certificate is still valid, negative once it has expired; null if it could not be read. */
export const daysLeft = ({ expiresAt }: Certificate, now: number): number | null =>
  expiresAt === null ? null : Math.floor((fromInstant(expiresAt) - now) / dayMs);

/** Returns whether an operator has to look at a certificate: it is refused, has expired or soon will. */
export function needsLook(certificate: Certificate, now: number): boolean {
  const left = daysLeft(certificate, now);
  return left !== null && (certificate.problem !== null || left < certificateLowDays);
}
