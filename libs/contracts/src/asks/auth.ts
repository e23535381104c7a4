import type { AccountLanguage, AccountSettings } from '../account-settings.js';
import type { DecideBody, RestoreBody, SuspendBody, UnrestrictBody } from '../routes/standing.js';
import type { ChangeEmailBody } from '../routes/admin.js';
import type { PasskeyInstead, ProofBody } from '../routes/proof.js';
import type { AccountSettingsBody } from '../routes/settings.js';
import type { FirstWords } from './catalog.js';
import type { Role } from '../caller.js';
import type { EmailConfirmation } from '../events/user.js';
import type { AccountRecord, AuditQuery, AuditRecord, OperatorAttempt } from '../operators.js';
import type { AccountRole, AccountStanding } from '../operators-search.js';
import type { ProofAct } from '../passkeys.js';
import type { Person, SessionUser } from '../people.js';
import type { SecondStepMethod } from '../rules/second-step.js';
import type { Session } from '../sessions.js';
import type { Decision, StandingNotice } from '../standing.js';
import type { Instant } from '../time.js';

/** What auth knows about an account; names and picture come from catalog. */
export interface Account extends Omit<SessionUser, keyof Person | 'onboardingCompleted'> {
  userId: string;
  /** What a provider called them, while they have no profile yet. */
  names?: { firstName: string; lastName: string };
}

export type Contact = Pick<Account, 'userId' | 'email' | 'timeZone' | 'language'> & Partial<Pick<Account, 'role'>>;

export type FoundLogin = Pick<Account, 'userId' | 'email' | 'role'> & { suspended: boolean; restricted: boolean; createdAt: Instant };

export interface AccountQuery {
  /** The last account of the page before. */
  before?: { at: Instant; id: string };
  role?: AccountRole;
  standing?: AccountStanding;
  /** @asType integer */
  limit: number;
}

export interface SignedIn {
  accessToken: string;
  expiresAt: Instant;
  storageKey: string;
  account: Account;
  /** Opaque; the gateway stores it in the cookie. */
  refreshToken: string;
  /** null: the cookie expires with the browser session. */
  refreshMaxAgeSeconds: number | null;
}

/** The browser of a sign-in, as far as known. */
export interface Browser {
  userAgent: string;
  /** A random value that the gateway stores in this browser permanently. */
  deviceId?: string;
}

export interface SecondStep {
  method: SecondStepMethod;
  code: string;
}

/** The password or the provider was right, and a code is still to come. The ticket is valid for ten minutes. */
export interface TwoStepAsked {
  step: 'two-step';
  ticket: string;
  /** `passkey`: by `POST /api/auth/passkeys/options` with this ticket. */
  methods: (SecondStepMethod | 'passkey')[];
}

export interface TwoStepState {
  isOn: boolean;
  /** @asType integer */
  recoveryCodesLeft: number;
  /** People who sign in with a provider only have none. */
  hasPassword: boolean;
  /** They have a passkey for the host of this installation. */
  hasPasskey: boolean;
}

