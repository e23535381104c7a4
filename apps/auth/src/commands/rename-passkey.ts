import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { RenamePasskeyBody } from '@somo/contracts/routes/passkeys';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { toPasskey } from '../passkeys/to-passkey.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { passkeysOf, renamePasskey } from '../store/passkeys.js';

@Injectable()
export class RenamePasskey {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.rename-passkey', { by: ['any'], input: RenamePasskeyBody, refuses: ['passkey-not-found'] })
  async run({ passkeyId, name }: Asks['auth.rename-passkey']['in'], caller: Caller): Promise<Asks['auth.rename-passkey']['out']> {
    checkIds('passkeyId', [passkeyId], 1);
    const me = userOf(caller);
    await checkSessionOpen(this.db, me, this.clock.now());
    const isRenamed = await renamePasskey(this.db, me.userId, passkeyId, name.trim());
    const row = isRenamed && (await passkeysOf(this.db, me.userId)).find(({ id }) => id === passkeyId);
    if (!row) throw refuse('passkey-not-found');
    return toPasskey(row);
  }
}
