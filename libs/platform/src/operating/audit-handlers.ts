import { Inject, Injectable, type Type } from '@nestjs/common';
import type { Caller } from '@somo/contracts/caller';
import type { AuditedService, AuditQuery, AuditRecord, OperatorAttempt } from '@somo/contracts/operators';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '../clock.js';
import { Db } from '../db.js';
import { Handles } from '../handles.js';
import { isUuid } from '../ids.js';
import { userOf } from '../user-of.js';
import { addAudit } from './audit.js';
import { listAudit } from './list-audit.js';

const maxCharacters = 1000;

/** Returns the handlers of a service's audit log. Every service that carries out what operators decide has them. */
export function auditHandlers(service: AuditedService): Type[] {
  @Injectable()
  class ListAudit {
    constructor(@Inject(Db) private readonly db: Db) {}

    @Handles(`${service}.list-audit`, { by: ['operator:trust'] })
    run(query: AuditQuery): Promise<AuditRecord[]> {
      return listAudit(this.db, query);
    }
  }

  @Injectable()
  class AuditInvalidInput {
    constructor(
      @Inject(Db) private readonly db: Db,
      @Inject(Clock) private readonly clock: Clock,
    ) {}

    /** Records an attempt that the gateway refused as invalid input. */
    @Handles(`${service}.audit-invalid-input`, { by: ['operator'] })
    async run({ action, thingId, asked }: OperatorAttempt, caller: Caller): Promise<null> {
      if (!isUuid(thingId)) throw refuse('malformed-request');
      const details = { note: '', asked: asked.slice(0, maxCharacters), refused: 'invalid-input' };
      await addAudit(this.db, { operatorId: userOf(caller).userId, action, thingId, details }, this.clock.now());
      return null;
    }
  }

  return [ListAudit, AuditInvalidInput];
}
