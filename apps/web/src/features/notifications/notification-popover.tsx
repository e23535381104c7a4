import { useEffect, useState } from 'react';
import { Box, Popover, Portal, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/use-now';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { useLatestNotifications } from './api/latest-notifications';
import { BellButton, type Arrived } from './bell-button';
import { PopoverItem } from './popover-item';

interface Props {
  allAt: string;
  arrived: Arrived;
}

/** The bell and the latest notifications. Opens on mount, because it is only loaded once the user asks for it. */
export function NotificationPopover({ allAt, arrived }: Props) {
  const { t } = useTranslation('notifications');
  const now = useNow();
  const [open, setOpen] = useState(false);
  // Opens after the first render: the focus moves in only when the popover changes to open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const latest = useLatestNotifications();
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
        <BellButton unread={unread} arrived={arrived} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('title')} w={{ base: 'calc(100vw - 2rem)', sm: '26rem' }}>
            <Popover.Title asChild>
              <Text px="5" pt="4" pb="2" fontFamily="heading" fontWeight="bold" textStyle="lg">
                {t('title')}
              </Text>
            </Popover.Title>
            <Box maxH="min(28rem, 60vh)" overflowY="auto" px="2" pb="2" tabIndex={-1}>
              <FetchError compact of={latest} text={t('failed')} />
              {latest.isPending && (
                <Loading label={t('loading')} display="flex" flexDirection="column" gap="4" px="3" py="3">
                  {[0, 1, 2].map((at) => (
                    <Skeleton key={at} h="10" />
                  ))}
                </Loading>
              )}
              {latest.data && items.length === 0 && <EmptyState drawing="bell" title={t('none')} text={t('noneText')} />}
              <Each of={items}>{(item) => <PopoverItem notification={item} now={now} onLeave={() => setOpen(false)} />}</Each>
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
