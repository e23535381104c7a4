import { Controller } from '@nestjs/common';
import { ListNotificationsQuery } from '@somo/contracts/routes/notifications';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/notifications', 'notification.list-notifications', {
  summary: 'List your notifications, newest first',
  by: ['any'],
  query: ListNotificationsQuery,
})
@Forward('POST /api/notifications/:id/read', 'notification.mark-read', {
  operationId: 'markNotificationRead',
  summary: 'Mark a notification as read',
  by: ['any'],
  of: 'notification',
  status: 204,
  id: 'notificationId',
})
@Forward('POST /api/notifications/read-all', 'notification.mark-all-read', {
  operationId: 'markAllNotificationsRead',
  summary: 'Mark all notifications as read',
  by: ['any'],
})
@Forward('DELETE /api/notifications/:id', 'notification.delete-notification', {
  summary: 'Delete a notification',
  by: ['any'],
  of: 'notification',
  status: 204,
  id: 'notificationId',
})
export class NotificationsController {
  constructor(readonly ask: Ask) {}
}
