import { randomBytes } from 'node:crypto';
import { platformFeeBps } from '@somo/contracts/rules/booking';
import { Settings } from '@somo/platform/settings';
import { IsIn, IsInt, IsString, Max, Min, MinLength, ValidateBy, type ValidationArguments } from 'class-validator';

const generated = 'generated-';

function isOwnInProduction(value: unknown, args?: ValidationArguments): boolean {
  const production = (args?.object as PaymentsConfig | undefined)?.NODE_ENV === 'production';
  return !production || (typeof value === 'string' && !value.startsWith(generated));
}

export class PaymentsConfig extends Settings {
  @IsString()
  NODE_ENV = 'development';

  @IsInt()
  @Min(0)
  @Max(10_000)
  PLATFORM_FEE_BPS = platformFeeBps;

  /** The demo card pays by itself as soon as a charge is opened, so that the first booking needs no card form. */
  @IsIn(['on', 'off'])
  @ValidateBy({
    name: 'isForDevelopment',
    validator: {
      validate: (value, args) => value === 'off' || (args?.object as PaymentsConfig | undefined)?.NODE_ENV !== 'production',
      defaultMessage: () => 'with NODE_ENV=production it must be off: nobody may have lessons for money that was made up',
    },
  })
  SANDBOX_AUTO_PAY: 'on' | 'off' = 'on';

  @IsInt()
  @Min(0)
  @Max(600_000)
  SANDBOX_DELAY_MS = 1500;

  /** Signs what the sandbox reports. Made up anew at each start unless set; production needs one of its own. */
  @MinLength(16)
  @ValidateBy({
    name: 'isOwnInProduction',
    validator: { validate: isOwnInProduction, defaultMessage: () => 'with NODE_ENV=production it must be set to a secret of your own' },
  })
  SANDBOX_WEBHOOK_SECRET = `${generated}${randomBytes(24).toString('hex')}`;
}
