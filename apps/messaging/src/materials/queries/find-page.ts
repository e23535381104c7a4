import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { MaterialPageQuery } from '@somo/contracts/routes/materials';
import { pageKey } from '@somo/contracts/rules/pages';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { LessonOfTwo } from '../lesson-of-two.js';
import { fileOfMaterial, hasPage } from '../store/pages.js';

@Injectable()
export class FindPage {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly db: Db,
  ) {}

  @Handles('messaging.find-page', {
    by: ['participant'],
    input: MaterialPageQuery,
    refuses: ['lesson-not-found', 'account-suspended', 'material-not-found', 'page-not-found', 'invalid-input'],
  })
  async run(
    { lessonId, materialId, page, size }: Asks['messaging.find-page']['in'],
    caller: Caller,
  ): Promise<{ key: string; name: string }> {
    const { agreementId } = await this.lessons.read(lessonId, userOf(caller).userId);
    if (!isUuid(materialId)) throw refuse('material-not-found');
    const { id: fileId, name } = await fileOfMaterial(this.db, { materialId, agreementId });
    if (!(await hasPage(this.db, { fileId, page, size }))) throw refuse('page-not-found');
    return { key: pageKey(fileId, page, size), name: `${name} ${page}.webp` };
  }
}
