import { Badge, Box, Skeleton, Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ReportStatus } from '@somo/contracts/reports';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { useReports } from './api/list-reports';
import { countOf } from './count-of';
import { ReportCard } from './report-card';

const statuses = ['open', 'answered'] as const satisfies ReportStatus[];

/** Open and answered reports; the selected tab is in the URL. */
export function ReportList() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const status = statuses.find((each) => each === search.get('status')) ?? 'open';
  const count = countOf(useReports('open'));
  return (
    <Tabs.Root
      value={status}
      onValueChange={({ value }) => setSearch(value === 'answered' ? { status: value } : {}, { replace: true, preventScrollReset: true })}
      lazyMount
      unmountOnExit
    >
      <Tabs.List mb="2">
        {statuses.map((each) => (
          <Tabs.Trigger key={each} value={each}>
            {t(`reports.${each}`)}
            {each === 'open' && count && count !== '0' && (
              <Badge aria-hidden colorPalette="clay" size="sm" alignSelf="center">
                {count}
              </Badge>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {statuses.map((each) => (
        <Tabs.Content key={each} value={each}>
          <ReportsOf status={each} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function ReportsOf({ status }: { status: ReportStatus }) {
  const { t } = useTranslation('operations');
  const list = useReports(status);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {list.isPending && (
        <Loading label={t('reports.loading')} display="grid" gap="6">
          {[0, 1].map((at) => (
            <Skeleton key={at} h="44" borderRadius="l3" />
          ))}
        </Loading>
      )}
      <FetchError of={list} text={t('reports.failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          <EmptyState
            drawing={status === 'open' ? 'door' : 'path'}
            title={t(status === 'open' ? 'reports.empty' : 'reports.emptyAnswered')}
            text={t(status === 'open' ? 'reports.emptyText' : 'reports.emptyAnsweredText')}
          />
        </Panel>
      )}
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Each of={items}>{(report) => <ReportCard report={report} />}</Each>
      </Box>
      <ShowMore of={list} />
    </>
  );
}
