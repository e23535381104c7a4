import { auditColumns, platformColumns, type PersonalColumns } from '@somo/platform/operating/personal-columns';

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  ...auditColumns,
  refresh_tokens: {
    none: 'session_id',
    gone: { rows: 'session_id IN (SELECT id FROM sessions WHERE user_id = $person)', columns: 'hash' },
  },
  sessions: { none: 'id', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'browser system browser_hash' } },
  browsers: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'hash browser system' } },
  email_tokens: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'hash email' } },
  password_resets: { none: 'id', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'hash email' } },
  email_changes: { none: 'id', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'old_email new_email' } },
  identities: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'issuer subject first_name last_name' } },
  two_step: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'secret' } },
  recovery_codes: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'hash' } },
  passkeys: {
    none: 'id',
    ids: 'user_id',
    gone: { rows: 'user_id = $person', columns: 'credential_id public_key transports rp_id name' },
  },
  // Of a few minutes each.
  spent_tickets: { none: 'hash' },
  decisions: { none: 'id kind cause', ids: 'user_id operator_id', gone: { rows: 'user_id = $person', columns: 'reason note' } },
  exports: { none: 'id', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'link_email link_hash' } },
  users: {
    ids: 'id',
    gone: { rows: 'id = $person', columns: 'email password_hash role operator_roles time_zone language suspended_reason' },
  },
  // What is left of an account: that it was erased, and when.
  erasures: { ids: 'user_id', none: 'role' },
  erasure_ticks: { ids: 'user_id', none: 'service' },
};
