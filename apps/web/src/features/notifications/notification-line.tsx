import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { dayOf, unparted } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { firstLine, firstSentence, shortened } from './short-message';
import { NotificationIcon } from './notification-icon';
import { NotificationTime } from './notification-time';

interface Props {
  notification: Notification;
  now: number;
  /** Only the gist of the message. */
  brief?: boolean;
  /** Ends with what is asked of the reader; what surrounds it leads there. */
  withAction?: boolean;
  /** In a row that says when it was, and on a phone has a menu beside the title. */
  inRow?: boolean;
  /** Renders the title as a link to what the notification is about. */
  link?: ((title: string) => ReactNode) | undefined;
}

/** What happened and when, with a dot at its icon while unread. */
export function NotificationLine({ notification, now, brief = false, withAction = false, inRow = false, link }: Props) {
  const { t } = useTranslation('notifications');
  const year = dayOf(now, useZone()).slice(0, 4);
  const gist = notification.type === 'booking_confirmation' ? firstLine : firstSentence;
  const words = brief ? gist : shortened;
  const title = notification.title || t('defaultTitle');
  return (
    <Box display="flex" gap="3" minW="0" flex="1" textAlign="start">
      <Box position="relative" flexShrink={0} h="fit-content">
        <NotificationIcon type={notification.type} />
        {!notification.isRead && (
          <Box
            role="img"
            aria-label={t('unread')}
            position="absolute"
            top="-1"
            insetEnd="-1"
            boxSize="3.5"
            borderRadius="full"
            borderWidth="2px"
            borderColor="bg.panel"
            bg="clay.solid"
          />
        )}
      </Box>
      <Box minW="0" flex="1">
        <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <Text
            flex="1 1 10rem"
            minW="0"
            fontWeight={notification.isRead ? 'medium' : 'bold'}
            overflowWrap="anywhere"
            pe={inRow ? { base: '8', md: '0' } : undefined}
          >
            {link ? link(title) : title}
          </Text>
          {!inRow && <NotificationTime notification={notification} now={now} flexShrink={0} />}
        </Box>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere" {...(brief ? { lineClamp: 4 } : { whiteSpace: 'pre-line' })}>
          {unparted(words(notification.message, year))}
        </Text>
        {withAction && !notification.isRead && notification.action && (
          <Text color="brand.fg" textStyle="sm" fontWeight="semibold" mt="1">
            {t(`actions.${notification.action}`)}
          </Text>
        )}
      </Box>
    </Box>
  );
}
