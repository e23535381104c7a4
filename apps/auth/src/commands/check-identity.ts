import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { proofRefusals } from '@somo/contracts/proof-refusals';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { IdentityCheck } from '../credentials/identity-check.js';

/** Lets other services check again who the caller is, before acts for which an open session is not enough. */
@Injectable()
export class CheckIdentity {
  constructor(private readonly identity: IdentityCheck) {}

  @Handles('auth.check-identity', { by: ['any'], input: ProofBody, refuses: proofRefusals })
  async run({ act, ...proof }: Asks['auth.check-identity']['in'], caller: Caller): Promise<null> {
    await this.identity.check(userOf(caller), act, proof);
    return null;
  }
}
