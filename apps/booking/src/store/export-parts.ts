import type { ExportPart } from '@somo/contracts/exports';

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'booking'>, string>> = {
  lessons: `
    SELECT id::text AS key, id, agreement_id AS "agreementId", CASE WHEN student_id = $1 THEN teacher_id ELSE student_id END AS
      "personId", CASE WHEN student_id = $1 THEN 'student' ELSE 'teacher' END AS "youAre", subject, module_name AS "moduleName",
      learner, status, starts_at AS "startsAt", ends_at AS "endsAt", price_cents AS "priceCents", notes, paid_at AS "paidAt",
      cancelled_by AS "cancelledBy", cancelled_at AS "cancelledAt", cancel_reason AS "cancelReason", moved_from AS "movedFrom",
      moved_by AS "movedBy", move_reason AS "moveReason", sequence, created_at AS "createdAt"
    FROM bookings
    WHERE (student_id = $1 OR (teacher_id = $1 AND unannounced IS NOT TRUE)) AND created_at <= $2`,
  requests: `
    SELECT id::text AS key, id, CASE WHEN student_id = $1 THEN teacher_id ELSE student_id END AS "personId", CASE WHEN student_id =
      $1 THEN 'student' ELSE 'teacher' END AS "youAre", subject, module_name AS "moduleName", learner, status, message, price_cents
      AS "priceCents", starts_at AS "startsAt", ends_at AS "endsAt", slots, proposals, reject_reason AS "rejectReason", booking_id
      AS "bookingId", created_at AS "createdAt", answered_at AS "answeredAt"
    FROM requests
    WHERE (student_id = $1 OR teacher_id = $1) AND created_at <= $2`,
  proposals: `
    SELECT proposals.id::text AS key, proposals.id, booking_id AS "bookingId", CASE WHEN student_id = $1 THEN teacher_id ELSE
      student_id END AS "personId", CASE WHEN student_id = $1 THEN 'student' ELSE 'teacher' END AS "youAre", proposed_by AS
      "proposedBy", proposals.status, coalesce(slots, jsonb_build_array(slot)) AS slots, reason, answer_reason AS "answerReason",
      proposals.created_at AS "createdAt"
    FROM proposals JOIN bookings ON bookings.id = booking_id
    WHERE (student_id = $1 OR (teacher_id = $1 AND unannounced IS NOT TRUE)) AND proposals.created_at <= $2`,
  'lesson-notes': `
    SELECT agreement_id::text || kind AS key, agreement_id AS "agreementId", kind, text, updated_at AS "updatedAt"
    FROM lesson_texts
    WHERE author_id = $1`,
  'notes-on-students': `
    SELECT id::text AS key, id, student_id AS "personId", text, created_at AS "createdAt"
    FROM student_notes
    WHERE teacher_id = $1 AND created_at <= $2`,
  problems: `
    SELECT problems.id::text AS key, problems.id, booking_id AS "bookingId", kind, reported_by AS "reportedBy", CASE WHEN
      reported_by = CASE WHEN student_id = $1 THEN 'student' ELSE 'teacher' END THEN text END AS "yourText", problems.status,
      outcome, refund_cents AS "refundCents", reported_at AS "reportedAt", resolved_at AS "resolvedAt"
    FROM problems JOIN bookings ON bookings.id = booking_id
    WHERE (student_id = $1 OR teacher_id = $1) AND reported_at <= $2`,
};
