import type { Notification } from '@somo/contracts/notifications';

/** Whether opening it marks it as read: what asks something of its reader stays unread until that is done. */
export const isReadOnceOpened = ({ isRead, action }: Notification): boolean => !isRead && action === undefined;
