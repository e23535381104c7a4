import type { Db } from '@somo/platform/db';
import { hashOf } from './secret.js';

/** How long the tickets that are spent here are valid. */
export const ticketMs = 10 * 60_000;

/** Returns whether a ticket has been spent. */
export async function isTicketSpent(db: Db, ticket: string): Promise<boolean> {
  return (await db.sql('ticket-spent', 'SELECT FROM spent_tickets WHERE hash = $1', [hashOf(ticket)])).length > 0;
}

/** Spends a ticket, in the transaction of what it is for; returns whether it was unspent. Forgets those that have expired. */
export async function spendTicket(db: Db, ticket: string, now: number): Promise<boolean> {
  await db.run('ticket-forget', 'DELETE FROM spent_tickets WHERE spent_at <= $1', [new Date(now - ticketMs)]);
  const spent = await db.run('ticket-spend', 'INSERT INTO spent_tickets (hash, spent_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    hashOf(ticket),
    new Date(now),
  ]);
  return spent > 0;
}
