import { Module } from '@nestjs/common';
import { GoogleConfig } from '@somo/platform/oidc';
import { auditHandlers } from '@somo/platform/operating/audit-handlers';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import { SystemChecks } from '@somo/platform/operating/system-checks';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { Storage } from '@somo/platform/storage/storage';
import { readStorage } from '@somo/platform/storage/storage-config';
import { AddPasskey } from './commands/add-passkey.js';
import { AskForProof } from './commands/ask-for-proof.js';
import { AskForPasskey } from './commands/ask-for-passkey.js';
import { BeginPasskey } from './commands/begin-passkey.js';
import { RemovePasskey } from './commands/remove-passkey.js';
import { RenamePasskey } from './commands/rename-passkey.js';
import { SignInWithPasskey } from './commands/sign-in-with-passkey.js';
import { OutsideChecks } from './outside-checks.js';
import { PasskeyCheck } from './passkeys/passkey-check.js';
import { PasskeyProof } from './passkeys/passkey-proof.js';
import { ListPasskeys } from './queries/list-passkeys.js';
import { ProveOperator } from './commands/prove-operator.js';
import { AddOperator } from './commands/add-operator.js';
import { AppointOperator } from './commands/appoint-operator.js';
import { ChangeOperatorRoles } from './commands/change-operator-roles.js';
import { ChangeEmail } from './commands/change-email.js';
import { CheckIdentity } from './commands/check-identity.js';
import { ChangePassword } from './commands/change-password.js';
import { AuthConfig } from './auth.config.js';
import { ConfirmEmail } from './commands/confirm-email.js';
import { CreateEmailConfirmation } from './commands/create-email-confirmation.js';
import { CreatePasswordReset } from './commands/create-password-reset.js';
import { EndOtherSessions } from './commands/end-other-sessions.js';
import { EndSession } from './commands/end-session.js';
import { ForgotPassword } from './commands/forgot-password.js';
import { GetAccountRecord } from './commands/get-account-record.js';
import { Login } from './commands/login.js';
import { Logout } from './commands/logout.js';
import { NoteDeadLetterLook } from './commands/note-dead-letter-look.js';
import { NoteLook } from './commands/note-look.js';
import { NoteRepair } from './commands/note-repair.js';
import { Onboard } from './commands/onboard.js';
import { ReadNotice } from './commands/read-notice.js';
import { Refresh } from './commands/refresh.js';
import { Register } from './commands/register.js';
import { SealGoogleSignIn } from './commands/seal-google-sign-in.js';
import { SignInWithGoogle } from './commands/sign-in-with-google.js';
import { CloseAccountOf } from './commands/close-account-of.js';
import { CreateExportLink } from './commands/create-export-link.js';
import { KeepAccountOf } from './commands/keep-account-of.js';
import { RequestExportOf } from './commands/request-export-of.js';
import { FindLinkedExport } from './queries/find-linked-export.js';
import { GetDataOf } from './queries/get-data-of.js';
import { CloseAccount } from './commands/close-account.js';
import { KeepAccount } from './commands/keep-account.js';
import { AccountEraser } from './accounts/account-eraser.js';
import { EraseAccount } from './jobs/erase-account.js';
import { GetClosing } from './queries/get-closing.js';
import { RequestExport } from './commands/request-export.js';
import { ExportWriter } from './exports/export-writer.js';
import { DeleteExport } from './jobs/delete-export.js';
import { MakeExport } from './jobs/make-export.js';
import { FindExport } from './queries/find-export.js';
import { GetExport } from './queries/get-export.js';
import { ResetPassword } from './commands/reset-password.js';
import { BeginTwoStep } from './commands/begin-two-step.js';
import { ConfirmTwoStep } from './commands/confirm-two-step.js';
import { FinishTwoStep } from './commands/finish-two-step.js';
import { RemoveTwoStep } from './commands/remove-two-step.js';
import { RenewRecoveryCodes } from './commands/renew-recovery-codes.js';
import { RestoreUser } from './commands/restore-user.js';
import { RestrictUser } from './commands/restrict-user.js';
import { ResendConfirmation } from './commands/resend-confirmation.js';
import { ResetTwoStep } from './commands/reset-two-step.js';
import { SaveAccountSettings } from './commands/save-account-settings.js';
import { SuspendUser } from './commands/suspend-user.js';
import { UnrestrictUser } from './commands/unrestrict-user.js';
import { WarnUser } from './commands/warn-user.js';
import { AccessTokens } from './credentials/access-tokens.js';
import { Passwords } from './credentials/passwords.js';
import { Seal } from './credentials/seal.js';
import { IdentityCheck } from './credentials/identity-check.js';
import { SecondStepCheck } from './credentials/second-step-check.js';
import { SignIn } from './credentials/sign-in.js';
import { SessionResponse } from './credentials/session-response.js';
import { GoogleProvider, GoogleSecret } from './google/google-provider.js';
import { AccountChanged } from './reactions/account-changed.js';
import { CheckProven } from './queries/check-proven.js';
import { FindAccounts } from './queries/find-accounts.js';
import { GetConfirmation } from './queries/get-confirmation.js';
import { GetContacts } from './queries/get-contacts.js';
import { GetDecision } from './queries/get-decision.js';
import { GetEmailChange } from './queries/get-email-change.js';
import { GetAccount } from './queries/get-account.js';
import { GetStanding } from './queries/get-standing.js';
import { GetTwoStep } from './queries/get-two-step.js';
import { FilterOpenSessions } from './queries/filter-open-sessions.js';
import { ListAdmins } from './queries/list-admins.js';
import { ListAccounts } from './queries/list-accounts.js';
import { ListOperators } from './queries/list-operators.js';
import { ListNotices } from './queries/list-notices.js';
import { ListSessions } from './queries/list-sessions.js';
import { MatchEmails } from './queries/match-emails.js';
import { oldRows } from './retention/old-rows.js';
import { Accounts1700000000000 } from './store/migrations/1700000000000-accounts.js';
import { Identities1700000000002 } from './store/migrations/1700000000002-identities.js';
import { Recovery1700000000030 } from './store/migrations/1700000000030-recovery.js';
import { TwoStep1700000000040 } from './store/migrations/1700000000040-two-step.js';
import { Operators1700000000050 } from './store/migrations/1700000000050-operators.js';
import { ConfirmationVersion1700000000055 } from './store/migrations/1700000000055-confirmation-version.js';
import { SuspendedReason1700000000060 } from './store/migrations/1700000000060-suspended-reason.js';
import { PasswordProven1700000000061 } from './store/migrations/1700000000061-password-proven.js';
import { SpentTickets1700000000062 } from './store/migrations/1700000000062-spent-tickets.js';
import { PublishSuspensions1700000000063 } from './store/migrations/1700000000063-publish-suspensions.js';
import { AsciiDomains1700000000064 } from './store/migrations/1700000000064-ascii-domains.js';
import { TimeZones1700000000065 } from './store/migrations/1700000000065-time-zones.js';
import { Decisions1700000000070 } from './store/migrations/1700000000070-decisions.js';
import { Exports1700000000080 } from './store/migrations/1700000000080-exports.js';
import { Closing1700000000090 } from './store/migrations/1700000000090-closing.js';
import { AuditChain1700000000100 } from './store/migrations/1700000000100-audit-chain.js';
import { Passkeys1700000000110 } from './store/migrations/1700000000110-passkeys.js';
import { OperatorRoles1700000000120 } from './store/migrations/1700000000120-operator-roles.js';
import { ExportLinks1700000000130 } from './store/migrations/1700000000130-export-links.js';
import { SessionProofs1700000000140 } from './store/migrations/1700000000140-session-proofs.js';
import { NewestAccounts1700000000150 } from './store/migrations/1700000000150-newest-accounts.js';
import { UserSchema } from './store/user.schema.js';
import { exportParts } from './store/export-parts.js';

