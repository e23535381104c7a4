import { Injectable } from '@nestjs/common';
import type { Role } from '@somo/contracts/caller';
import type { ClosingObstacle, ErasedPart, PersonToErase } from '@somo/contracts/closing';
import type { ServiceName } from '@somo/contracts/services';
import { toInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { erasePerson } from '@somo/platform/operating/erase-person';
import { erasePieces } from '@somo/platform/operating/erase-pieces';
import { Storage } from '@somo/platform/storage/storage';
import type { Tx } from '@somo/platform/transaction';
import { exportKey } from '../domain/export.js';
import { addTick, emailsOf, markErased, ticksOf } from '../store/erasures.js';
import { personalColumns } from '../erasure/personal-columns.js';

/** Catalog comes last: until then the others may ask for the names that they erase. */
const order = ['payments', 'booking', 'scheduling', 'messaging', 'notification', 'catalog'] as const satisfies ServiceName[];

const stepTimeoutMs = 30_000;

/** Erases a person everywhere, service by service; what has been done is not asked for again. */
@Injectable()
export class AccountEraser {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Says what is waited for: money on its way to the person, or a problem with a lesson; null if nothing is. */
  async whyWait(userId: string): Promise<ClosingObstacle | 'money' | null> {
    const [money, lessons] = await Promise.all([
      this.ask.for('payments.get-closing', { userId }),
      this.ask.for('booking.get-closing', { userId }),
    ]);
    return lessons.obstacle ?? (money.isSettled ? null : (money.obstacle ?? 'money'));
  }

  /** Erases what the other services have, exports, and what is found only by searching; every step commits by itself. */
  async eraseInSteps(userId: string): Promise<void> {
    const emails = await emailsOf(this.db, userId);
    const ticked = await ticksOf(this.db, userId);
    for (const service of order.filter((one) => !ticked.includes(one))) await this.eraseIn(service, { userId, emails });
    await this.eraseExports(userId);
    let from: string | undefined;
    do from = await erasePieces(this.db, personalColumns, { userId, emails, now: this.clock.now() }, from);
    while (from !== undefined);
  }

  /** Erases the rest of what auth has itself, and says that all is erased. */
  async eraseHere(tx: Tx, { userId, role }: { userId: string; role: Role | null }): Promise<void> {
    const now = this.clock.now();
    await erasePerson(tx.db, personalColumns, { userId, emails: await emailsOf(tx.db, userId), now });
    await markErased(tx.db, userId, now);
    tx.emit('user.erased', { userId, role, erasedAt: toInstant(now) });
  }

  private async eraseIn(service: (typeof order)[number], person: PersonToErase): Promise<void> {
    const step = (from: Pick<ErasedPart, 'from'>) =>
      this.ask.for(`${service}.erase-person`, { ...person, ...from }, { timeoutMs: stepTimeoutMs });
    let { isDone, ...from } = await step({});
    while (!isDone) ({ isDone, ...from } = await step(from));
    await addTick(this.db, person.userId, service, this.clock.now());
  }

  private async eraseExports(userId: string): Promise<void> {
    const exports = await this.db.sql<{ id: string }>('erasure-exports', 'SELECT id FROM exports WHERE user_id = $1', [userId]);
    for (const { id } of exports) await this.storage.delete(exportKey(id));
  }
}
