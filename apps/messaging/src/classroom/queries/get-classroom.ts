import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Classroom } from '@somo/contracts/classroom';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { checkEntry, closesAt, opensAt } from '../domain/entry.js';
import { noteAttendance } from '../store/attendance-events.js';
import { IceServers } from '../store/ice-servers.js';
import { LessonToEnter } from '../store/lesson-to-enter.js';
import { peersIn } from '../store/room-peers.js';

@Injectable()
export class GetClassroom {
  constructor(
    private readonly lessons: LessonToEnter,
    private readonly ice: IceServers,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('messaging.get-classroom', {
    by: ['participant'],
    refuses: ['lesson-not-found', 'lesson-cancelled', 'lesson-not-paid', 'classroom-not-open', 'classroom-closed', 'account-suspended'],
  })
  async run({ lessonId }: Asks['messaging.get-classroom']['in'], caller: Caller): Promise<Classroom> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    const lesson = await this.lessons.read(lessonId, userId, (found) => checkEntry(found, now), now);
    await noteAttendance(this.db, { agreementId: lesson.agreementId, userId, kind: 'tried', now });
    return {
      lessonId: lesson.id,
      opensAt: opensAt(lesson),
      closesAt: closesAt(lesson),
      iceServers: this.ice.for(userId, fromInstant(closesAt(lesson))),
      peers: await peersIn(this.db, lesson.agreementId, now),
    };
  }
}
