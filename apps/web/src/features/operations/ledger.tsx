import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../lib/query';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { AccountTable } from './account-table';
import { ClearingPanel } from './clearing-panel';
import { FeesPanel } from './fees-panel';
import { LedgerStatus } from './ledger-status';

/** The accounts, what they mean, and whether they balance. */
export function Ledger({ query }: { query: Answer<'GET /api/admin/ledger'> }) {
  const { t } = useTranslation('operations');
  const sums = query.data;
  return (
    <>
      {query.isPending && (
        <Loading label={t('ledger.loading')} display="grid" gap="6">
          <Skeleton h="32" borderRadius="l3" />
          <Skeleton h="80" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={query} text={t('ledger.failed')} />
      {sums?.accounts.length === 0 && (
        <Panel>
          <EmptyState drawing="path" title={t('ledger.empty')} text={t('ledger.emptyText')} />
        </Panel>
      )}
      {sums && sums.accounts.length > 0 && (
        <Stack gap="6">
          <LedgerStatus sums={sums} countedAt={query.dataUpdatedAt} />
          <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            <ClearingPanel accounts={sums.accounts} />
            <FeesPanel accounts={sums.accounts} />
          </Box>
          <AccountTable sums={sums} />
        </Stack>
      )}
    </>
  );
}
