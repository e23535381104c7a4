import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { newTeachersADay } from '@somo/contracts/rules/messages';
import { Db } from '@somo/platform/db';
import { isRestricted } from '@somo/platform/operating/restrictions';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import type { Tx } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { ListedTeachers } from './listed-teachers.js';
import { lockOpened, openContact } from './store/contacts.js';

/** The first message of a student to a teacher they share nothing with. */
@Injectable()
export class FirstContact {
  constructor(
    private readonly db: Db,
    private readonly listed: ListedTeachers,
  ) {}

  /** Refuses unless the caller is a student and the other one a listed teacher, neither of them restricted; the answer is that of a stranger. */
  async check(caller: Caller, teacherId: string): Promise<void> {
    const { userId, role } = userOf(caller);
    await checkNotSuspended(this.db, userId);
    if (role !== 'student' || teacherId === userId || !(await this.listed.has(teacherId))) throw refuse('conversation-not-found');
    if (await isRestricted(this.db, userId)) throw refuse('account-restricted');
    if (await isRestricted(this.db, teacherId)) throw refuse('not-taking-new-students');
  }
}

/** Makes the two contacts; refuses the student who has written to too many new teachers within a day. */
export async function openFirstContact(tx: Tx, studentId: string, teacherId: string, now: number): Promise<void> {
  const opened = await lockOpened(tx.db, studentId, teacherId, now);
  const oldest = opened.at(-newTeachersADay);
  if (oldest) throw refuse('too-many-new-teachers', { retryAfterSeconds: Math.ceil((oldest.getTime() + dayMs - now) / 1000) });
  await openContact(tx.db, studentId, teacherId, now);
}
