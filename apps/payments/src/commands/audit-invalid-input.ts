import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { auditInvalidInput } from '@somo/platform/operating/audit-invalid-input';

@Injectable()
export class AuditInvalidInput {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('payments.audit-invalid-input', { by: ['operator'] })
  async run(attempt: Asks['payments.audit-invalid-input']['in'], caller: Caller): Promise<null> {
    await auditInvalidInput(this.db, this.clock, attempt, caller);
    return null;
  }
}
