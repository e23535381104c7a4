import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Caller } from '@somo/contracts/caller';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { newTeachersADay } from '@somo/contracts/rules/messages';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { lockOpened, openContact } from './store/contacts.js';

const askOptions = { timeoutMs: 2_000 };

/** The first message of a student to a teacher they share nothing with. Catalog knows who is listed. */
@Injectable()
export class FirstContact {
  constructor(
    private readonly ask: Ask,
    private readonly db: Db,
  ) {}

  /** Refuses unless the caller is a student and the other one a listed teacher; the answer is that of a stranger. */
  async check(caller: Caller, teacherId: string): Promise<void> {
    const { userId, role } = userOf(caller);
    await checkNotSuspended(this.db, userId);
    if (role !== 'student' || teacherId === userId || !(await this.isListed(teacherId))) throw refuse('conversation-not-found');
  }

  private async isListed(teacherId: string): Promise<boolean> {
    try {
      return (await this.ask.for('catalog.get-teacher-terms', { teacherId }, askOptions)).available;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'teacher-not-found') return false;
      throw error;
    }
  }
}

/** Makes the two contacts; refuses the student who has written to too many new teachers within a day. */
export async function openFirstContact(tx: Tx, studentId: string, teacherId: string, now: number): Promise<void> {
  const opened = await lockOpened(tx.db, studentId, teacherId, now);
  const oldest = opened.at(-newTeachersADay);
  if (oldest) throw refuse('too-many-new-teachers', { retryAfterSeconds: Math.ceil((oldest.getTime() + dayMs - now) / 1000) });
  await openContact(tx.db, studentId, teacherId, now);
}
