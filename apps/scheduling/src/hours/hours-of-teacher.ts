import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { offerTimeoutMs } from '@somo/contracts/rules/booking';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import { findHours, type Hours } from '../store/teaching-hours.js';
import { welcomeTeacher } from './welcome-teacher.js';

const strangerMs = 10_000;
const maxUnknownIds = 1000;
const maxPendingLookups = 50;
/** Must be shorter than booking's own timeout for asking us. */
const askOptions = { timeoutMs: offerTimeoutMs / 2 };

/** Returns a teacher's hours. If their event has not arrived, asks auth, once; remembers for a while who is not a teacher. */
@Injectable()
export class HoursOfTeacher {
  private readonly unknownIds = new Map<string, number>();
  private readonly pendingLookups = new Map<string, Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns the hours. Refuses `teacher-not-found`, or `service-unavailable` while auth cannot answer. */
  async of(teacherId: string): Promise<Hours> {
    const known = await findHours(this.db, teacherId);
    if (known) return known;
    await this.lookUp(teacherId);
    const found = await findHours(this.db, teacherId);
    if (!found) throw refuse('teacher-not-found');
    return found;
  }

  private async lookUp(teacherId: string): Promise<void> {
    if ((this.unknownIds.get(teacherId) ?? 0) > this.clock.now()) return;
    const asked = this.pendingLookups.get(teacherId);
    if (asked) return asked;
    if (this.pendingLookups.size >= maxPendingLookups) throw refuse('service-unavailable');
    const asking = this.welcome(teacherId).finally(() => this.pendingLookups.delete(teacherId));
    this.pendingLookups.set(teacherId, asking);
    return asking;
  }

  private async welcome(userId: string): Promise<void> {
    const standing = await this.fetchStanding(userId);
    if (standing?.role !== 'teacher') return this.remember(userId);
    await this.transaction.run((tx) => welcomeTeacher(tx, userId, standing.timeZone, this.clock.now()));
  }

  /** Asks as the service, not as the caller: the result is shared by all callers. */
  private async fetchStanding(userId: string): Promise<Asks['auth.get-standing']['out']> {
    try {
      return await this.ask.asService('auth.get-standing', { userId }, askOptions);
    } catch (error) {
      throw error instanceof Refusal ? refuse('service-unavailable') : error;
    }
  }

  private remember(userId: string): void {
    this.unknownIds.delete(userId);
    this.unknownIds.set(userId, this.clock.now() + strangerMs);
    const [oldest] = this.unknownIds.keys();
    if (oldest !== undefined && this.unknownIds.size > maxUnknownIds) this.unknownIds.delete(oldest);
  }
}
