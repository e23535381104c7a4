import type { ExportPart } from '@somo/contracts/exports';
import { profileColumns, ProfileSchema, type ProfileRow } from './profile.schema.js';

/** The id, and what only Somo needs. */
const internal: readonly (keyof ProfileRow)[] = ['userId', 'searchText', 'suspended', 'version'];
const profileFields = (Object.keys(ProfileSchema.options.columns) as (keyof ProfileRow)[]).filter((field) => !internal.includes(field));

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'catalog'>, string>> = {
  profile: `
    SELECT user_id::text AS key, ${profileColumns('profiles', profileFields)}, is_verified AS "isVerified",
      paused_until::text AS "pausedUntil"
    FROM profiles
    WHERE user_id = $1`,
  subjects: `
    SELECT lpad(position::text, 5, '0') || subject AS key, subject
    FROM teacher_subjects
    WHERE teacher_id = $1`,
  learners: `
    SELECT id::text AS key, id, first_name AS "firstName", age_group AS "ageGroup", created_at AS "createdAt", removed_at AS
      "removedAt"
    FROM learners
    WHERE guardian_id = $1 AND created_at <= $2`,
  'learner-consents': `
    SELECT id::text AS key, learner_id AS "learnerId", wording_version AS "wordingVersion", given_at AS "givenAt"
    FROM learner_consents
    WHERE guardian_id = $1 AND given_at <= $2`,
  favorites: `
    SELECT teacher_id::text AS key, teacher_id AS "personId", added_at AS "addedAt"
    FROM favorites
    WHERE student_id = $1 AND added_at <= $2`,
  'reviews-written': `
    SELECT id::text AS key, id, teacher_id AS "personId", subject, rating, text, tags, posted_at AS "postedAt", edited_at AS
      "editedAt", reply, replied_at AS "repliedAt", hidden_at AS "hiddenAt", hidden_reason AS "hiddenReason"
    FROM reviews
    WHERE student_id = $1 AND posted_at <= $2`,
  'review-versions': `
    SELECT review_id::text || lpad(review_versions.version::text, 10, '0') AS key, review_id AS "reviewId", review_versions.version,
      review_versions.rating, review_versions.text, review_versions.tags, replaced_at AS "replacedAt"
    FROM review_versions JOIN reviews ON reviews.id = review_id
    WHERE student_id = $1 AND replaced_at <= $2`,
  'reviews-received': `
    SELECT id::text AS key, id, student_id AS "personId", subject, rating, text, tags, posted_at AS "postedAt", edited_at AS
      "editedAt", reply, replied_at AS "repliedAt", hidden_at AS "hiddenAt", hidden_reason AS "hiddenReason"
    FROM reviews
    WHERE teacher_id = $1 AND posted_at <= $2`,
  'module-progress': `
    SELECT module_id::text AS key, modules.subject, modules.name, completed_lessons AS "completedLessons", updated_at AS "updatedAt"
    FROM student_progress JOIN modules ON modules.id = module_id
    WHERE student_id = $1`,
  verification: `
    SELECT id::text AS key, id, kind, state, name, submitted_at AS "submittedAt", decided_at AS "decidedAt", reasons, note,
      expires_at AS "expiresAt", deleted_at AS "deletedAt"
    FROM verification_cases
    WHERE teacher_id = $1 AND opened_at <= $2`,
};
