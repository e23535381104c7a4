import { IsIn, IsInt, Max, Min } from 'class-validator';
import { maxUnpaidBookings } from '@somo/contracts/rules/booking';
import { Settings } from '@somo/platform/settings';

export class BookingConfig extends Settings {
  /** How many unpaid bookings a student may hold; no limit with RATE_LIMITS=off. */
  @IsInt()
  @Min(1)
  @Max(100)
  MAX_UNPAID_BOOKINGS = maxUnpaidBookings as number;

  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';
}
