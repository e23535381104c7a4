import { useRef } from 'react';
import { Box, IconButton } from '@chakra-ui/react';
import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { ButtonLink, TextLink } from '../../ui/links';
import { useDeleteNotification, useMarkAsRead } from './api/change-notifications';
import { NotificationLine } from './notification-line';
import { notificationPath } from './notification-path';
import { NotificationTime } from './notification-time';

export function NotificationRow({ notification, now }: { notification: Notification; now: number }) {
  const { t } = useTranslation('notifications');
  const reading = useMarkAsRead();
  const deleting = useDeleteNotification();
  const one = { params: { id: notification.id } };
  // Not with mutate's own callbacks, which do not run once a deleted row is unmounted.
  const notSaved = () => toast(t('notSaved'), t('notSavedText'), 'error');
  const to = notificationPath(notification, useUser()?.role ?? null);
  const title = notification.title || t('defaultTitle');
  const row = useRef<HTMLElement>(null);
  // The pressed button will disappear, so the focus moves to the row, or to the one next to it.
  const read = () => {
    row.current?.focus();
    void reading.mutateAsync(one).catch(notSaved);
  };
  const remove = () => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-notifications] li')];
    const at = rows.findIndex((each) => each === row.current);
    (rows[at + 1] ?? rows[at - 1] ?? document.querySelector('main'))?.focus();
    void deleting.mutateAsync(one).catch(notSaved);
  };
  return (
    <Box
      as="li"
      className="group"
      ref={row}
      tabIndex={-1}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(7rem, auto)' }}
      columnGap="6"
      px={{ base: '4', md: '6' }}
      transition="background 150ms"
      _hover={to === null ? undefined : { bg: 'bg.muted' }}
      pt="4"
      pb={{ base: '1', md: '4' }}
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: 0 }}
    >
      <NotificationLine
        untimed
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
                  _before={{ content: '""', position: 'absolute', inset: 0 }}
                  onClick={() => !notification.isRead && read()}
                >
                  {text}
                </TextLink>
              )
        }
      />
      {notification.action && to !== null && !notification.isRead && (
        <Box gridColumn="1" ps="52px" mt="2.5" position="relative" justifySelf="start">
          <ButtonLink
            to={to}
            size="sm"
            variant="outline"
            aria-label={t('actionOf', { action: t(`actions.${notification.action}`), title })}
            onClick={read}
          >
            {t(`actions.${notification.action}`)}
          </ButtonLink>
        </Box>
      )}
      {/* On a phone below the text, and level with its start. */}
      <Box
        gridArea={{ md: '1 / 2' }}
        display="flex"
        alignItems="center"
        justifyContent={{ base: 'space-between', md: 'flex-end' }}
        columnGap="2"
        ps={{ base: '52px', md: '0' }}
        my={{ md: '-2' }}
        h={{ md: '10' }}
        position={{ base: 'static', md: 'relative' }}
      >
        <Box css={{ '@media (hover: hover) and (min-width: 48em)': { '.group:is(:hover, :focus-within) &': { opacity: 0 } } }}>
          <NotificationTime notification={notification} now={now} byClock />
        </Box>
        {/* With a mouse, in place of the time while the row is pointed at. */}
        <Box
          display="flex"
          alignItems="center"
          me="-2"
          position="relative"
          css={{
            '@media (hover: hover) and (min-width: 48em)': {
              position: 'absolute',
              insetInlineEnd: 0,
              opacity: 0,
              '.group:is(:hover, :focus-within) &': { opacity: 1 },
            },
          }}
        >
          {!notification.isRead && (
            <IconButton
              variant="ghost"
              size="sm"
              color="fg.muted"
              title={t('markRead')}
              disabled={reading.isPending}
              aria-label={t('markReadNamed', { title })}
              onClick={read}
            >
              <Check aria-hidden />
            </IconButton>
          )}
          <IconButton
            variant="ghost"
            size="sm"
            color="fg.muted"
            title={t('delete')}
            aria-label={t('deleteNamed', { title })}
            disabled={deleting.isPending}
            onClick={remove}
          >
            <Trash2 />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
