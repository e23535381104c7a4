import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { closesAt } from '../classroom/domain/entry.js';
import { readDrawing } from './drawing.js';
import { mergeDrawings, mergeEvery } from './merge-drawings.js';
import { keepDrawing } from './store/boards.js';
import { roomOf } from './store/drawing-room.js';

@Injectable()
export class Draw {
  constructor(
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('messaging.draw', {
    by: ['any'],
    refuses: ['not-in-classroom', 'classroom-closed', 'drawing-too-large', 'drawing-unreadable', 'board-full'],
  })
  async run({ lessonId, update }: Asks['messaging.draw']['in'], caller: Caller): Promise<null> {
    const now = this.clock.now();
    const room = await roomOf(this.db, lessonId, userOf(caller).userId);
    if (!room) throw refuse('not-in-classroom');
    const endsAt = toInstant(room.endsAt.getTime());
    if (now >= fromInstant(closesAt({ endsAt }))) throw refuse('classroom-closed');
    const bytes = readDrawing(update);
    await this.transaction.run(async (tx) => {
      const kept = await keepDrawing(tx.db, room.agreementId, bytes);
      if (!kept) throw refuse('board-full');
      if (kept.drawings >= mergeEvery) await mergeDrawings(tx.db, room.agreementId);
      tx.live(room.otherId, 'board.drawn', { lessonId, seq: kept.seq, update });
    });
    return null;
  }
}
