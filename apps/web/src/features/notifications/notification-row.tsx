import { useRef } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { ButtonLink, TextLink } from '../../ui/links';
import { useDeleteNotification, useMarkAsRead } from './api/change-notifications';
import { NotificationLine } from './notification-line';
import { NotificationMenu } from './notification-menu';
import { useNeighborFocus } from './use-neighbor-focus';
import { isReadOnceOpened } from './is-read-once-opened';
import { notificationPath } from './notification-path';
import { NotificationTime } from './notification-time';

interface Props {
  notification: Notification;
  now: number;
  /** Stands first because something is asked of its reader, not below the day of its arrival. */
  isAwaited?: boolean;
}

export function NotificationRow({ notification, now, isAwaited = false }: Props) {
  const { t } = useTranslation('notifications');
  const reading = useMarkAsRead();
  const deleting = useDeleteNotification();
  const one = { params: { id: notification.id } };
  // Not with mutate's own callbacks, which do not run once a deleted row is unmounted.
  const notSaved = () => toast(t('notSaved'), t('notSavedText'), 'error');
  const to = notificationPath(notification, useUser()?.role ?? null);
  const title = notification.title || t('defaultTitle');
  const row = useRef<HTMLElement>(null);
  const held = useNeighborFocus(row);
  const read = () => void reading.mutateAsync(one).catch(notSaved);
  const action = notification.isRead ? undefined : notification.action;
  return (
    <Box
      as="li"
      ref={row}
      {...held}
      tabIndex={-1}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      ps={{ base: '4', md: '6' }}
      pe={{ base: '4', md: '16' }}
      py="4"
      transition="background 150ms"
      _hover={to === null ? undefined : { bg: 'bg.muted' }}
      borderBottomWidth="1px"
      borderColor="border"
      _first={{ borderTopRadius: 'l3' }}
      _last={{ borderBottomWidth: 0, borderBottomRadius: 'l3' }}
    >
      <NotificationLine
        inRow
        notification={notification}
        now={now}
        link={
          to === null
            ? undefined
            : (text) => (
                // The whole row leads there.
                <TextLink
                  to={to}
                  color="inherit"
                  fontWeight="inherit"
                  _before={{ content: '""', position: 'absolute', inset: 0 }}
                  onClick={() => isReadOnceOpened(notification) && read()}
                >
                  {text}
                </TextLink>
              )
        }
      />
      <Box gridArea={{ md: '1 / 2' }} ps={{ base: '52px', md: '0' }} mt={{ base: '1', md: '0.5' }}>
        <NotificationTime notification={notification} now={now} isBelowDay={!isAwaited} />
      </Box>
      {action && to !== null && (
        <Box gridColumn="1" ps="52px" mt="3" position="relative" justifySelf="start">
          <ButtonLink to={to} size="sm" aria-label={t('actionOf', { action: t(`actions.${action}`), title })}>
            {t(`actions.${action}`)}
          </ButtonLink>
        </Box>
      )}
      <Box position="absolute" top={{ base: '1.5', md: '2' }} insetEnd={{ base: '1', md: '3' }}>
        <NotificationMenu
          title={title}
          onRead={notification.isRead ? undefined : read}
          onDelete={() => void deleting.mutateAsync(one).catch(notSaved)}
        />
      </Box>
    </Box>
  );
}
