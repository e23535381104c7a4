import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { shownUpcomingLessons } from '@somo/contracts/rules/students';
import type { StudentRecord } from '@somo/contracts/students';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { listAcquaintances, listComing } from '../store/acquaintances.js';
import { listNotes } from '../store/student-notes.js';

type Shown = Pick<StudentRecord, 'email' | 'about' | 'interests'>;

const hidden: Shown = { email: null, about: null, interests: [] };

@Injectable()
export class GetStudent {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ask: Ask,
  ) {}

  /** Anyone who is not this teacher's student is refused as if they did not exist. */
  @Handles('booking.get-student', { by: ['teacher'], refuses: ['student-not-found'] })
  async run({ studentId }: Asks['booking.get-student']['in'], caller: Caller): Promise<StudentRecord> {
    const { userId: teacherId } = userOf(caller);
    const [now, two] = [this.clock.now(), { teacherId, studentId }];
    const { items } = await listAcquaintances(this.db, 'teacher', { userId: teacherId, otherId: studentId, now, limit: 1 });
    const [student] = items;
    if (!student) throw refuse('student-not-found');
    const [shown, upcomingLessons, notes] = await Promise.all([
      this.shownOf(studentId),
      listComing(this.db, two, now, shownUpcomingLessons),
      listNotes(this.db, two),
    ]);
    return { ...student.item, ...shown, upcomingLessons, notes };
  }

  /** Only a student who shows their profile is asked about. */
  private async shownOf(studentId: string): Promise<Shown> {
    const profile = await this.ask.asService('catalog.get-shown-student', { studentId });
    if (!profile) return hidden;
    const [contact] = await this.ask.asService('auth.get-contacts', { userIds: [studentId] });
    return { ...profile, email: contact?.email ?? null };
  }
}
