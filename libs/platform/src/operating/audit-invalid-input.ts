import type { Caller } from '@somo/contracts/caller';
import type { OperatorAttempt } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import type { Clock } from '../clock.js';
import type { Db } from '../db.js';
import { isUuid } from '../ids.js';
import { userOf } from '../user-of.js';
import { addAudit } from './audit.js';

const maxCharacters = 1000;

/** Records an attempt that the gateway refused as invalid input, in the audit log of the service that would have carried it out. */
export async function auditInvalidInput(db: Db, clock: Clock, { action, thingId, asked }: OperatorAttempt, caller: Caller): Promise<void> {
  if (!isUuid(thingId)) throw refuse('malformed-request');
  const details = { note: '', asked: asked.slice(0, maxCharacters), refused: 'invalid-input' };
  await addAudit(db, { operatorId: userOf(caller).userId, action, thingId, details }, clock.now());
}
