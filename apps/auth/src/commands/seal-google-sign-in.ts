import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Handles } from '@somo/platform/handles';
import { Seal } from '../credentials/seal.js';

const lifetimeMs = 10 * 60_000;

@Injectable()
export class SealGoogleSignIn {
  constructor(private readonly seal: Seal) {}

  @Handles('auth.seal-google-sign-in', { by: ['public'] })
  async run(began: Asks['auth.seal-google-sign-in']['in']): Promise<Asks['auth.seal-google-sign-in']['out']> {
    return { sealed: await this.seal.close('google-sign-in', began, lifetimeMs) };
  }
}
