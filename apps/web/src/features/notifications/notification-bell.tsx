import { useState } from 'react';
import { Box, IconButton, Popover, Portal, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@somo/contracts/notifications';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/links';
import { useLatestNotifications } from './api/list-notifications';
import { useReadNotification } from './api/read-notification';
import { NotificationLine } from './notification-line';

/** What came in last by push, while this page was open. */
function useArrived(): Notification | undefined {
  return useQuery<Notification | undefined>({
    queryKey: ['latest-notification'],
    queryFn: () => undefined,
    enabled: false,
    gcTime: Infinity,
  }).data;
}

export function NotificationBell({ allAt }: { allAt: string }) {
  const { t } = useTranslation('notifications');
  const now = useNow();
  const [open, setOpen] = useState(false);
  const latest = useLatestNotifications();
  const arrived = useArrived();
  const reading = useReadNotification();
  const unread = latest.data?.unreadCount ?? 0;
  const items = latest.data?.items ?? [];

  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Popover.Trigger asChild>
        <IconButton variant="ghost" position="relative" aria-label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}>
          <Box
            as="span"
            key={arrived?.id ?? 'quiet'}
            display="inline-flex"
            transformOrigin="top"
            animation={arrived ? 'ring 200ms ease-in-out 2' : 'none'}
            _motionReduce={{ animation: 'none' }}
          >
            <Bell aria-hidden />
          </Box>
          {unread > 0 && (
            <Box
              as="span"
              aria-hidden
              position="absolute"
              top="1"
              insetEnd="0.5"
              minW="5"
              h="5"
              px="1"
              borderRadius="full"
              bg="clay.solid"
              color="clay.contrast"
              textStyle="xs"
              fontWeight="bold"
              lineHeight="1.25rem"
              textAlign="center"
              fontVariantNumeric="tabular-nums"
            >
              {unread > 99 ? '99+' : unread}
            </Box>
          )}
        </IconButton>
      </Popover.Trigger>
      <Box role="status" srOnly>
        {arrived && t('arrived', { title: arrived.title })}
      </Box>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('title')}>
            <Popover.Title asChild>
              <Text px="5" pt="4" pb="2" fontFamily="heading" fontWeight="bold" textStyle="lg">
                {t('title')}
              </Text>
            </Popover.Title>
            <Box maxH="300px" overflowY="auto" px="2" tabIndex={-1}>
              {latest.isError && <ErrorState compact text={t('failed')} retry={latest.refetch} />}
              {items.length === 0 && !latest.isError && (
                <Text color="fg.muted" px="3" py="6" textAlign="center">
                  {latest.isPending ? t('loading') : t('none')}
                </Text>
              )}
              {items.map((item) => (
                <Box
                  key={item.id}
                  asChild
                  display="flex"
                  w="full"
                  px="3"
                  py="3"
                  borderRadius="l2"
                  cursor={item.isRead ? 'default' : 'pointer'}
                  _hover={item.isRead ? {} : { bg: 'bg.muted' }}
                >
                  {item.isRead ? (
                    <div>
                      <NotificationLine notification={item} now={now} />
                    </div>
                  ) : (
                    <button
                      type="button"
                      disabled={reading.isPending}
                      onClick={() => reading.mutate(item.id, { onError: () => toast(t('notSaved'), t('notSavedText'), 'error') })}
                    >
                      <NotificationLine notification={item} now={now} />
                    </button>
                  )}
                </Box>
              ))}
            </Box>
            <Box borderTopWidth="1px" borderColor="border" px="5" py="3" onClick={() => setOpen(false)}>
              <TextLink to={allAt}>{t('viewAll')}</TextLink>
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
