import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsAddress, IsLine, IsLineOrBlank, IsLines, IsPassword, IsText, IsZone } from '../rules/text.js';
import { emailMax, profileTextMax, rateCents } from '../rules/profile.js';
import { AreGradeLevels, AreLanguages } from '../rules/profile-lists.js';
import { passwordLimits } from '../rules/password.js';
import { secondStepMethods, type SecondStepMethod } from '../rules/second-step.js';
import { accountLanguages, type AccountLanguage } from '../account-settings.js';
import type { Page } from '../page.js';
import type { TwoStepAsked } from '../asks/auth.js';
import type { SessionUser } from '../people.js';
import type { Session } from '../sessions.js';
import type { Instant } from '../time.js';
import { CodeOrPasskey } from './proof.js';

export class RegisterBody {
  @IsAddress()
  email!: string;

  @IsPassword()
  password!: string;

  @IsBoolean()
  agreeToTerms!: boolean;

  /** The language of the page; without it, that of the browser. */
  @IsOptional()
  @IsIn([...accountLanguages], { message: 'Please choose a language' })
  language?: AccountLanguage;
}

export class LoginBody {
  @IsText({ max: emailMax }, 'Please enter both email and password')
  email!: string;

  @IsText({ max: passwordLimits.max }, 'Please enter both email and password')
  password!: string;

  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

export class ConfirmEmailBody {
  @IsString()
  @MaxLength(200)
  token!: string;
}

export class ForgotPasswordBody {
  @IsAddress()
  email!: string;
}

export class ResetPasswordBody {
  @IsString()
  @MaxLength(200)
  token!: string;

  @IsPassword()
  password!: string;
}

export class ChangePasswordBody extends CodeOrPasskey {
  /** Left out where a passkey takes its place. */
  @ValidateIf(({ currentPassword, passkey }: ChangePasswordBody) => currentPassword !== undefined || passkey === undefined)
  @IsText({ max: passwordLimits.max }, 'Please enter your current password')
  currentPassword?: string;

  /** What the code is of; the app, if left out. */
  @IsOptional()
  @IsIn(secondStepMethods)
  method?: SecondStepMethod;

  @IsPassword()
  newPassword!: string;
}

/** The response to everybody who asks for a reset link, whether there is such an account or not. */
export interface ForgotPasswordAnswer {
  message: string;
}

/** What a profile starts with. */
export class NewProfileBody {
  @IsLine('First name is required')
  firstName!: string;

  /** Omitted or blank for those who go by one name. */
  @IsOptional()
  @IsLineOrBlank()
  lastName?: string;

  @IsOptional()
  @IsZone()
  timeZone?: string;

  @IsOptional()
  @IsInt()
  @Min(rateCents.min)
  @Max(rateCents.max)
  hourlyRateCents?: number;

  @IsOptional()
  @IsLine()
  country?: string;

  @IsOptional()
  @AreLanguages()
  languages?: string[];

  @IsOptional()
  @AreGradeLevels()
  gradeLevels?: string[];

  @IsOptional()
  @IsLines({ max: profileTextMax.bio })
  bio?: string;
}

export class OnboardingBody extends NewProfileBody {
  @IsIn(['student', 'teacher'], { message: 'Please select whether you are a student or teacher' })
  userType!: 'student' | 'teacher';
}

/** The response of every route that signs someone in. */
export interface SessionAnswer {
  accessToken: string;
  expiresAt: Instant;
  /** 256 bits in base64url, with which this browser encrypts what it keeps of the person: the same each time they sign in. */
  storageKey: string;
  /**
   * Whether this browser may keep what opens Somo without a connection: only a session that is remembered, and not with OFFLINE=off.
   * Onboarding does not say, and changes nothing about it.
   */
  opensOffline?: boolean;
  user: SessionUser;
  redirectTo: string;
}

export interface AuthRoutes {
  'POST /api/auth/register': { body: RegisterBody; answer: SessionAnswer };
  'POST /api/auth/login': { body: LoginBody; answer: SessionAnswer | TwoStepAsked };
  'POST /api/auth/refresh': { answer: SessionAnswer };
  'POST /api/auth/logout': { answer: null };
  'GET /api/auth/session': { answer: { user: SessionUser } };
  'POST /api/auth/confirm-email': { body: ConfirmEmailBody; answer: null };
  'POST /api/auth/resend-confirmation': { answer: null };
  'POST /api/auth/forgot-password': { body: ForgotPasswordBody; answer: ForgotPasswordAnswer };
  'POST /api/auth/reset-password': { body: ResetPasswordBody; answer: null };
  'POST /api/auth/change-password': { body: ChangePasswordBody; answer: null };
  'GET /api/auth/sessions': { answer: Page<Session> };
  'DELETE /api/auth/sessions': { answer: null };
  'DELETE /api/auth/sessions/:id': { answer: null };
  'POST /api/onboarding': { body: OnboardingBody; answer: SessionAnswer };
}
