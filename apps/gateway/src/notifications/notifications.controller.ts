import { Controller, Query } from '@nestjs/common';
import type { NotificationList } from '@somo/contracts/notifications';
import { ListNotificationsQuery } from '@somo/contracts/routes/notifications';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';

@Controller()
export class NotificationsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/notifications', { by: ['any'] })
  list(@Query() query: ListNotificationsQuery): Promise<NotificationList> {
    return this.ask.for('notification.list-notifications', { ...query });
  }

  @Route('POST /api/notifications/:id/read', { by: ['any'], status: 204 })
  markRead(@Id('notification-not-found') notificationId: string): Promise<null> {
    return this.ask.for('notification.mark-read', { notificationId });
  }

  @Route('POST /api/notifications/read-all', { by: ['any'] })
  markAllRead(): Promise<{ marked: number }> {
    return this.ask.for('notification.mark-all-read', {});
  }

  @Route('DELETE /api/notifications/:id', { by: ['any'], status: 204 })
  remove(@Id('notification-not-found') notificationId: string): Promise<null> {
    return this.ask.for('notification.delete-notification', { notificationId });
  }
}
