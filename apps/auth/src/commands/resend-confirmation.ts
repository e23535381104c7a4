import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class ResendConfirmation {
  constructor(private readonly tx: Transaction) {}

  @Handles('auth.resend-confirmation', { by: ['any'] })
  async run(_: Asks['auth.resend-confirmation']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    await this.tx.run(async (tx) => tx.emit('user.confirmation-requested', { userId, linkId: newId() }));
    return null;
  }
}
