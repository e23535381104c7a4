import { platformColumns, suspensionColumns, type PersonalColumns } from '@somo/platform/operating/personal-columns';

const ofCalendars = 'calendar_id IN (SELECT id FROM external_calendars WHERE teacher_id = $person)';

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  ...suspensionColumns,
  busy_entries: { none: 'calendar_id', gone: { rows: ofCalendars, columns: 'id' } },
  ignored_entries: { none: 'calendar_id', gone: { rows: ofCalendars, columns: 'id' } },
  external_calendars: {
    none: 'id',
    ids: 'teacher_id',
    gone: { rows: 'teacher_id = $person', columns: 'address host problem etag last_modified time_zone digest' },
  },
  outside_busy: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  openings: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  waits: {
    ids: 'teacher_id student_id',
    gone: { rows: 'teacher_id = $person OR student_id = $person', columns: 'weekdays from_time to_time time_zone' },
  },
  pauses: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: 'until' } },
  sharing: { ids: 'teacher_id', gone: { rows: 'teacher_id = $person', columns: '' } },
  availabilities: {
    ids: 'teacher_id',
    gone: { rows: 'teacher_id = $person', columns: 'time_zone recurring_slots specific_dates break_periods platform meeting_link' },
  },
  busy_times: { none: 'booking_id subject', ids: 'teacher_id student_id' },
};
