import { IsIn, IsInt, IsString, Max, Min, ValidateBy } from 'class-validator';
import { maxUnpaidBookings } from '@somo/contracts/rules/booking';
import { AreEncryptionKeys } from '@somo/platform/identity/encryption-keys';
import { EnvironmentSettings } from '@somo/platform/settings';

export class BookingConfig extends EnvironmentSettings {
  /** The maximum number of unpaid bookings per student; no limit with RATE_LIMITS=off. */
  @IsInt()
  @Min(1)
  @Max(100)
  MAX_UNPAID_BOOKINGS = maxUnpaidBookings as number;

  /** on: a booking holds its time without notifying anyone until it is paid. */
  @IsIn(['on', 'off'])
  PAY_BEFORE_CONFIRM: 'on' | 'off' = 'off';

  /**
   * The secrets of calendar links: `new=<32 bytes in base64>,old=…`; the first makes links, all open them. Empty: links are made with the
   * service's own key, and change with it.
   */
  @AreEncryptionKeys({ orNone: true })
  CALENDAR_LINK_KEYS = '';

  @IsString()
  NODE_ENV = 'development';

  /** Returns how many unpaid bookings a student may have; null: no limit. */
  unpaidMaximum(): number | null {
    return this.RATE_LIMITS === 'off' ? null : this.MAX_UNPAID_BOOKINGS;
  }

  @IsIn(['on', 'off'])
  @ValidateBy({
    name: 'isOnInProduction',
    validator: {
      validate: (value, args) => value === 'on' || (args?.object as BookingConfig | undefined)?.NODE_ENV !== 'production',
      defaultMessage: () => 'with NODE_ENV=production it must be on',
    },
  })
  RATE_LIMITS: 'on' | 'off' = 'on';
}
