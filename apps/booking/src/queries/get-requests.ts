import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { RequestRecord } from '@somo/contracts/requests';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import type { LessonRequest } from '../domain/request.js';
import { requestColumns } from '../store/request-rows.js';
import { requestRecord } from '../store/request-views.js';

const most = 50;

@Injectable()
export class GetRequests {
  constructor(private readonly db: Db) {}

  @Handles('booking.get-requests', { by: ['service:notification'] })
  async run({ requestIds }: Asks['booking.get-requests']['in']): Promise<RequestRecord[]> {
    checkIds('requestIds', requestIds, most);
    const rows = await this.db.sql<LessonRequest>('requests-get', `SELECT ${requestColumns} FROM requests WHERE id = ANY ($1::uuid[])`, [
      requestIds,
    ]);
    return rows.map((request) => requestRecord(request));
  }
}
