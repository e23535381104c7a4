import { attendanceDays } from '../rules/classroom.js';
import { documentDays } from '../rules/verification.js';
import { waitDays } from '../rules/waits.js';
import type { Retained } from './retained.js';

/** What belongs to lessons and teaching. */
export const ofLessons = {
  attendance: {
    what: 'who was in the classroom when, and on what kind of line',
    of: ['messaging'],
    days: attendanceDays,
    from: 'after the minute',
    why: 'reported problems, and disputes with a bank',
    readers: 'student and teacher of the lesson, operators',
    by: 'rows',
  },
  reports: {
    what: 'reports of abuse, with copies of what they are about',
    of: ['messaging'],
    days: 2 * 366,
    from: 'after they were answered',
    why: 'evidence, also for a second report',
    readers: 'operators; the reporter, without the copies',
    by: 'rows',
  },
  uploads: {
    what: 'uploads that were never sent, and files that nothing refers to',
    of: ['messaging'],
    days: 1,
    from: 'after they were begun',
    why: 'an upload may be resumed',
    readers: 'the person',
    by: 'apps/messaging/src/files/sweep-files.ts',
  },
  incoming: {
    what: 'uploads of pictures that nothing became of',
    of: ['gateway'],
    hours: 1,
    from: 'after they arrived',
    why: 'a process may have been killed meanwhile',
    readers: 'nobody',
    by: 'apps/gateway/src/files/sweep-incoming.ts',
  },
  recordings: {
    what: 'recordings of lessons',
    of: ['messaging'],
    days: 30,
    from: 'after the lesson, unless `RECORDING_DAYS` says otherwise or one of the two deletes it',
    why: 'to listen to a lesson again',
    readers: 'student and teacher of the lesson',
    by: 'apps/messaging/src/recordings/jobs/erase-recording.ts',
  },
  documents: {
    what: 'documents sent for verification',
    of: ['catalog'],
    days: documentDays,
    from: 'after the decision, or at once when withdrawn',
    why: 'to look again if the decision is contested',
    readers: 'the teacher; operators with two-step sign-in, each time audited',
    by: 'apps/catalog/src/verification/delete-documents.ts',
  },
  unsentDocuments: {
    what: 'documents that were uploaded and not handed in',
    of: ['catalog'],
    hours: 1,
    from: 'after they were begun',
    why: 'an upload may be resumed',
    readers: 'the teacher',
    by: 'apps/catalog/src/verification/delete-documents.ts',
  },
  waits: {
    what: 'waiting for free times of a teacher',
    of: ['scheduling'],
    days: waitDays,
    from: 'after it began',
    why: 'to tell of free times',
    readers: 'the student',
    by: 'apps/scheduling/src/store/waits.ts',
  },
} as const satisfies Record<string, Retained>;
