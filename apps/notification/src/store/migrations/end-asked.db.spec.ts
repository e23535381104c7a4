import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { notification } from '../../notification.module.js';

it('NOTF-02 ends what was answered before answers ended it, and nothing else', async () => {
  const [ama, kofi] = [newId(), newId()];
  const { source, close } = await migrateOver(notification, 'EndAsked1700000000050', async (before) => {
    const add = (type: string, asked: string, answer?: string, of = type) => {
      const about = newId();
      const insert = (userId: string, kind: string, once: string) =>
        before.query(
          `INSERT INTO notifications (id, user_id, type, params, related_id, related_entity_type, once, mail, created_at)
           VALUES ($1, $2, $3, '{}', $4, 'lesson', $5, 'none', now())`,
          [newId(), userId, kind, about, once],
        );
      return Promise.all([insert(ama, type, asked), ...(answer ? [insert(kofi, of, answer)] : [])]);
    };
    await add('review', 'asked', 'posted-1');
    await add('review', 'asked');
    await add('booking_request', 'created', 'withdrawn');
    await add('booking_request', 'proposed-2', 'expired');
    await add('booking_request', 'created', 'rejected', 'request_rejected');
    await add('booking_request', 'proposed-3', 'time-taken');
    await add('booking_rescheduled', 'proposed-x', 'declined-x');
    await add('booking_rescheduled', 'proposed-y', 'withdrawn-x');
    await add('booking_confirmation', 'created', 'withdrawn', 'booking_request');
  });
  const rows = await source.query<{ what: string; read: boolean }[]>(
    `SELECT type || ' ' || once AS what, read_at IS NOT NULL AS read FROM notifications WHERE user_id = $1 ORDER BY 1`,
    [ama],
  );
  await close();
  expect(rows.map(({ what, read }) => [what, read])).toEqual([
    ['booking_confirmation created', false],
    ['booking_request created', true],
    ['booking_request created', true],
    ['booking_request proposed-2', true],
    ['booking_request proposed-3', false],
    ['booking_rescheduled proposed-x', true],
    ['booking_rescheduled proposed-y', false],
    ['review asked', true],
    ['review asked', false],
  ]);
});
