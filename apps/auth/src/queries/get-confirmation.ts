import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { readConfirmation } from '../store/email-confirmation.js';

@Injectable()
export class GetConfirmation {
  constructor(private readonly db: Db) {}

  @Handles('auth.get-confirmation', { by: ['service:payments'] })
  async run({ userId }: Asks['auth.get-confirmation']['in']): Promise<Asks['auth.get-confirmation']['out']> {
    return (await readConfirmation(this.db, userId)) ?? null;
  }
}
