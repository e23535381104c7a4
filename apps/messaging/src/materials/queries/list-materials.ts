import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Materials } from '@somo/contracts/materials';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { LessonOfTwo } from '../lesson-of-two.js';
import { listMaterials } from '../store/materials.js';

@Injectable()
export class ListMaterials {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly db: Db,
  ) {}

  @Handles('messaging.list-materials', { by: ['participant'], refuses: ['lesson-not-found', 'account-suspended'] })
  async run({ lessonId }: Asks['messaging.list-materials']['in'], caller: Caller): Promise<Materials> {
    const { agreementId } = await this.lessons.read(lessonId, userOf(caller).userId);
    return { items: await listMaterials(this.db, agreementId) };
  }
}
