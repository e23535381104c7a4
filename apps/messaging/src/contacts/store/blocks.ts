import type { Db } from '@somo/platform/db';

/** Stores whether a person blocks another one, and returns its new version; undefined if that was so before. */
export async function storeBlock(
  db: Db,
  block: { blockerId: string; blockedId: string; isBlocked: boolean; now: number },
): Promise<number | undefined> {
  const [row] = await db.sql<{ version: number }>(
    'block-store',
    `INSERT INTO blocks (blocker_id, blocked_id, version, is_blocked, changed_at) SELECT $1, $2, 1, true, $4 WHERE $3
     ON CONFLICT (blocker_id, blocked_id) DO NOTHING RETURNING version`,
    [block.blockerId, block.blockedId, block.isBlocked, new Date(block.now)],
  );
  return row?.version ?? changeBlock(db, block);
}

async function changeBlock(
  db: Db,
  { blockerId, blockedId, isBlocked, now }: Parameters<typeof storeBlock>[1],
): Promise<number | undefined> {
  const [row] = await db.sql<{ version: number }>(
    'block-change',
    `UPDATE blocks SET version = version + 1, is_blocked = $3, changed_at = $4
     WHERE blocker_id = $1 AND blocked_id = $2 AND is_blocked <> $3 RETURNING version`,
    [blockerId, blockedId, isBlocked, new Date(now)],
  );
  return row?.version;
}
