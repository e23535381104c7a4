import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { LocalLink } from '../../ui/links';
import { useReadNotification } from './api/change-notifications';
import { NotificationLine } from './notification-line';
import { isReadOnceOpened } from './is-read-once-opened';
import { notificationPath } from './notification-path';

/** A notification under the bell: leads to what it is about, and is marked as read when it is opened, unless it asks something of its reader. */
export function PopoverItem({ notification, now, onLeave }: { notification: Notification; now: number; onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const to = notificationPath(notification, useUser()?.role ?? null);
  const reading = useReadNotification();
  const read = () => {
    reading.mutate({ params: { id: notification.id } }, { onError: () => toast(t('notSaved'), t('notSavedText'), 'error') });
  };
  const line = <NotificationLine notification={notification} now={now} brief withAction={to !== null} />;
  const isInert = to === null && notification.isRead;
  return (
    <Box
      asChild
      display="flex"
      w="full"
      px="3"
      py="3"
      borderRadius="l2"
      cursor={isInert ? 'default' : 'pointer'}
      _hover={isInert ? {} : { bg: 'bg.muted' }}
    >
      {to !== null ? (
        <LocalLink
          to={to}
          onClick={() => {
            if (isReadOnceOpened(notification)) read();
            onLeave();
          }}
        >
          {line}
        </LocalLink>
      ) : notification.isRead ? (
        <div>{line}</div>
      ) : (
        <button type="button" disabled={reading.isPending} onClick={read}>
          {line}
        </button>
      )}
    </Box>
  );
}
