import type { Duty } from '@somo/contracts/caller';
import { EnvironmentSettings } from '@somo/platform/settings';
import { IsIn, IsInt, IsString } from 'class-validator';
import { isIP } from 'node:net';

type Switch = 'on' | 'off' | '';

export class AuthConfig extends EnvironmentSettings {
  @IsString()
  NODE_ENV = 'development';

  /** on: lessons can be booked, and payout methods saved, only with a confirmed email address. Empty: on in production. */
  @IsIn(['on', 'off', ''])
  REQUIRE_CONFIRMED_EMAIL: Switch = '';

  /** on: operators must set up two-step sign-in before they can do anything. Empty: on in production. */
  @IsIn(['on', 'off', ''])
  REQUIRE_OPERATOR_TWO_STEP: Switch = '';

  @IsString()
  PUBLIC_URL = '';

  @IsInt()
  PORT = 3000;

  /** Returns where passkeys are made and used; undefined where the host is a number, for which browsers make none. */
  passkeySite(): { origin: string; rpId: string } | undefined {
    const { origin, hostname } = new URL(this.PUBLIC_URL || `http://localhost:${this.PORT}`);
    return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId: hostname } : undefined;
  }

  /** Returns what is wanted of a person first; undefined if nothing is. */
  dutyOf({ isOperator, emailConfirmed, twoStep }: { isOperator: boolean; emailConfirmed: boolean; twoStep: boolean }): Duty | undefined {
    if (isOperator) return this.wantsOperatorTwoStep() && !twoStep ? 'set-up-two-step' : undefined;
    return this.isOn(this.REQUIRE_CONFIRMED_EMAIL) && !emailConfirmed ? 'confirm-email' : undefined;
  }

  wantsOperatorTwoStep(): boolean {
    return this.isOn(this.REQUIRE_OPERATOR_TWO_STEP);
  }

  private isOn(value: Switch): boolean {
    return value === '' ? this.NODE_ENV === 'production' : value === 'on';
  }
}
