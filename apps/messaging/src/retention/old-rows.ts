import { oldAudit, type Old } from '@somo/platform/retention/old-rows';

/** What this service deletes once it is old (docs/retention.md). */
export const oldRows: readonly Old[] = [
  { kind: 'attendance', table: 'attendance_events', rows: 'at < $1' },
  { kind: 'attendance', table: 'attendance_minutes', rows: 'minute < $1' },
  // A file that only a report needed is then deleted like an upload.
  { kind: 'reports', table: 'reported_files', rows: 'report_id IN (SELECT id FROM reports WHERE answered_at < $1)' },
  { kind: 'reports', table: 'reports', rows: 'answered_at < $1 AND NOT EXISTS (SELECT FROM reported_files WHERE report_id = reports.id)' },
  oldAudit,
];
