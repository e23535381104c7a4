import { Type } from 'class-transformer';
import {
  IsBIC,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { EmailStop, NotificationSettings } from '../notification-settings.js';
import { accountLanguages, type AccountLanguage, type AccountSettings } from '../account-settings.js';
import { mobileMoneyCountryCodes, mobileNetworkCodes, type MobileMoneyCountry, type MobileNetwork } from '../mobile-money.js';
import type { MaskedPayoutMethod, PayoutMethodName } from '../payouts.js';
import type { PrivacySettings } from '../privacy.js';
import { payoutMethods } from '../payouts.js';
import { IsAccountNumber } from '../rules/account-number.js';
import { plainAddress } from '../rules/email.js';
import { MayBeNull } from '../rules/may-be-null.js';
import { countryMissing, holderMissing, networkMissing } from '../rules/mobile-money.js';
import { IsMobileNumber } from '../rules/mobile-number.js';
import { emailMax } from '../rules/profile.js';
import { passwordLimits } from '../rules/password.js';
import { secondStepMethods, type SecondStepMethod } from '../rules/second-step.js';
import { IsLine, IsMeetingLink, IsText, IsZone } from '../rules/text.js';
import { bufferChoices, dailyMaximumRange, meetingPlatforms, type MeetingPlatform, type TeachingSettings } from '../teaching.js';
import { NotificationSettingsBody } from './notification-settings.js';
import { CodeOrPasskey } from './proof.js';

const lessonsADay = { message: `Please choose ${dailyMaximumRange.min} to ${dailyMaximumRange.max} lessons a day` };
const invalidEmail = { message: 'Please enter a valid email address' };

const is = (method: PayoutMethodName) => (body: PaymentSettingsBody) => body.method === method;
const given = (field: 'country' | 'network' | 'accountHolder') => (body: PaymentSettingsBody) =>
  body.method === 'mobile_money' && body[field] !== undefined;

/** Where a teacher's money is paid out; only the fields of the chosen method are read. */
export class PaymentSettingsBody extends CodeOrPasskey {
  @IsIn([...payoutMethods])
  method!: PayoutMethodName;

  /**
   * Someone who finds an open browser must not be able to redirect the money. Left out by people without a password, and where a passkey takes
   * its place.
   */
  @IsOptional()
  @IsText({ max: passwordLimits.max }, 'Please enter your password')
  currentPassword?: string;

  /** What the code is of; the app, if left out. */
  @IsOptional()
  @IsIn(secondStepMethods)
  codeMethod?: SecondStepMethod;

  @ValidateIf(is('bank_transfer'))
  @IsLine("Please enter the bank's name")
  bankName?: string;

  /** Mobile money is also paid without it, unless its provider needs it. */
  @ValidateIf((body: PaymentSettingsBody) => is('bank_transfer')(body) || given('accountHolder')(body))
  @IsLine(holderMissing)
  accountHolder?: string;

  @ValidateIf(is('bank_transfer'))
  @IsAccountNumber()
  accountNumber?: string;

  @ValidateIf(is('bank_transfer'))
  @IsBIC({ message: 'A SWIFT/BIC code has 8 or 11 letters and digits, such as ECOCGHAC' })
  swift?: string;

  @ValidateIf(is('mobile_money'))
  @IsMobileNumber()
  mobileNumber?: string;

  /** Of the mobile number; required if the provider needs it. */
  @ValidateIf(given('country'))
  @IsIn(mobileMoneyCountryCodes, { message: countryMissing })
  country?: MobileMoneyCountry;

  /** One of the country's mobile money networks; required if the provider needs it. */
  @ValidateIf(given('network'))
  @IsIn(mobileNetworkCodes, { message: networkMissing })
  network?: MobileNetwork;

  @ValidateIf(is('paypal'))
  @IsEmail({}, invalidEmail)
  @MaxLength(emailMax, invalidEmail)
  @Matches(plainAddress, invalidEmail)
  email?: string;
}

/** What shows that it is the teacher who changes where the money goes. */
export type PayoutProof = Pick<PaymentSettingsBody, 'currentPassword' | 'code' | 'codeMethod' | 'passkey'>;

/** What is omitted stays as it is. */
export class TeachingSettingsBody {
  @IsOptional()
  @IsBoolean()
  instantBooking?: boolean;

  @IsOptional()
  @IsBoolean()
  autoAccept?: boolean;

  @IsOptional()
  @IsIn([...bufferChoices], { message: 'Please choose 0, 15, 30, 45 or 60 minutes' })
  bufferMinutes?: number;

  @IsOptional()
  @IsInt(lessonsADay)
  @Min(dailyMaximumRange.min, lessonsADay)
  @Max(dailyMaximumRange.max, lessonsADay)
  maxDailyLessons?: number;

  @IsOptional()
  @IsIn(meetingPlatforms, { message: 'Please choose a platform' })
  platform?: MeetingPlatform;

  /** Null removes the link. */
  @MayBeNull()
  @IsMeetingLink()
  meetingLink?: string | null;
}

/** What is omitted stays as it is. Teachers have `showRatings` and `shareAvailability`, students `showProfile` and `shareActivity`. */
export class PrivacySettingsBody {
  @IsOptional()
  @IsBoolean()
  showRatings?: boolean;

  @IsOptional()
  @IsBoolean()
  shareAvailability?: boolean;

  @IsOptional()
  @IsBoolean()
  showProfile?: boolean;

  @IsOptional()
  @IsBoolean()
  shareActivity?: boolean;
}

/** What is omitted stays as it is. */
export class AccountSettingsBody {
  @IsOptional()
  @IsIn([...accountLanguages], { message: 'Please choose a language' })
  language?: AccountLanguage;

  @IsOptional()
  @IsZone()
  timeZone?: string;
}

/** One section per call. */
export class SettingsBody {
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PaymentSettingsBody)
  payment?: PaymentSettingsBody;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TeachingSettingsBody)
  teaching?: TeachingSettingsBody;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PrivacySettingsBody)
  privacy?: PrivacySettingsBody;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => AccountSettingsBody)
  account?: AccountSettingsBody;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => NotificationSettingsBody)
  notifications?: NotificationSettingsBody;
}

export interface UserSettings {
  /** Teachers only; null until one is chosen. */
  payment?: MaskedPayoutMethod | null;
  /** Teachers only: the payout methods they may choose. */
  payoutMethods?: PayoutMethodName[];
  /** Teachers only. */
  teaching?: TeachingSettings;
  privacy?: PrivacySettings;
  account?: AccountSettings;
  notifications?: NotificationSettings;
  /** Set while no email goes to the account's address, because it refused one or someone complained about one. */
  emailStop?: EmailStop | null;
}

export interface SettingsRoutes {
  'GET /api/me/settings': { answer: UserSettings };
  'PATCH /api/me/settings': { body: SettingsBody; answer: UserSettings };
}
