import type { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Gathered } from '@somo/platform/gathered';
import { logProviderMessages, type ProviderMessage } from '../store/log-provider-messages.js';

/** A statement that takes longer hangs: the calls after it are logged without it. */
const longestMs = 250;

/** Returns what logs the calls of one provider: those that are made at the same time in one statement. */
export function gatherProviderMessages(db: Db, clock: Clock): Gathered<ProviderMessage> {
  return new Gathered((messages) => logProviderMessages(db, messages, clock.now()), { longestMs });
}
