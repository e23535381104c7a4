import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';

type Out = Asks['auth.get-decision']['out'];

@Injectable()
export class GetDecision {
  constructor(private readonly db: Db) {}

  /** Events carry nothing that a person wrote: who writes to the person asks here. */
  @Handles('auth.get-decision', { by: ['service:notification'] })
  async run({ userId, version }: Asks['auth.get-decision']['in']): Promise<Out> {
    checkIds('userId', [userId], 1);
    const [found] = await this.db.sql<NonNullable<Out>>(
      'decision-get',
      'SELECT cause, reason FROM decisions WHERE user_id = $1 AND version = $2',
      [userId, version],
    );
    return found ?? null;
  }
}
