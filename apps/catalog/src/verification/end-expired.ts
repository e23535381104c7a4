import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import { renewalDays, type DocumentKind } from '@somo/contracts/rules/verification';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Transaction } from '@somo/platform/transaction';
import { refreshVerified } from './refresh-verified.js';

interface Expiring {
  id: string;
  teacherId: string;
  kind: DocumentKind;
  expiresAt: Date;
}

const atOnce = 100;

/** Takes the badge from teachers whose check has expired, and tells others before theirs does, once. */
@Injectable()
export class EndExpired {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    while ((await this.end(now)) === atOnce) continue;
    while ((await this.remind(now)) === atOnce) continue;
  }

  private end(now: number): Promise<number> {
    return this.transaction.run(async (tx) => {
      const over = await tx.db.sql<{ userId: string }>(
        'verification-over',
        `SELECT user_id AS "userId" FROM profiles p WHERE is_verified AND NOT EXISTS (SELECT FROM verification_cases v
           WHERE v.teacher_id = p.user_id AND v.kind = 'identity' AND v.state = 'approved' AND v.expires_at > $1) LIMIT ${atOnce}`,
        [new Date(now)],
      );
      for (const { userId } of over) await refreshVerified(tx, userId, now);
      return over.length;
    });
  }

  private remind(now: number): Promise<number> {
    return this.transaction.run(async (tx) => {
      const expiring = await tx.db.sql<Expiring>(
        'verification-remind',
        `UPDATE verification_cases SET reminded_at = $1 WHERE id IN (SELECT id FROM verification_cases v
           WHERE state = 'approved' AND reminded_at IS NULL AND expires_at > $1 AND expires_at <= $2
             -- one that is renewed already needs no reminder
             AND NOT EXISTS (SELECT FROM verification_cases o WHERE o.teacher_id = v.teacher_id AND o.kind = v.kind
               AND (o.state = 'pending' OR (o.state = 'approved' AND o.expires_at > v.expires_at)))
           ORDER BY expires_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
         RETURNING id, teacher_id AS "teacherId", kind, expires_at AS "expiresAt"`,
        [new Date(now), new Date(now + renewalDays * dayMs)],
      );
      for (const { id, teacherId, kind, expiresAt } of expiring)
        tx.emit('verification.expiring', { verificationId: id, teacherId, kind, expiresAt: toInstant(expiresAt.getTime()) });
      return expiring.length;
    });
  }
}
