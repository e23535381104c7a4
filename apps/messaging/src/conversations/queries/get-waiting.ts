import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { WaitingMessages } from '@somo/contracts/conversations';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { waitingFor } from '../store/waiting-messages.js';

const most = 50;

@Injectable()
export class GetWaiting {
  constructor(private readonly db: Db) {}

  @Handles('messaging.get-waiting', { by: ['service:notification'] })
  async run({ pairs }: Asks['messaging.get-waiting']['in']): Promise<WaitingMessages[]> {
    const people = pairs.flatMap(({ readerId, senderId }) => [readerId, senderId]);
    checkIds('pairs', people, 2 * most);
    return waitingFor(this.db, pairs);
  }
}
