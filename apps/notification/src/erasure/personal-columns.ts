import { platformColumns, type PersonalColumns } from '@somo/platform/operating/personal-columns';

/** What this service knows of people, and what is erased when an account is closed (docs/adr/0034-closing-an-account.md). */
export const personalColumns: PersonalColumns = {
  ...platformColumns,
  contact_messages: {
    none: 'id',
    gone: { rows: 'lower(email) = ANY ($emails)', columns: 'name email message' },
  },
  deliveries: { none: 'id notification_id kind outcome channel', ids: 'user_id', gone: { rows: 'user_id = $person', columns: '' } },
  // Where no mail server is set, this is the inbox of everybody.
  dev_mails: {
    none: 'id key',
    pieces: 'id',
    gone: {
      rows: 'lower(to_address) = ANY ($emails) OR lower(text) ~ ANY ($written)',
      columns: 'to_address subject text html attachments',
    },
  },
  lessons: { none: 'booking_id status' },
  // The rows of others keep what happened, without the words of the person.
  notifications: {
    none: 'id type related_id related_entity_type once mail',
    ids: 'user_id',
    pieces: 'id',
    cleared: [{ rows: `params::text LIKE '%' || $person::text || '%'`, set: { params: `params - 'reason' #- '{cancelled,reason}'` } }],
    gone: { rows: 'user_id = $person', columns: '' },
  },
  notification_settings: { none: 'name', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'value' } },
  push_devices: { none: 'id session_id', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'endpoint p256dh auth' } },
  push_keys: { none: 'public_key private_key' },
  series_news: { none: 'series_id act agreement_id', ids: 'student_id teacher_id' },
  stopped_addresses: { none: 'reason', gone: { rows: 'lower(address) = ANY ($emails)', columns: 'address' } },
  unsubscribe_links: { none: 'switch', ids: 'user_id', gone: { rows: 'user_id = $person', columns: 'token' } },
};
