import { everyGateway } from '@somo/contracts/live';
import type { Tx } from '@somo/platform/transaction';

/** Tells the session's open pages that it has ended, and every gateway, which takes its access token no longer. */
export function tellEnded(tx: Tx, userId: string, sessionId: string): void {
  for (const receiver of [userId, everyGateway]) tx.live(receiver, 'session.ended', { sessionId });
}
