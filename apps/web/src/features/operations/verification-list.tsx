import { Badge, Box, Skeleton, Tabs } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { VerificationQueue } from '@somo/contracts/verification';
import { query } from '../../lib/query';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { useVerification } from './api/list-verification';
import { countOf } from './count-of';
import { TwoStepNotice } from './two-step-notice';
import { VerificationCard } from './verification-card';

const queues = ['pending', 'decided'] as const satisfies VerificationQueue[];

/** Documents that wait, and those that are decided; the selected tab is in the URL. */
export function VerificationList() {
  const { t } = useTranslation('verification');
  const [search, setSearch] = useSearchParams();
  const status = queues.find((each) => each === search.get('status')) ?? 'pending';
  const count = countOf(useVerification('pending'));
  const twoStep = useQuery(query('GET /api/auth/two-step'));
  return (
    <>
      {twoStep.data?.isOn === false && <TwoStepNotice />}
      <Tabs.Root
        value={status}
        onValueChange={({ value }) => setSearch(value === 'decided' ? { status: value } : {}, { replace: true, preventScrollReset: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List mb="2">
          {queues.map((each) => (
            <Tabs.Trigger key={each} value={each} id={`documents-${each}`}>
              {t(`queue.${each}`)}
              {each === 'pending' && count && count !== '0' && (
                <Badge aria-hidden colorPalette="clay" size="sm" alignSelf="center">
                  {count}
                </Badge>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {queues.map((each) => (
          <Tabs.Content key={each} value={each}>
            <Documents status={each} mayOpen={twoStep.data?.isOn === true} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

function Documents({ status, mayOpen }: { status: VerificationQueue; mayOpen: boolean }) {
  const { t } = useTranslation('verification');
  const list = useVerification(status);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {list.isPending && (
        <Loading label={t('queue.loading')} display="grid" gap="4">
          {[0, 1].map((at) => (
            <Skeleton key={at} h="36" borderRadius="l3" />
          ))}
        </Loading>
      )}
      <FetchError of={list} text={t('queue.failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          <EmptyState
            drawing={status === 'pending' ? 'door' : 'path'}
            title={t(status === 'pending' ? 'queue.empty' : 'queue.emptyDecided')}
            text={t(status === 'pending' ? 'queue.emptyText' : 'queue.emptyDecidedText')}
          />
        </Panel>
      )}
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Each of={items}>{(task) => <VerificationCard task={task} mayOpen={mayOpen} />}</Each>
      </Box>
      <ShowMore of={list} />
    </>
  );
}
