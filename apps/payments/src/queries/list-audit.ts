import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { AuditRecord } from '@somo/contracts/operators';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { listAudit } from '@somo/platform/operating/list-audit';

@Injectable()
export class ListAudit {
  constructor(private readonly db: Db) {}

  @Handles('payments.list-audit', { by: ['operator:trust'] })
  run(query: Asks['payments.list-audit']['in']): Promise<AuditRecord[]> {
    return listAudit(this.db, query);
  }
}
