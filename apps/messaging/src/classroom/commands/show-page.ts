import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { ShowInput } from '@somo/contracts/live-input';
import { refuse } from '@somo/contracts/refusals';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { fileOfMaterial, hasPage } from '../../materials/store/pages.js';
import { ChangeShared } from '../rooms/change-shared.js';
import { storeShown } from '../store/shared-room.js';

@Injectable()
export class ShowPage {
  constructor(private readonly shared: ChangeShared) {}

  /** Shows a page of a PDF, or a picture, which is its only page, to both. Either person may show what either has added. */
  @Handles('messaging.show-page', {
    by: ['any'],
    input: ShowInput,
    refuses: ['not-in-classroom', 'classroom-closed', 'material-not-found', 'page-not-found', 'invalid-input'],
  })
  run({ lessonId, materialId, page, zoom, x, y }: Asks['messaging.show-page']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    return this.shared.run(lessonId, userId, async (db, { agreementId }) => {
      if (materialId === undefined) return storeShown(db, agreementId, null);
      const file = await fileOfMaterial(db, { materialId, agreementId });
      const isThere = file.hasPicture ? page === 1 : await hasPage(db, { fileId: file.id, page, size: 'small' });
      if (!isThere) throw refuse('page-not-found');
      return storeShown(db, agreementId, { materialId, page, zoom, x, y, by: userId });
    });
  }
}
