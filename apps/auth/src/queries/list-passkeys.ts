import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { toPasskey } from '../passkeys/to-passkey.js';
import { passkeysOf } from '../store/passkeys.js';

@Injectable()
export class ListPasskeys {
  constructor(
    private readonly db: Db,
    private readonly config: AuthConfig,
  ) {}

  @Handles('auth.list-passkeys', { by: ['any'] })
  async run(_: Asks['auth.list-passkeys']['in'], caller: Caller): Promise<Asks['auth.list-passkeys']['out']> {
    const passkeys = await passkeysOf(this.db, userOf(caller).userId);
    return { items: passkeys.map(toPasskey), host: this.config.passkeySite()?.rpId ?? null };
  }
}
