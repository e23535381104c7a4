import { Injectable } from '@nestjs/common';
import type { VerificationExpiry } from '@somo/contracts/events/verification';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import type { VerificationContent } from '../domain/verification-text.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class VerificationExpiring {
  constructor(private readonly clock: Clock) {}

  /** Reminds the teacher to hand in a new document. */
  @On('verification.expiring')
  async run({ verificationId, teacherId, kind, expiresAt }: VerificationExpiry, tx: Tx): Promise<void> {
    const content: VerificationContent = {
      type: 'system',
      params: { news: 'verification', step: 'expiring', kind, expiresAt, reasons: [] },
    };
    const about = { id: verificationId, type: 'verification' } as const;
    await addNotifications(tx, [{ userId: teacherId, content, about, once: 'expiring', mail: true }], this.clock.now());
  }
}
