import { useRef } from 'react';
import { Box, Button, IconButton } from '@chakra-ui/react';
import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { useDeleteNotification } from './api/delete-notification';
import { useMarkAsRead } from './api/read-notification';
import { NotificationLine } from './notification-line';
import { notificationPath } from './notification-path';

export function NotificationRow({ notification, now }: { notification: Notification; now: number }) {
  const { t } = useTranslation('notifications');
  const reading = useMarkAsRead();
  const deleting = useDeleteNotification();
  // Not with mutate's own callbacks, which do not run once a deleted row is unmounted.
  const notSaved = () => toast(t('notSaved'), t('notSavedText'), 'error');
  const to = notificationPath(notification, useUser()?.role ?? null);
  const title = notification.title || t('defaultTitle');
  const row = useRef<HTMLElement>(null);
  // The pressed button will disappear, so the focus moves to the row, or to the one next to it.
  const read = () => {
    row.current?.focus();
    void reading.mutateAsync(notification.id).catch(notSaved);
  };
  const remove = () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-notifications] li')];
    const at = rows.findIndex((each) => each === row.current);
    (rows[at + 1] ?? rows[at - 1] ?? document.querySelector('main'))?.focus();
    void deleting.mutateAsync(notification.id).catch(notSaved);
  };
  return (
    <Box
      as="li"
      className="group"
      ref={row}
      tabIndex={-1}
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      columnGap="2"
      alignItems="flex-start"
      px={{ base: '4', md: '6' }}
      py="4"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: 0 }}
    >
      <Box flex={{ base: '1 1 100%', md: '1 1 0' }} minW="0">
        <NotificationLine
          notification={notification}
          now={now}
          link={
            to === null
              ? undefined
              : (text) => (
                  <TextLink to={to} color="inherit" onClick={() => !notification.isRead && read()}>
                    {text}
                  </TextLink>
                )
          }
        />
      </Box>
      {/* On a phone, level with the line that says when it was. */}
      <Box display="flex" gap="1" alignItems="center" ms="auto" mt={{ base: '-27px', md: '0' }} mb={{ base: '-9px', md: '0' }}>
        {!notification.isRead && (
          <Button
            variant="ghost"
            size="sm"
            color="brand.fg"
            disabled={reading.isPending}
            aria-label={t('markReadNamed', { title })}
            onClick={read}
          >
            <Box as="span" hideBelow="md">
              {t('markRead')}
            </Box>
            <Box asChild hideFrom="md">
              <Check aria-hidden />
            </Box>
          </Button>
        )}
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          // Quiet until the row is pointed at.
          opacity="0.6"
          _groupHover={{ opacity: 1 }}
          _groupFocusWithin={{ opacity: 1 }}
          title={t('delete')}
          aria-label={t('deleteNamed', { title })}
          disabled={deleting.isPending}
          onClick={remove}
        >
          <Trash2 />
        </IconButton>
      </Box>
    </Box>
  );
}
