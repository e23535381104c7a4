import { oldAudit, type Old } from '@somo/platform/retention/old-rows';

/** What this service deletes once it is old (docs/retention.md). A session takes its tokens along. */
export const oldRows: readonly Old[] = [
  { kind: 'sessions', table: 'sessions', rows: 'expires_at < $1' },
  { kind: 'tokens', table: 'refresh_tokens', rows: 'rotated_at < $1' },
  { kind: 'browsers', table: 'browsers', rows: 'seen_at < $1' },
  { kind: 'links', table: 'email_tokens', rows: 'expires_at < $1' },
  { kind: 'resets', table: 'password_resets', rows: 'created_at < $1' },
  oldAudit,
];
