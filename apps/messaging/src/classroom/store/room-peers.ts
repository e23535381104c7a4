import type { CallOffer, RoomPeer } from '@somo/contracts/classroom';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

/** Pages report every fifteen seconds; one that has not for this long was lost with its gateway. */
const peerLifeMs = 45_000;

interface PeerRow {
  user_id: string;
  peer_id: string;
  joined_at: Date;
  offer: CallOffer | null;
}

/** Returns who is in a room, the first to join first. */
export async function peersIn(db: Db, agreementId: string, now: number): Promise<RoomPeer[]> {
  const rows = await db.sql<PeerRow>(
    'room-peers',
    'SELECT user_id, peer_id, joined_at, offer FROM room_peers WHERE agreement_id = $1 AND seen_at > $2 ORDER BY joined_at, peer_id',
    [agreementId, new Date(now - peerLifeMs)],
  );
  return rows.map(({ user_id: userId, peer_id: peerId, joined_at, offer }) => {
    return { userId, peerId, joinedAt: toInstant(joined_at.getTime()), ...(offer ? { offer } : {}) };
  });
}

/** An offer is for one page: the next to enter has it already, or makes its own. */
export async function forgetOffers(db: Db, agreementId: string): Promise<void> {
  await db.run('room-offers-forget', 'UPDATE room_peers SET offer = NULL WHERE agreement_id = $1 AND offer IS NOT NULL', [agreementId]);
}
