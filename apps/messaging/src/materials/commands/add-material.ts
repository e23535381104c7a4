import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Material } from '@somo/contracts/materials';
import { refuse } from '@somo/contracts/refusals';
import { AddMaterialBody } from '@somo/contracts/routes/materials';
import { materialsBytesMax, materialsOfLessonMax } from '@somo/contracts/rules/uploads';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { peersIn } from '../../classroom/store/room-peers.js';
import { bytesOfMaterials } from '../../files/store/files.js';
import { LessonOfTwo } from '../lesson-of-two.js';
import { findAdded, takeUpload } from '../store/material-files.js';
import { listMaterials, lockMaterialsOf, storeMaterial } from '../store/materials.js';

type Input = Asks['messaging.add-material']['in'];

@Injectable()
export class AddMaterial {
  constructor(
    private readonly lessons: LessonOfTwo,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('messaging.add-material', {
    by: ['participant'],
    input: AddMaterialBody,
    refuses: [
      ...(['lesson-not-found', 'lesson-cancelled', 'account-suspended', 'file-not-found', 'invalid-input'] as const),
      ...(['materials-closed', 'materials-full', 'too-many-materials'] as const),
    ],
  })
  async run({ lessonId, ...chosen }: Input, caller: Caller): Promise<Material> {
    const { userId } = userOf(caller);
    const { agreementId, studentId, teacherId } = await this.lessons.readToAdd(lessonId, userId);
    if ((chosen.uploadId === undefined) === (chosen.materialId === undefined))
      throw refuse('invalid-input', { errors: { uploadId: ['Please choose a file'] } });
    return this.transaction.run(async (tx) => {
      // One at a time for each agreement and person, so that both limits are counted right.
      await lockMaterialsOf(tx.db, agreementId);
      await lockMaterialsOf(tx.db, userId);
      const file = await fileOf(tx.db, chosen, userId);
      const present = await listMaterials(tx.db, agreementId);
      const before = present.find((one) => one.file.id === file.id);
      if (before) return before;
      if ((await bytesOfMaterials(tx.db, userId)) > materialsBytesMax) throw refuse('materials-full');
      if (present.length >= materialsOfLessonMax) throw refuse('too-many-materials');
      const now = this.clock.now();
      const added = { id: newId(), fileId: file.id, agreementId, studentId, teacherId, addedBy: userId, now };
      await storeMaterial(tx.db, added);
      for (const personId of [studentId, teacherId]) tx.live(personId, 'materials.changed', { lessonId });
      const there = await peersIn(tx.db, agreementId, now);
      if (there.every((peer) => peer.userId === userId))
        tx.emit('material.added', {
          ...{ materialId: added.id, bookingId: lessonId, studentId, teacherId, addedAt: toInstant(now) },
          addedBy: userId === teacherId ? 'teacher' : 'student',
        });
      return (await listMaterials(tx.db, agreementId)).find(({ id }) => id === added.id)!;
    });
  }
}

const fileOf = (db: Db, { uploadId, materialId }: Omit<Input, 'lessonId'>, userId: string) =>
  uploadId === undefined ? findAdded(db, materialId ?? '', userId) : takeUpload(db, uploadId, userId);
