import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { PutMaterialPageQuery } from '@somo/contracts/routes/materials';
import { pageKey } from '@somo/contracts/rules/pages';
import { materialsBytesMax } from '@somo/contracts/rules/uploads';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { bytesOfMaterials } from '../../files/store/files.js';
import { judgePage } from '../judge-page.js';
import { LessonOfTwo } from '../lesson-of-two.js';
import { lockMaterialsOf } from '../store/materials.js';
import { fileOfMaterial, hasPage, readyPages, storePage } from '../store/pages.js';

const waitMs = 10_000;

@Injectable()
export class PutPage {
  /** Each is decoded to check it: one at a time, and of a flood only some wait. */
  private readonly line = new ConcurrencyLimiter({ atOnce: 1, waiting: 32 });

  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly transaction: Transaction,
    private readonly storage: Storage,
  ) {}

  /** Stores a page that is not there yet; putting it again changes nothing. */
  @Handles('messaging.put-page', {
    by: ['participant'],
    input: PutMaterialPageQuery,
    refuses: [
      ...(['lesson-not-found', 'account-suspended', 'material-not-found', 'invalid-input', 'materials-full'] as const),
      ...(['lesson-cancelled', 'materials-closed'] as const),
      ...(['page-not-found', 'page-too-large', 'page-not-readable', 'pages-of-pdf-only', 'page-count-differs'] as const),
    ],
  })
  async run({ lessonId, materialId, page, size, of, picture }: Asks['messaging.put-page']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const { agreementId, studentId, teacherId } = await this.lessons.readToAdd(lessonId, userId);
    if (!isUuid(materialId)) throw refuse('material-not-found');
    if (page > of) throw refuse('page-not-found');
    const bytes = Buffer.from(picture, 'base64');
    await this.line.run(() => judgePage(bytes, size), waitMs);
    await this.transaction.run(async (tx) => {
      // Not while they remove the file, and counted right.
      await lockMaterialsOf(tx.db, userId);
      const file = await fileOfMaterial(tx.db, { materialId, agreementId, addedBy: userId });
      if (file.contentType !== 'application/pdf') throw refuse('pages-of-pdf-only');
      if (file.pageCount !== null && file.pageCount !== of) throw refuse('page-count-differs');
      if (await hasPage(tx.db, { fileId: file.id, page, size })) return;
      if ((await bytesOfMaterials(tx.db, userId)) + bytes.length > materialsBytesMax) throw refuse('materials-full');
      await storePage(tx.db, { fileId: file.id, page, size, bytes: bytes.length, of });
      await this.storage.put(pageKey(file.id, page, size), bytes, 'image/webp');
      const ready = size === 'full' ? await readyPages(tx.db, file.id) : 0;
      // Not for each page: on a thin line the list would come again and again.
      if (ready === 1 || ready === of) for (const personId of [studentId, teacherId]) tx.live(personId, 'materials.changed', { lessonId });
    });
    return null;
  }
}
