import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { pushShared } from '../../classroom/rooms/push-shared.js';
import { readRoom } from '../../classroom/store/rooms.js';
import { hideMaterial } from '../../classroom/store/shared-room.js';
import { eraseFile } from '../../files/erase-file.js';
import { deleteDropped } from '../../files/store/files.js';
import { LessonOfTwo } from '../lesson-of-two.js';
import { dropUnused } from '../store/material-files.js';
import { deleteMaterial, lockMaterialsOf } from '../store/materials.js';

@Injectable()
export class RemoveMaterial {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly transaction: Transaction,
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  @Handles('messaging.remove-material', { by: ['participant'], refuses: ['lesson-not-found', 'account-suspended', 'material-not-found'] })
  async run({ lessonId, materialId }: Asks['messaging.remove-material']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const { agreementId, studentId, teacherId } = await this.lessons.read(lessonId, userId);
    if (!isUuid(materialId)) throw refuse('material-not-found');
    const dropped = await this.transaction.run(async (tx) => {
      // Not while they add the same file to another lesson.
      await lockMaterialsOf(tx.db, userId);
      const fileId = await deleteMaterial(tx.db, { materialId, agreementId, userId });
      if (fileId === undefined) throw refuse('material-not-found');
      const shared = await hideMaterial(tx.db, agreementId, materialId);
      const room = await readRoom(tx.db, lessonId);
      if (shared && room) pushShared(tx, room, shared);
      for (const personId of [studentId, teacherId]) tx.live(personId, 'materials.changed', { lessonId });
      return dropUnused(tx.db, fileId);
    });
    // What a process that is killed here leaves, the sweep deletes.
    if (dropped) {
      await eraseFile(this.storage, dropped);
      await deleteDropped(this.db, dropped.id);
    }
    return null;
  }
}
