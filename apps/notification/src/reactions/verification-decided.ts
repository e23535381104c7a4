import { Injectable } from '@nestjs/common';
import type { VerificationDecision } from '@somo/contracts/events/verification';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import type { VerificationContent } from '../domain/verification-text.js';
import { addNotifications } from '../notifications/add-notifications.js';

@Injectable()
export class VerificationDecided {
  constructor(private readonly clock: Clock) {}

  /** Tells the teacher; what the operator wrote is with the document. */
  @On('verification.decided')
  async run({ verificationId, teacherId, kind, outcome, reasons, expiresAt }: VerificationDecision, tx: Tx): Promise<void> {
    const content: VerificationContent = { type: 'system', params: { news: 'verification', step: outcome, kind, expiresAt, reasons } };
    const about = { id: verificationId, type: 'verification' } as const;
    await addNotifications(tx, [{ userId: teacherId, content, about, once: outcome, mail: true }], this.clock.now());
  }
}
