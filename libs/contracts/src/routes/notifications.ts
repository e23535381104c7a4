import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { NotificationDeliveryPage } from '../notification-settings.js';
import type { NotificationCategory, NotificationList } from '../notifications.js';
import { IsId } from '../rules/text.js';
import { PageQuery } from './paging.js';

const asBoolean = ({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value);

export class ListNotificationsQuery extends PageQuery {
  @IsOptional()
  @IsIn(['lesson', 'payment', 'message', 'system'])
  type?: NotificationCategory;

  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  unread?: boolean;

  /** Only those with an `action`, or only those without. */
  @IsOptional()
  @Transform(asBoolean)
  @IsBoolean()
  actionable?: boolean;

  /** Only what is newer than this notification: to catch up after a lost connection. */
  @IsOptional()
  @IsId()
  after?: string;
}

export interface NotificationRoutes {
  'GET /api/notifications': { query: ListNotificationsQuery; answer: NotificationList };
  'POST /api/notifications/:id/read': { answer: null };
  'POST /api/notifications/read-all': { answer: { marked: number } };
  'GET /api/me/deliveries': { query: PageQuery; answer: NotificationDeliveryPage };
  'GET /api/admin/people/:id/deliveries': { query: PageQuery; answer: NotificationDeliveryPage };
  'POST /api/me/email/resume': { answer: null };
  'DELETE /api/notifications/:id': { answer: null };
}
