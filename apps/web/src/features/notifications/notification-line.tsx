import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { dayOf, unparted } from '../../lib/format';
import { relativeTime } from '../../lib/relative-time';
import { useZone } from '../../lib/use-session';
import { gistOf } from './gist';
import { NotificationIcon } from './notification-icon';

interface Props {
  notification: Notification;
  now: number;
  /** Only the gist of the message. */
  brief?: boolean;
  /** Renders the title as a link to what the notification is about. */
  link?: ((title: string) => ReactNode) | undefined;
}

/** What happened and when, with a dot before it while unread. */
export function NotificationLine({ notification, now, brief = false, link }: Props) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const zone = useZone();
  const title = notification.title || t('defaultTitle');
  return (
    <Box display="flex" gap="3" minW="0" flex="1" textAlign="start">
      <NotificationIcon category={notification.category} />
      <Box minW="0" flex="1">
        <Box display="flex" gap="2" fontWeight={notification.isRead ? 'medium' : 'bold'}>
          {!notification.isRead && (
            <Box role="img" aria-label={t('unread')} w="2.5" h="2.5" mt="0.5em" flexShrink={0} borderRadius="full" bg="clay.solid" />
          )}
          <Text minW="0" overflowWrap="anywhere">
            {link ? link(title) : title}
          </Text>
        </Box>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere" {...(brief ? { lineClamp: 3 } : {})}>
          {brief ? unparted(gistOf(notification.message, dayOf(now, zone).slice(0, 4))) : notification.message}
        </Text>
        <Text color="fg.muted" textStyle="xs" mt="0.5">
          {relativeTime(notification.createdAt, now, common)}
        </Text>
      </Box>
    </Box>
  );
}
