import {
  auditColumns,
  platformColumns,
  restrictionColumns,
  suspensionColumns,
  type PersonalColumns,
} from '@somo/platform/operating/personal-columns';

const ofOther = 'part of a conversation: the other person has been sent it, and keeps it as long as they like';
const inReport = 'evidence in a report of abuse, for two years after it was answered';
const ofRooms = 'agreement_id IN (SELECT agreement_id FROM rooms WHERE student_id = $person OR teacher_id = $person)';
/** Uploads and materials; what was sent in a message stays with it. */
const unsentFiles = 'SELECT id FROM files WHERE owner_id = $person AND conversation_id IS NULL';

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  ...auditColumns,
  ...suspensionColumns,
  ...restrictionColumns,
  attendance_events: { none: 'id agreement_id kind', ids: 'user_id' },
  attendance_minutes: { none: 'agreement_id rung', ids: 'user_id' },
  blocks: { ids: 'blocker_id blocked_id', gone: { rows: 'blocker_id = $person OR blocked_id = $person', columns: '' } },
  board_updates: { none: 'agreement_id', gone: { rows: ofRooms, columns: 'bytes' } },
  boards: { none: 'agreement_id', gone: { rows: ofRooms, columns: '' } },
  connections: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'id presence' } },
  contacts: { ids: 'person_id other_id opened_by' },
  conversations: { none: 'id', ids: 'low_id high_id' },
  messages: {
    none: 'conversation_id client_id lesson_id request_id',
    ids: 'sender_id',
    kept: { text: ofOther, file: ofOther },
  },
  materials: {
    none: 'id agreement_id',
    ids: 'file_id student_id teacher_id added_by',
    gone: { rows: `file_id IN (${unsentFiles})`, columns: '' },
  },
  reported_files: { none: 'report_id', ids: 'file_id' },
  file_pages: { none: 'file_id size' },
  files: {
    none: 'id state purpose conversation_id client_id',
    ids: 'owner_id',
    kept: { name: ofOther, content_type: ofOther },
    gone: { rows: `id IN (${unsentFiles}) AND NOT EXISTS (SELECT FROM reported_files WHERE file_id = files.id)`, columns: '' },
  },
  privacy: { ids: 'user_id', gone: { rows: 'user_id = $person', columns: '' } },
  recording_chunks: { none: 'recording_id sha256 stored_as' },
  // Who agreed to a recording is never changed or deleted.
  recording_consents: { none: 'id agreement_id lesson_id recording_id side act how', ids: 'user_id' },
  recordings: {
    none: 'id agreement_id lesson_id kind state made_as stored_as content_type',
    ids: 'student_id teacher_id asked_by ended_by deleted_by asked_from lost_pages',
  },
  reports: {
    none: 'id about kind status outcome review_id',
    ids: 'reporter_id reported_id answered_by',
    kept: { text: inReport, messages: inReport, review: inReport, note: inReport },
  },
  room_peers: { none: 'agreement_id', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'peer_id connection_id offer' } },
  rooms: { none: 'agreement_id lesson_id shown timer', ids: 'student_id teacher_id hands' },
};
