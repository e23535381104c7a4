import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { LessonRecordings } from '@somo/contracts/recordings';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { LessonOfTwo } from '../../materials/lesson-of-two.js';
import { MessagingConfig } from '../../messaging.config.js';
import { guardianConsent } from '../store/consents.js';
import { listRecordings, toRecording } from '../store/recordings.js';

@Injectable()
export class ListRecordings {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly db: Db,
    private readonly config: MessagingConfig,
  ) {}

  @Handles('messaging.list-recordings', { by: ['participant'], refuses: ['lesson-not-found', 'account-suspended'] })
  async run({ lessonId }: Asks['messaging.list-recordings']['in'], caller: Caller): Promise<LessonRecordings> {
    const { agreementId, learner } = await this.lessons.read(lessonId, userOf(caller).userId);
    const [rows, said] = await Promise.all([
      listRecordings(this.db, agreementId),
      learner ? guardianConsent(this.db, agreementId) : undefined,
    ]);
    const guardian = { on: said?.on ?? false, changedAt: said ? toInstant(said.at.getTime()) : null };
    return { items: rows.map(toRecording), keptDays: this.config.RECORDING_DAYS, guardian: learner ? guardian : null };
  }
}
