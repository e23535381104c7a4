import { randomBytes } from 'node:crypto';
import { platformFeeBps } from '@somo/contracts/rules/booking';
import { payoutMinimumCents } from '@somo/contracts/rules/money';
import { AreEncryptionKeys, developmentKeys } from '@somo/platform/identity/encryption-keys';
import { EnvironmentSettings } from '@somo/platform/settings';
import { IsIn, IsInt, IsString, Max, Min, MinLength, ValidateBy } from 'class-validator';
import { inProduction, IsAddressOfApi, IsNoPlaceholder, IsPayPalAddress, IsThereWith } from './settings-rules.js';

const generated = 'generated-';

export class PaymentsConfig extends EnvironmentSettings {
  @IsString()
  NODE_ENV = 'development';

  @IsInt()
  @Min(0)
  @Max(10_000)
  PLATFORM_FEE_BPS = platformFeeBps;

  /** on: pays every charge with the demo card as soon as it is opened, for tests and benches. */
  @IsIn(['on', 'off'])
  @ValidateBy({
    name: 'isForDevelopment',
    validator: {
      validate: (value, args) => value === 'off' || !inProduction(args),
      defaultMessage: () => 'with NODE_ENV=production it must be off: nobody may have lessons for money that was made up',
    },
  })
  SANDBOX_AUTO_PAY: 'on' | 'off' = 'off';

  @IsInt()
  @Min(0)
  @Max(600_000)
  SANDBOX_DELAY_MS = 1500;

  /** Signs the sandbox's webhooks. Generated at each start unless set; production needs one of its own. */
  @MinLength(16)
  @IsNoPlaceholder()
  @ValidateBy({
    name: 'isOwnInProduction',
    validator: {
      validate: (value, args) => !inProduction(args) || (typeof value === 'string' && !value.startsWith(generated)),
      defaultMessage: () => 'with NODE_ENV=production it must be set to a secret of your own',
    },
  })
  SANDBOX_WEBHOOK_SECRET = `${generated}${randomBytes(24).toString('hex')}`;

  /** A teacher's balance is paid out once it reaches this amount; integer cents. */
  @IsInt()
  @Min(1)
  @Max(100_000_000)
  PAYOUT_MINIMUM_CENTS = payoutMinimumCents as number;

  /**
   * Encrypts teachers' payout accounts: `new=<32 bytes in base64>,old=…`; the first key encrypts, all decrypt. Production needs keys of its
   * own.
   */
  @AreEncryptionKeys()
  PAYOUT_KEYS = developmentKeys;

  /** Empty: the sandbox handles charges. */
  @IsNoPlaceholder()
  @IsString()
  STRIPE_SECRET_KEY = '';

  /** Secret of the webhook endpoint `/api/payments/webhooks/stripe`. */
  @IsThereWith('STRIPE_SECRET_KEY')
  @IsNoPlaceholder()
  STRIPE_WEBHOOK_SECRET = '';

  /**
   * Secret of the webhook endpoint `/api/payments/webhooks/stripe-connect`, for events of connected accounts; empty: payout outcomes are
   * only polled.
   */
  @IsNoPlaceholder()
  @IsString()
  STRIPE_CONNECT_WEBHOOK_SECRET = '';

  /** Base URL of the Stripe API; empty: Stripe itself. */
  @IsString()
  STRIPE_API_URL = '';

  /** Base URL of the mobile money provider; empty: none is used. */
  @IsAddressOfApi('https://mobile-money.example/v1')
  MOBILE_MONEY_URL = '';

  @IsThereWith('MOBILE_MONEY_URL')
  MOBILE_MONEY_CLIENT_ID = '';

  @IsNoPlaceholder()
  @IsThereWith('MOBILE_MONEY_URL')
  MOBILE_MONEY_CLIENT_SECRET = '';

  /** Signs the webhooks sent to `/api/payments/webhooks/mobile-money`. */
  @IsNoPlaceholder()
  @IsThereWith('MOBILE_MONEY_URL')
  MOBILE_MONEY_WEBHOOK_SECRET = '';

  /** Request timeout in milliseconds. After it the outcome is unknown, and the same request is retried. */
  @IsInt()
  @Min(10)
  @Max(60_000)
  MOBILE_MONEY_TIMEOUT_MS = 10_000;

  /** Base URL of PayPal's API. */
  @IsPayPalAddress()
  PAYPAL_API_URL = 'https://api-m.paypal.com';

  /** Client id of the PayPal app that sends payouts; empty: PayPal is not offered. */
  @IsString()
  PAYPAL_CLIENT_ID = '';

  @IsNoPlaceholder()
  @IsThereWith('PAYPAL_CLIENT_ID')
  PAYPAL_CLIENT_SECRET = '';

  /** Id of the webhook `/api/payments/webhooks/paypal`, as the PayPal app lists it; PayPal signs it into every webhook. */
  @IsThereWith('PAYPAL_CLIENT_ID')
  PAYPAL_WEBHOOK_ID = '';

  /** `certificate`: signatures are checked here, with PayPal's certificate. `api`: PayPal is asked about each. */
  @IsIn(['certificate', 'api'])
  PAYPAL_WEBHOOK_CHECK: 'certificate' | 'api' = 'certificate';

  /** on: a teacher is paid out only with a confirmed email address. Empty: on in production. Auth has the same setting. */
  @IsIn(['on', 'off', ''])
  REQUIRE_CONFIRMED_EMAIL: 'on' | 'off' | '' = '';

  @IsString()
  PUBLIC_URL = '';

  @IsInt()
  PORT = 3000;

  requiresConfirmedEmail(): boolean {
    return this.REQUIRE_CONFIRMED_EMAIL === '' ? this.NODE_ENV === 'production' : this.REQUIRE_CONFIRMED_EMAIL === 'on';
  }

  publicUrl(): string {
    return this.PUBLIC_URL || `http://localhost:${this.PORT}`;
  }
}
