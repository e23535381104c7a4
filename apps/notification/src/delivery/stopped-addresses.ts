import type { EmailStop, StopReason } from '@somo/contracts/notification-settings';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

/** Stops emails to an address, unless its owner has resumed them since. */
export async function stopAddress(db: Db, address: string, reason: StopReason, at: number): Promise<void> {
  await db.run(
    'address-stop',
    `INSERT INTO stopped_addresses (address, reason, stopped_at) VALUES (lower($1), $2, $3)
     ON CONFLICT ON CONSTRAINT stopped_addresses_once DO UPDATE SET reason = excluded.reason, stopped_at = excluded.stopped_at, resumed_at = NULL
     WHERE stopped_addresses.resumed_at < excluded.stopped_at`,
    [address, reason, new Date(at)],
  );
}

/** Lets emails go to an address again. */
export async function resumeAddress(db: Db, address: string, now: number): Promise<void> {
  await db.run('address-resume', 'UPDATE stopped_addresses SET resumed_at = $2 WHERE address = lower($1) AND resumed_at IS NULL', [
    address,
    new Date(now),
  ]);
}

/** Returns the addresses among these to which no email goes, in lowercase. */
export async function stoppedAmong(db: Db, addresses: string[]): Promise<Set<string>> {
  const rows = await db.sql<{ address: string }>(
    'addresses-stopped',
    'SELECT address FROM stopped_addresses WHERE resumed_at IS NULL AND address = ANY ($1::text[])',
    [addresses.map((address) => address.toLowerCase())],
  );
  return new Set(rows.map(({ address }) => address));
}

/** Returns why and since when no email goes to an address; null if emails do. */
export async function stopOf(db: Db, address: string): Promise<EmailStop | null> {
  const [row] = await db.sql<{ reason: StopReason; stopped_at: Date }>(
    'address-stopped',
    'SELECT reason, stopped_at FROM stopped_addresses WHERE resumed_at IS NULL AND address = lower($1)',
    [address],
  );
  return row ? { reason: row.reason, since: toInstant(row.stopped_at.getTime()) } : null;
}
