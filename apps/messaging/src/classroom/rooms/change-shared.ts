import { Injectable } from '@nestjs/common';
import type { RoomShared } from '@somo/contracts/classroom';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Transaction } from '@somo/platform/transaction';
import { closesAt } from '../domain/entry.js';
import { peersIn } from '../store/room-peers.js';
import { readRoom, type RoomLesson } from '../store/rooms.js';
import { pushShared } from './push-shared.js';

/** Changes what both pages in a room show alike, for somebody who is in it. */
@Injectable()
export class ChangeShared {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run(lessonId: string, userId: string, change: (db: Db, room: RoomLesson, now: number) => Promise<RoomShared>): Promise<null> {
    const now = this.clock.now();
    await this.transaction.run(async (tx) => {
      const room = await readRoom(tx.db, lessonId);
      const peers = room ? await peersIn(tx.db, room.agreementId, now) : [];
      if (!room || !peers.some((peer) => peer.userId === userId)) throw refuse('not-in-classroom');
      if (now >= fromInstant(closesAt(room))) throw refuse('classroom-closed');
      pushShared(tx, room, await change(tx.db, room, now));
    });
    return null;
  }
}
