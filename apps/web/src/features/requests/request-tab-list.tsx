import { Box, Button, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest, RequestTab } from '@somo/contracts/requests';
import { listMark } from '../../lib/focus-spot';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import type { useRequests } from './api/list-requests';
import { byTime } from './by-time';
import { RequestItem } from './request-item';
import { SameTime } from './same-time';
import type { Answers } from './use-answers';

interface Props {
  tab: RequestTab;
  query: ReturnType<typeof useRequests>;
  zone: string;
  now: number;
  answers: Answers;
  onOpen: (request: BookingRequest) => void;
}

export function RequestTabList({ tab, query, zone, now, answers, onOpen }: Props) {
  const { t } = useTranslation(['requests', 'common']);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isPending)
    return (
      <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
        {[0, 1].map((at) => (
          <Panel key={at}>
            <Skeleton h="24" />
          </Panel>
        ))}
      </Loading>
    );
  return (
    <Stack gap="4" {...listMark} tabIndex={-1} role="group" aria-label={t(`tabs.${tab}`)}>
      <FetchError of={query} text={`${t('failed')}. ${t('failedText')}.`} />
      {query.data && items.length === 0 && (
        <Panel>
          <EmptyState drawing="calendar" title={t(`empty.${tab}`)} text={t(`emptyHint.${tab}`)} />
        </Panel>
      )}
      <Each of={tab === 'pending' ? byTime(items) : items.map(alone)}>
        {({ time, requests }) => (
          <Stack gap="3">
            {requests.length > 1 && <SameTime time={time} zone={zone} pt="2" />}
            <Each of={requests}>
              {(request) => <RequestItem request={request} zone={zone} now={now} answers={answers} onOpen={onOpen} />}
            </Each>
          </Stack>
        )}
      </Each>
      {query.hasNextPage && (
        <Box textAlign="center">
          <Button variant="outline" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('common:showMore')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

const alone = (request: BookingRequest) => ({ id: request.id, time: request, requests: [request] });
