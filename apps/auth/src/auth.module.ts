import { Module } from '@nestjs/common';
import { GoogleConfig } from '@somo/platform/oidc';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { AppointOperator } from './commands/appoint-operator.js';
import { ChangePassword } from './commands/change-password.js';
import { ConfirmEmail } from './commands/confirm-email.js';
import { CreateEmailConfirmation } from './commands/create-email-confirmation.js';
import { CreatePasswordReset } from './commands/create-password-reset.js';
import { EndOtherSessions } from './commands/end-other-sessions.js';
import { EndSession } from './commands/end-session.js';
import { ForgotPassword } from './commands/forgot-password.js';
import { Login } from './commands/login.js';
import { Logout } from './commands/logout.js';
import { Onboard } from './commands/onboard.js';
import { Refresh } from './commands/refresh.js';
import { Register } from './commands/register.js';
import { SealGoogleSignIn } from './commands/seal-google-sign-in.js';
import { SignInWithGoogle } from './commands/sign-in-with-google.js';
import { ResetPassword } from './commands/reset-password.js';
import { Passwords } from './credentials/passwords.js';
import { SessionResponse } from './credentials/session-response.js';
import { GoogleProvider, GoogleSecret } from './google/google-provider.js';
import { SignInSeal } from './google/sealed-sign-in.js';
import { CheckPassword } from './queries/check-password.js';
import { FindAccounts } from './queries/find-accounts.js';
import { GetContacts } from './queries/get-contacts.js';
import { GetAccount } from './queries/get-account.js';
import { GetStanding } from './queries/get-standing.js';
import { ListSessions } from './queries/list-sessions.js';
import { Accounts1700000000000 } from './store/migrations/1700000000000-accounts.js';
import { Identities1700000000002 } from './store/migrations/1700000000002-identities.js';
import { Recovery1700000000030 } from './store/migrations/1700000000030-recovery.js';
import { UserSchema } from './store/user.schema.js';

@Module({
  controllers: [
    Register,
    Login,
    Refresh,
    Logout,
    Onboard,
    SealGoogleSignIn,
    SignInWithGoogle,
    AppointOperator,
    ConfirmEmail,
    CreateEmailConfirmation,
    GetAccount,
    GetStanding,
    FindAccounts,
    GetContacts,
    CheckPassword,
    ...[ForgotPassword, CreatePasswordReset, ResetPassword, ChangePassword],
    ...[ListSessions, EndSession, EndOtherSessions],
  ],
  providers: [Passwords, SessionResponse, SignInSeal, GoogleProvider, settings(GoogleConfig), settings(GoogleSecret)],
})
export class AuthModule {}

export const auth: Service = {
  name: 'auth',
  module: AuthModule,
  schemas: [UserSchema],
  migrations: [Accounts1700000000000, Identities1700000000002, Recovery1700000000030],
};
