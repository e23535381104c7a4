import type { ExportPart } from '@somo/contracts/exports';

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'auth'>, string>> = {
  account: `
    SELECT id::text AS key, id, email, role, time_zone AS "timeZone", language, terms_agreed_at AS "termsAgreedAt",
      email_confirmed_at AS "emailConfirmedAt", suspended_at AS "suspendedAt", suspended_reason AS "suspendedReason", restricted_at
      AS "restrictedAt", created_at AS "createdAt"
    FROM users
    WHERE id = $1`,
  'sign-ins': `
    SELECT id::text AS key, browser, system, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt",
      revoked_at AS "revokedAt"
    FROM sessions
    WHERE user_id = $1 AND created_at <= $2`,
  'connected-accounts': `
    SELECT issuer || ' ' || subject AS key, issuer, first_name AS "firstName", last_name AS "lastName", created_at AS "createdAt"
    FROM identities
    WHERE user_id = $1 AND created_at <= $2`,
  passkeys: `
    SELECT id::text AS key, name, rp_id AS "host", created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM passkeys
    WHERE user_id = $1 AND created_at <= $2`,
  'email-changes': `
    SELECT id::text AS key, old_email AS "oldEmail", new_email AS "newEmail", changed_at AS "changedAt"
    FROM email_changes
    WHERE user_id = $1 AND changed_at <= $2`,
  notices: `
    SELECT id::text AS key, kind, cause, reason, decided_at AS "decidedAt", read_at AS "readAt"
    FROM decisions
    WHERE user_id = $1 AND decided_at <= $2`,
};
