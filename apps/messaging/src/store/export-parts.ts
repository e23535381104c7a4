import type { ExportPart } from '@somo/contracts/exports';

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'messaging'>, string>> = {
  messages: `
    SELECT conversation_id::text || lpad(seq::text, 10, '0') AS key, CASE WHEN low_id = $1 THEN high_id ELSE low_id END AS
      "personId", sender_id = $1 AS "sentByYou", text, file, lesson_id AS "lessonId", sent_at AS "sentAt"
    FROM messages JOIN conversations ON conversations.id = conversation_id
    WHERE (low_id = $1 OR high_id = $1) AND seq > CASE WHEN low_id = $1 THEN low_cleared_up_to ELSE high_cleared_up_to END AND
      sent_at <= $2`,
  files: `
    SELECT id::text AS key, id, name, bytes, content_type AS "contentType", purpose, state, opened_at AS "openedAt"
    FROM files
    WHERE owner_id = $1 AND opened_at <= $2`,
  'blocked-people': `
    SELECT blocked_id::text AS key, blocked_id AS "personId", changed_at AS "changedAt"
    FROM blocks
    WHERE blocker_id = $1 AND is_blocked AND changed_at <= $2`,
  reports: `
    SELECT id::text AS key, id, CASE WHEN about <> 'review' THEN reported_id END AS "personId", about, kind, text, status, outcome,
      reported_at AS "reportedAt", answered_at AS "answeredAt"
    FROM reports
    WHERE reporter_id = $1 AND reported_at <= $2`,
  attendance: `
    SELECT id::text AS key, agreement_id AS "agreementId", kind, at
    FROM attendance_events
    WHERE user_id = $1 AND at <= $2`,
  recordings: `
    SELECT id::text AS key, id, lesson_id AS "lessonId", CASE WHEN student_id = $1 THEN teacher_id ELSE student_id END AS
      "personId", CASE WHEN student_id = $1 THEN 'student' ELSE 'teacher' END AS "youAre", kind, state, started_at AS "startedAt",
      ended_at AS "endedAt", seconds, deletes_at AS "deletesAt", deleted_at AS "deletedAt"
    FROM recordings
    WHERE (student_id = $1 OR teacher_id = $1) AND asked_at <= $2`,
  'recording-consents': `
    SELECT id::text AS key, id, lesson_id AS "lessonId", recording_id AS "recordingId", side AS "youAre", act, how, wording, at
    FROM recording_consents
    WHERE user_id = $1 AND at <= $2`,
};
