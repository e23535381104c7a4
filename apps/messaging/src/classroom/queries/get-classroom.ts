import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Classroom, IceServer } from '@somo/contracts/classroom';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { MessagingConfig } from '../../messaging.config.js';
import { checkEntry, closesAt, opensAt } from '../domain/entry.js';
import { iceServersFor } from '../domain/ice-servers.js';
import { signTurn } from '../relay/sign-turn.js';
import { LessonToEnter } from '../rooms/lesson-to-enter.js';
import { noteAttendance } from '../store/attendance-events.js';
import { peersIn } from '../store/room-peers.js';
import { readChanges } from '../store/rooms.js';
import { readShared } from '../store/shared-room.js';

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

@Injectable()
export class GetClassroom {
  constructor(
    private readonly lessons: LessonToEnter,
    private readonly config: MessagingConfig,
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
    // Read before the list: of two pages that enter at once, neither drops the push of the other.
    const version = await readChanges(this.db, lesson.agreementId);
    return {
      lessonId: lesson.id,
      opensAt: opensAt(lesson),
      closesAt: closesAt(lesson),
      iceServers: this.iceServersFor(userId, fromInstant(closesAt(lesson))),
      peers: await peersIn(this.db, lesson.agreementId, now),
      version,
      shared: await readShared(this.db, lesson.agreementId),
    };
  }

  /** Returns the configured ICE servers, with TURN credentials for one person. */
  private iceServersFor(userId: string, until: number): IceServer[] {
    const { STUN_URLS, TURN_URLS, TURN_SECRET } = this.config;
    return iceServersFor(userId, until, { stunUrls: listOf(STUN_URLS), turnUrls: listOf(TURN_URLS) }, signTurn(TURN_SECRET));
  }
}
