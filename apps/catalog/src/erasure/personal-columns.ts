import {
  auditColumns,
  platformColumns,
  restrictionColumns,
  suspensionColumns,
  type PersonalColumns,
} from '@somo/platform/operating/personal-columns';

const rating = 'an opinion about a teacher that others rely on, without the name of who wrote it';

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  ...auditColumns,
  ...suspensionColumns,
  ...restrictionColumns,
  closed_accounts: { ids: 'user_id' },
  favorites: { ids: 'student_id teacher_id', gone: { rows: 'student_id = $person OR teacher_id = $person', columns: '' } },
  learners: {
    none: 'id',
    ids: 'guardian_id',
    cleared: [{ rows: 'guardian_id = $person', set: { first_name: 'NULL', age_group: 'NULL', removed_at: 'coalesce(removed_at, $now)' } }],
  },
  // That a guardian agreed is never changed or deleted.
  learner_consents: { none: 'id learner_id', ids: 'guardian_id' },
  modules: { none: 'id subject name description level lessons' },
  subjects: { none: 'name' },
  openings: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  rating_details: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  refunded_agreements: { none: 'agreement_id' },
  review_versions: {
    none: 'review_id',
    gone: { rows: 'review_id IN (SELECT id FROM reviews WHERE student_id = $person)', columns: 'text tags' },
  },
  reviews: {
    none: 'id agreement_id booking_id subject',
    ids: 'student_id teacher_id',
    kept: { text: rating, tags: rating, hidden_reason: 'why an operator hid a review, as long as the review' },
    cleared: [{ rows: 'teacher_id = $person', set: { reply: 'NULL', replied_at: 'NULL' } }],
  },
  student_progress: { none: 'module_id', ids: 'student_id', gone: { rows: 'student_id = $person', columns: '' } },
  teacher_modules: { none: 'module_id', ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  teacher_subjects: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: 'subject' } },
  // Its receipt stays: that a document was checked, when, and with which outcome.
  verification_cases: {
    none: 'id kind state content_type reasons',
    ids: 'teacher_id decided_by',
    cleared: [{ rows: 'teacher_id = $person', set: { name: 'NULL', sealed_key: 'NULL', note: 'NULL' } }],
  },
  profiles: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: '*' } },
};
