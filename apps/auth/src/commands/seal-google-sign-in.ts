import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Handles } from '@somo/platform/handles';
import { SignInSeal } from '../google/sealed-sign-in.js';

@Injectable()
export class SealGoogleSignIn {
  constructor(private readonly seal: SignInSeal) {}

  @Handles('auth.seal-google-sign-in', { by: ['public'] })
  async run(began: Asks['auth.seal-google-sign-in']['in']): Promise<Asks['auth.seal-google-sign-in']['out']> {
    return { sealed: await this.seal.seal(began) };
  }
}
