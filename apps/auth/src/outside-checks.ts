import { Injectable } from '@nestjs/common';
import type { SystemCheck } from '@somo/contracts/system';
import { Db } from '@somo/platform/db';
import { GoogleConfig } from '@somo/platform/oidc';
import { endpointOf, type UsedEndpoint } from '@somo/platform/operating/certificates';
import { SystemChecks, tried } from '@somo/platform/operating/system-checks';
import { listOperators } from './store/operators.js';

/** Whether the operators sign in with two steps, and where people sign in with Google. */
@Injectable()
export class OutsideChecks extends SystemChecks {
  constructor(
    private readonly db: Db,
    private readonly google: GoogleConfig,
  ) {
    super();
  }

  readonly run = async (): Promise<SystemCheck[]> => [await tried('operators', () => this.operators())];

  endpoints(): UsedEndpoint[] {
    return this.google.GOOGLE_CLIENT_ID === '' ? [] : endpointOf('google', this.google.GOOGLE_ISSUER);
  }

  private async operators(): Promise<Omit<SystemCheck, 'name'>> {
    const operators = (await listOperators(this.db)).filter(({ suspended }) => !suspended);
    const without = operators.filter(({ twoStep }) => !twoStep).map(({ email }) => email);
    return without.length === 0 ? { finding: 'works', detail: null } : { finding: 'off', detail: without.join(', ') };
  }
}
