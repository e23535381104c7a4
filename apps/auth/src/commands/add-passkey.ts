import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { passkeysMax } from '@somo/contracts/passkeys';
import { refuse } from '@somo/contracts/refusals';
import { AddPasskeyBody } from '@somo/contracts/routes/passkeys';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { AuthConfig } from '../auth.config.js';
import { Seal } from '../credentials/seal.js';
import { toPasskey } from '../passkeys/to-passkey.js';
import { verifyNew } from '../passkeys/verify.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { addPasskey, passkeysOf } from '../store/passkeys.js';
import { spendTicket } from '../credentials/spent-tickets.js';

/** Adds the passkey that a device has made. The owner of the account is emailed. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly tx: Transaction,
    private readonly seal: Seal,
    private readonly config: AuthConfig,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  @Handles('auth.add-passkey', {
    by: ['any'],
    input: AddPasskeyBody,
    refuses: ['passkeys-unavailable', 'passkey-expired', 'passkey-not-made', 'passkey-known', 'too-many-passkeys'],
  })
  async run({ ticket, name, ...made }: Asks['auth.add-passkey']['in'], caller: Caller): Promise<Asks['auth.add-passkey']['out']> {
    const me = userOf(caller);
    const site = this.config.passkeySite();
    if (!site) throw refuse('passkeys-unavailable');
    const began = await this.seal.open('passkey-creation', ticket);
    if (!began || began.userId !== me.userId) throw refuse('passkey-expired');
    const key = await verifyNew(made, { ...site, challenge: began.challenge }).catch((error: unknown) => {
      this.log.warn({ err: error, userId: me.userId }, 'a new passkey was refused');
      throw refuse('passkey-not-made');
    });
    const now = this.clock.now();
    const row = { id: newId(), userId: me.userId, ...key, rpId: site.rpId, name: name.trim(), createdAt: new Date(now) };
    await this.tx.run(async (tx) => {
      // Two at once do not make one too many, and what ends sessions, which also removes passkeys, comes before or after.
      await tx.db.sql('lock-user-alone', 'SELECT FROM users WHERE id = $1 FOR UPDATE', [me.userId]);
      await checkSessionOpen(tx.db, me, now);
      if (!(await spendTicket(tx.db, ticket, now))) throw refuse('passkey-expired');
      if ((await passkeysOf(tx.db, me.userId)).length >= passkeysMax) throw refuse('too-many-passkeys');
      if (!(await addPasskey(tx.db, { ...row, transports: made.transports }))) throw refuse('passkey-known');
      tx.emit('user.passkey-changed', { userId: me.userId, change: 'added', changedAt: toInstant(now) });
    });
    this.log.info({ audit: true, event: 'passkey-added', userId: me.userId }, 'a passkey was added');
    return toPasskey({ ...row, transports: made.transports, lastUsedAt: null, copiedAt: null });
  }
}