@Module({
  controllers: [
    ...operatingHandlers('auth'),
    exportHandler('auth', exportParts),
    ...auditHandlers('auth'),
    Register,
    Login,
    Refresh,
    Logout,
    Onboard,
    SealGoogleSignIn,
    FinishTwoStep,
    BeginTwoStep,
    ConfirmTwoStep,
    RenewRecoveryCodes,
    RemoveTwoStep,
    ResetTwoStep,
    GetTwoStep,
    SignInWithGoogle,
    ...[AppointOperator, AddOperator, ChangeOperatorRoles, ListAdmins, ListOperators],
    ConfirmEmail,
    ResendConfirmation,
    SaveAccountSettings,
    CreateEmailConfirmation,
    GetAccount,
    GetStanding,
    GetConfirmation,
    FindAccounts,
    ListAccounts,
    GetContacts,
    MatchEmails,
    ...[CheckIdentity, CheckProven, ProveOperator],
    ...[ForgotPassword, CreatePasswordReset, ResetPassword, ChangePassword],
    ...[WarnUser, RestrictUser, UnrestrictUser, GetDecision, ListNotices, ReadNotice, NoteLook, NoteDeadLetterLook, NoteRepair],
    ...[SuspendUser, RestoreUser, ChangeEmail, GetAccountRecord, GetEmailChange],
    ...[RequestExport, GetExport, FindExport, MakeExport, DeleteExport],
    ...[ListPasskeys, BeginPasskey, AddPasskey, RenamePasskey, RemovePasskey, AskForPasskey, AskForProof, SignInWithPasskey],
    ...[CloseAccount, KeepAccount, GetClosing, EraseAccount],
    ...[GetDataOf, RequestExportOf, CreateExportLink, FindLinkedExport, CloseAccountOf, KeepAccountOf],
    AccountChanged,
    ...[ListSessions, FilterOpenSessions, EndSession, EndOtherSessions],
  ],
  providers: [
    settings(AuthConfig),
    Passwords,
    AccessTokens,
    SessionResponse,
    Seal,
    SecondStepCheck,
    IdentityCheck,
    PasskeyCheck,
    PasskeyProof,
    ExportWriter,
    AccountEraser,
    { provide: Storage, useFactory: readStorage },
    SignIn,
    GoogleProvider,
    { provide: SystemChecks, useClass: OutsideChecks },
    settings(GoogleConfig),
    settings(GoogleSecret),
  ],
})
class AuthModule {}

export const auth: Service = {
  name: 'auth',
  module: AuthModule,
  schemas: [UserSchema],
  migrations: [
    Accounts1700000000000,
    Identities1700000000002,
    Recovery1700000000030,
    TwoStep1700000000040,
    Operators1700000000050,
    ConfirmationVersion1700000000055,
    SuspendedReason1700000000060,
    PasswordProven1700000000061,
    SpentTickets1700000000062,
    PublishSuspensions1700000000063,
    AsciiDomains1700000000064,
    TimeZones1700000000065,
    Decisions1700000000070,
    Exports1700000000080,
    Closing1700000000090,
    AuditChain1700000000100,
    Passkeys1700000000110,
    OperatorRoles1700000000120,
    ExportLinks1700000000130,
    SessionProofs1700000000140,
    NewestAccounts1700000000150,
  ],
  oldRows,
};
