import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, Matches, ValidateNested } from 'class-validator';
import { digests, type Digest } from '../notification-settings.js';
import { timeForm } from '../rules/availability.js';
import { MayBeNull } from '../rules/may-be-null.js';

const quietTime = { message: 'Please choose a time such as 22:00' };

export class QuietHoursBody {
  @Matches(timeForm, quietTime)
  from!: string;

  @Matches(timeForm, quietTime)
  to!: string;
}

/** What is omitted stays as it is. */
export class NotificationSettingsBody {
  /** The switch for all emails but those about the security of the account. */
  @IsOptional()
  @IsBoolean()
  email?: boolean;

  @IsOptional()
  @IsBoolean()
  lessonReminders?: boolean;

  @IsOptional()
  @IsBoolean()
  marketing?: boolean;

  @IsOptional()
  @IsBoolean()
  messages?: boolean;

  @IsOptional()
  @IsBoolean()
  bookings?: boolean;

  @IsOptional()
  @IsBoolean()
  payments?: boolean;

  @IsOptional()
  @IsBoolean()
  push?: boolean;

  /** Null: there are none. */
  @MayBeNull()
  @IsObject()
  @ValidateNested()
  @Type(() => QuietHoursBody)
  quietHours?: QuietHoursBody | null;

  @IsOptional()
  @IsIn([...digests])
  digest?: Digest;
}
