import { SaveNotesBody } from '@somo/contracts/routes/lessons';
import { SaveSubjectsBody } from '@somo/contracts/routes/teachers';
import type { Ask } from '@somo/platform/ask';
import { Forward } from './forward.js';
import { routesOf } from './route.js';

class Controller {
  constructor(readonly ask: Ask) {}
}

const spent = { summary: 'Delete a notification', by: ['any'], status: 204 } as const;

describe('a forwarded route', () => {
  it('is named after its ask, and keeps what it declares', () => {
    Forward('DELETE /api/notifications/:id', 'notification.delete-notification', { ...spent, of: 'notification', id: 'notificationId' })(
      Controller,
    );
    expect(routesOf(Controller)).toMatchObject([
      { method: 'deleteNotification', route: { ask: 'notification.delete-notification', by: ['any'], of: 'notification', status: 204 } },
    ]);
  });

  it('does not compile without what its id is of, or with an input or an answer that does not fit', () => {
    const wrong = [
      // @ts-expect-error: what is the id of?
      () => Forward('DELETE /api/notifications/:id', 'notification.delete-notification', { ...spent, id: 'notificationId' }),
      // @ts-expect-error: the ask calls it notificationId
      () => Forward('DELETE /api/notifications/:id', 'notification.delete-notification', { ...spent, of: 'notification', id: 'id' }),
      // @ts-expect-error: a lesson is no payment
      () => Forward('GET /api/lessons/:id/payment', 'booking.get-lesson', { summary: '', by: ['any'], of: 'lesson', id: 'bookingId' }),
      // @ts-expect-error: the route has a body
      () => Forward('PUT /api/me/subjects', 'catalog.save-subjects', { summary: '', by: ['teacher'] }),
      // @ts-expect-error: the route has another body
      () => Forward('PUT /api/me/subjects', 'catalog.save-subjects', { summary: '', by: ['teacher'], body: SaveNotesBody }),
      () => Forward('PUT /api/me/subjects', 'catalog.save-subjects', { summary: '', by: ['teacher'], body: SaveSubjectsBody }),
    ];
    expect(wrong).toHaveLength(6);
  });
});
