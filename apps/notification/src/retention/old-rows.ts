import type { Old } from '@somo/platform/retention/old-rows';

/** What this service deletes once it is old (docs/retention.md). */
export const oldRows: readonly Old[] = [
  { kind: 'deliveries', table: 'deliveries', rows: 'decided_at < $1' },
  { kind: 'notifications', table: 'notifications', rows: 'created_at < $1' },
  { kind: 'devMails', table: 'dev_mails', rows: 'sent_at < $1' },
  { kind: 'contact', table: 'contact_messages', rows: 'created_at < $1' },
];
