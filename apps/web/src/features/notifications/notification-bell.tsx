import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { arrivedNotification } from '../../lib/pushed';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useLatestNotifications } from './api/latest-notifications';
import { BellButton } from './bell-button';

const loadPopover = () => import('./notification-popover').then((file) => file.NotificationPopover);

/** Animates when a notification arrives; the popover is loaded on first use. */
export function NotificationBell({ allAt }: { allAt: string }) {
  const { t } = useTranslation('notifications');
  const latest = useLatestNotifications();
  const arrived = useQuery(arrivedNotification).data;
  const { part: Popover, asked, prepare, show } = useDeferredImport(loadPopover);
  const about = { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'aria-busy': asked } as const;
  return (
    <>
      {Popover ? (
        <Popover allAt={allAt} arrived={arrived} />
      ) : (
        <BellButton
          unread={latest.data?.unreadCount ?? 0}
          arrived={arrived}
          {...about}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={show}
        />
      )}
      <Box role="status" srOnly>
        {arrived && t('arrived', { title: arrived.title })}
      </Box>
    </>
  );
}