export interface AuthAsks {
  'auth.register': {
    in: { email: string; password: string; agreeToTerms: boolean; language?: AccountLanguage; browser?: Browser };
    out: SignedIn;
  };
  'auth.login': { in: { email: string; password: string; remember: boolean; browser?: Browser }; out: SignedIn | TwoStepAsked };
  /** Encrypts what the browser keeps until the provider sends it back. */
  'auth.seal-google-sign-in': {
    in: { codeVerifier: string; nonce: string; state: string; language?: AccountLanguage };
    out: { sealed: string };
  };
  /** `callbackUrl` is the address to which the provider has sent the browser, with its code and state. */
  'auth.sign-in-with-google': { in: { callbackUrl: string; sealed: string; browser?: Browser }; out: SignedIn | TwoStepAsked };
  'auth.finish-two-step': { in: SecondStep & { ticket: string; browser?: Browser }; out: SignedIn };
  'auth.get-two-step': { in: Record<string, never>; out: TwoStepState };
  'auth.begin-two-step': { in: PasskeyInstead & { currentPassword?: string }; out: { secret: string; uri: string } };
  'auth.confirm-two-step': { in: { code: string }; out: { recoveryCodes: string[] } };
  'auth.renew-recovery-codes': { in: { code: string }; out: { recoveryCodes: string[] } };
  'auth.remove-two-step': { in: ProofBody; out: null };
  /** Turns two-step sign-in off for a user who has lost phone and recovery codes; only auth's own command line may call this. */
  'auth.reset-two-step': { in: { email: string }; out: null };
  'auth.refresh': { in: { refreshToken: string }; out: SignedIn };
  'auth.logout': { in: { refreshToken: string }; out: null };
  'auth.get-account': { in: Record<string, never>; out: Account };
  'auth.onboard': {
    in: {
      userType: 'student' | 'teacher';
      firstName: string;
      lastName?: string;
      timeZone: string;
      hourlyRateCents: number | null;
    } & FirstWords;
    out: { accessToken: string; expiresAt: Instant; storageKey: string; account: Account };
  };
  /** Asks again who the caller is, for an act of another service. */
  'auth.check-identity': { in: ProofBody & { act: ProofAct }; out: null };
  'auth.save-account-settings': { in: AccountSettingsBody; out: AccountSettings };
  /** Sends the link that confirms the caller's address again; nothing if it is confirmed. */
  'auth.resend-confirmation': { in: Record<string, never>; out: null };
  'auth.confirm-email': { in: { token: string }; out: null };
  /** A fresh confirmation link's token with the address and the language it goes out in; null when already confirmed. */
  'auth.create-email-confirmation': { in: { userId: string }; out: { email: string; language: string; token: string } | null };
  /** Answers the same, after the same work, whether there is such an account or not. */
  'auth.forgot-password': { in: { email: string }; out: null };
  /** The token of the link for a requested reset, with the address and the language it goes out in; null if no email is due. */
  'auth.create-password-reset': { in: { resetId: string }; out: { email: string; language: string; token: string } | null };
  'auth.reset-password': { in: { token: string; password: string }; out: null };
  'auth.change-password': { in: Omit<ProofBody, 'password'> & { currentPassword?: string; newPassword: string }; out: null };
  /** Returns the caller's open sessions: the current one, then the last used first. */
  'auth.list-sessions': { in: Record<string, never>; out: Session[] };
  /** Returns which of these sessions, at most 50, are open. */
  'auth.filter-open-sessions': { in: { sessionIds: string[] }; out: string[] };
  'auth.end-session': { in: { sessionId: string }; out: null };
  'auth.end-other-sessions': { in: Record<string, never>; out: null };
  /** The role and the time zone of a person; null if there is no such account. */
  'auth.get-standing': { in: { userId: string }; out: { role: Role | null; timeZone: string } | null };
  /** Whether a person's email address is confirmed; null where there is no such account. */
  'auth.get-confirmation': { in: { userId: string }; out: EmailConfirmation | null };
  /** Returns up to ten accounts, for operators: those with these ids, or those whose email address begins with a text. */
  'auth.find-accounts': { in: { userIds: string[] } | { email: string }; out: FoundLogin[] };
  /** Returns the accounts from before an instant, newest first. */
  'auth.list-accounts': { in: AccountQuery; out: FoundLogin[] };
  /** Returns an account to an operator; each look is audited. */
  'auth.get-account-record': { in: { userId: string }; out: AccountRecord };
  /** Audits that an operator looks at what other services know of a person. */
  'auth.note-look': { in: { userId: string }; out: null };
  'auth.warn-user': { in: { userId: string } & DecideBody; out: AccountRecord };
  'auth.restrict-user': { in: { userId: string } & DecideBody; out: AccountRecord };
  'auth.unrestrict-user': { in: { userId: string } & UnrestrictBody; out: AccountRecord };
  'auth.suspend-user': { in: { userId: string } & SuspendBody; out: AccountRecord };
  'auth.restore-user': { in: { userId: string } & RestoreBody; out: AccountRecord };
  /** Returns what was decided about a person with this version of their standing; null where it is not known. */
  'auth.get-decision': { in: { userId: string; version: number }; out: Pick<Decision, 'cause' | 'reason'> | null };
  /** Returns the caller's own notices, the latest first. */
  'auth.list-notices': { in: Record<string, never>; out: { items: StandingNotice[] } };
  /** Puts a warning away; a restriction stays while it lasts. */
  'auth.read-notice': { in: { noticeId: string }; out: null };
  'auth.change-email': { in: { userId: string } & ChangeEmailBody; out: AccountRecord };
  /** Returns the addresses of a change, and how to write to the person; null if there is no such change. */
  'auth.get-email-change': { in: { changeId: string }; out: (Contact & { oldEmail: string; changedAt: Instant }) | null };
  'auth.audit-invalid-input': { in: OperatorAttempt; out: null };
  /** Returns the entries before an instant, newest first; of one person, if asked for. */
  'auth.list-audit': { in: AuditQuery; out: AuditRecord[] };
  /** Returns those of up to 5,000 people whose email address contains a text. */
  'auth.match-emails': { in: { ids: string[]; text: string }; out: string[] };
  /** Returns how to write to these people, at most 50; those without an account are left out. */
  'auth.get-contacts': { in: { userIds: string[] }; out: Contact[] };
}
