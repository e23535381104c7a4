import { useState } from 'react';
import { Badge, Box, Button, Skeleton, Stack, Tabs } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NotificationCategory } from '@somo/contracts/notifications';
import { consecutive } from '../../lib/consecutive';
import { addDays } from '../../lib/days';
import { dayOf, dayText } from '../../lib/format';
import { pages } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Isolated } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { ShowMore } from '../../ui/show-more';
import { useReadAllNotifications } from './api/change-notifications';
import { useAwaitedNotifications } from './api/awaited-notifications';
import { NotificationSection } from './notification-section';
import { LeavingList, useLeaving } from './use-neighbor-focus';

const types = ['all', 'lesson', 'payment', 'message', 'system'] as const;

export function NotificationPage() {
  const { t } = useTranslation(['notifications', 'common']);
  const now = useNow();
  const zone = useZone();
  const [tab, setTab] = useState<'all' | 'unread'>('all');
  const [type, setType] = useState<NotificationCategory | 'all'>('all');
  const category = type === 'all' ? undefined : type;
  const list = useInfiniteQuery(pages('GET /api/notifications', { query: { type: category, unread: tab === 'unread' || undefined } }));
  const isLeaving = useLeaving();
  const readingAll = useReadAllNotifications();
  const { isLoading: isLookingForAwaited, awaited } = useAwaitedNotifications(category);
  const waiting = new Set(awaited.map(({ id }) => id));
  const items = list.data?.pages.flatMap((page) => page.items).filter(({ id }) => !waiting.has(id)) ?? [];
  const unread = list.data?.pages[0]?.unreadCount ?? 0;
  const empty = tab === 'unread' ? t('emptyUnread') : type === 'all' ? t('emptyAll') : t('emptyType', { type: t(`typeWords.${type}`) });

  const isLoading = list.isPending || (isLookingForAwaited && !list.isError);

  const today = dayOf(now, zone);
  const dayWord = (day: string) => {
    if (day === today) return t('common:today');
    return day === addDays(today, -1) ? t('yesterday') : dayText(day);
  };

  const content = (
    <>
      {isLoading && (
        <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
          {[0, 1, 2].map((at) => (
            <Box key={at} display="flex" gap="3">
              <Skeleton w="10" h="10" />
              <Stack flex="1">
                <Skeleton h="5" w="1/2" />
                <Skeleton h="4" />
              </Stack>
            </Box>
          ))}
        </Loading>
      )}
      <FetchError of={list} text={t('failed')} />
      {!isLoading && !list.isError && awaited.length + items.length === 0 && (
        <Panel>
          <EmptyState drawing="bell" title={t('emptyTitle')} text={empty} />
        </Panel>
      )}
      {list.data && !isLoading && (
        <LeavingList value={isLeaving}>
          <Stack gap="8" data-notifications>
            {awaited.length > 0 && <NotificationSection isAwaited title={t('waiting')} items={awaited} now={now} />}
            {consecutive(items, ({ createdAt }) => dayOf(createdAt, zone)).map((group) => (
              <Isolated key={group.key} of={group.key}>
                {() => <NotificationSection title={dayWord(group.key)} items={group.items} now={now} />}
              </Isolated>
            ))}
          </Stack>
        </LeavingList>
      )}
      <ShowMore of={list} />
    </>
  );

  return (
    <>
      <PageHeader title={t('title')}>
        {(unread > 0 || list.isPending) && (
          <Button
            variant="outline"
            size={{ base: 'sm', md: 'md' }}
            px={{ base: '2', md: '5' }}
            visibility={unread > 0 ? 'visible' : 'hidden'}
            disabled={readingAll.isPending}
            onClick={() => readingAll.mutate(undefined, { onError: () => toast(t('notSaved'), t('notSavedText'), 'error') })}
          >
            {t('markAll')}
          </Button>
        )}
      </PageHeader>
      <Tabs.Root value={tab} onValueChange={(change) => setTab(change.value === 'unread' ? 'unread' : 'all')} lazyMount unmountOnExit>
        <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="3" alignItems="flex-end" justifyContent="space-between">
          <Tabs.List flex="1 0 auto" maxW="full">
            <Tabs.Trigger value="all">{t('all')}</Tabs.Trigger>
            <Tabs.Trigger value="unread">
              {t('unread')}
              {unread > 0 && (
                <Badge variant="solid" colorPalette="clay" size="sm" alignSelf="center">
                  {unread}
                </Badge>
              )}
            </Tabs.Trigger>
          </Tabs.List>
          <Box w={{ base: '36', sm: '48' }}>
            <SelectField
              hideLabel
              label={t('filter')}
              value={type}
              onChange={(value) => setType(types.find((each) => each === value) ?? 'all')}
              options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
          </Box>
        </Box>
        <Tabs.Content value="all">{content}</Tabs.Content>
        <Tabs.Content value="unread">{content}</Tabs.Content>
      </Tabs.Root>
    </>
  );
}
