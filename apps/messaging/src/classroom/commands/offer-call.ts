import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { pushRoom } from '../rooms/push-room.js';
import { peersIn } from '../store/room-peers.js';
import { lockRoomOfLesson } from '../store/rooms.js';

@Injectable()
export class OfferCall {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Keeps the offer of a page that waits alone, for the next participant. Nothing happens once the other person is there. */
  @Handles('messaging.offer-call', { by: ['any'], refuses: ['not-in-classroom'] })
  async run({ lessonId, peerId, session, sdp }: Asks['messaging.offer-call']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    await this.transaction.run(async (tx) => {
      const room = await lockRoomOfLesson(tx.db, lessonId);
      const peers = room ? await peersIn(tx.db, room.agreementId, now) : [];
      if (!room || !peers.some((peer) => peer.peerId === peerId && peer.userId === userId)) throw refuse('not-in-classroom');
      if (peers.length > 1) return;
      await tx.db.run('room-offer', 'UPDATE room_peers SET offer = $3 WHERE agreement_id = $1 AND peer_id = $2', [
        ...[room.agreementId, peerId],
        JSON.stringify({ session, sdp }),
      ]);
      await pushRoom(tx, room, now);
    });
    return null;
  }
}
