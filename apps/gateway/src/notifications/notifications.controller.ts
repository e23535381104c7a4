import { Controller } from '@nestjs/common';
import { ListNotificationsQuery } from '@somo/contracts/routes/notifications';
import { PageQuery } from '@somo/contracts/routes/paging';
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
@Forward('GET /api/me/deliveries', 'notification.list-deliveries', {
  summary: 'List the emails about your notifications, newest first: what was sent, and what was not and why',
  by: ['any'],
  query: PageQuery,
})
@Forward('GET /api/admin/people/:id/deliveries', 'notification.list-deliveries-of', {
  operationId: 'listDeliveriesOfAccount',
  summary: "List the emails about a person's notifications, newest first: what was sent, and what was not and why",
  of: 'account',
  id: 'userId',
  query: PageQuery,
})
@Forward('POST /api/me/email/resume', 'notification.resume-email', {
  summary: 'Have emails sent to your address again, after it refused one or someone complained about one',
  by: ['any'],
  status: 204,
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
