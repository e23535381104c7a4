import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { BoardPart } from '@somo/contracts/board';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { LessonOfTwo } from '../materials/lesson-of-two.js';
import { lastOf, readUpdates } from './store/boards.js';

@Injectable()
export class GetBoard {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly db: Db,
  ) {}

  /** Also after the lesson, for both of its people. */
  @Handles('messaging.get-board', { by: ['participant'], refuses: ['lesson-not-found', 'account-suspended'] })
  async run({ lessonId, after = 0 }: Asks['messaging.get-board']['in'], caller: Caller): Promise<BoardPart> {
    const { agreementId } = await this.lessons.read(lessonId, userOf(caller).userId);
    const last = await lastOf(this.db, agreementId);
    const found = after < last ? await readUpdates(this.db, agreementId, after) : [];
    const upTo = found.at(-1)?.seq ?? after;
    return { updates: found.map(({ bytes }) => bytes.toString('base64')), upTo, hasMore: upTo < last, last };
  }
}
