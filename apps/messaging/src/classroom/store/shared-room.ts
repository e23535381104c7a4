import type { RoomShared, RoomTimer, Shown } from '@somo/contracts/classroom';
import type { Db } from '@somo/platform/db';

interface SharedRow {
  shared_version: number;
  shown: Shown | null;
  hands: string[];
  timer: RoomTimer | null;
}

const columns = 'shared_version, shown, hands, timer';

const toShared = ({ shared_version: version, shown, hands, timer }: SharedRow): RoomShared => ({ version, shown, hands, timer });

/** Returns what the pages in a room show alike; of a room that nobody has entered, nothing. */
export async function readShared(db: Db, agreementId: string): Promise<RoomShared> {
  const [row] = await db.sql<SharedRow>('room-shared', `SELECT ${columns} FROM rooms WHERE agreement_id = $1`, [agreementId]);
  return row ? toShared(row) : { version: 0, shown: null, hands: [], timer: null };
}

/** Shows a page of a material, or nothing; returns what is shared from now on. */
export async function storeShown(db: Db, agreementId: string, shown: Shown | null): Promise<RoomShared> {
  const [row] = await db.sql<SharedRow>(
    'room-show',
    `UPDATE rooms SET shown = $2, shared_version = shared_version + 1 WHERE agreement_id = $1 RETURNING ${columns}`,
    [agreementId, shown && JSON.stringify(shown)],
  );
  return toShared(row!);
}

/** Shows nothing any more if it was this material; returns what is shared from now on, or undefined if it was not. */
export async function hideMaterial(db: Db, agreementId: string, materialId: string): Promise<RoomShared | undefined> {
  const [row] = await db.sql<SharedRow>(
    'room-hide',
    `UPDATE rooms SET shown = NULL, shared_version = shared_version + 1
     WHERE agreement_id = $1 AND shown ->> 'materialId' = $2 RETURNING ${columns}`,
    [agreementId, materialId],
  );
  return row && toShared(row);
}

export async function storeHand(db: Db, agreementId: string, userId: string, raised: boolean): Promise<RoomShared> {
  const [row] = await db.sql<SharedRow>(
    'room-hand',
    `UPDATE rooms SET hands = CASE WHEN $3 THEN array_append(array_remove(hands, $2::uuid), $2::uuid) ELSE array_remove(hands, $2::uuid) END,
       shared_version = shared_version + 1 WHERE agreement_id = $1 RETURNING ${columns}`,
    [agreementId, userId, raised],
  );
  return toShared(row!);
}

/** Lowers the hand of a person who has no page in the room anymore; returns what is shared from now on, or undefined if no hand of theirs was up. */
export async function lowerHandOf(db: Db, agreementId: string, userId: string): Promise<RoomShared | undefined> {
  const [row] = await db.sql<SharedRow>(
    'room-lower',
    `UPDATE rooms SET hands = array_remove(hands, $2::uuid), shared_version = shared_version + 1
     WHERE agreement_id = $1 AND $2::uuid = ANY (hands)
       AND NOT EXISTS (SELECT 1 FROM room_peers WHERE room_peers.agreement_id = $1 AND user_id = $2::uuid)
     RETURNING ${columns}`,
    [agreementId, userId],
  );
  return row && toShared(row);
}

export async function storeTimer(db: Db, agreementId: string, timer: RoomTimer | null): Promise<RoomShared> {
  const [row] = await db.sql<SharedRow>(
    'room-timer',
    `UPDATE rooms SET timer = $2, shared_version = shared_version + 1 WHERE agreement_id = $1 RETURNING ${columns}`,
    [agreementId, timer && JSON.stringify(timer)],
  );
  return toShared(row!);
}
