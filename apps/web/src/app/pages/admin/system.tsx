import { Button, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CertificatesPanel } from '../../../features/operations/system/certificates-panel';
import { DeadLetters } from '../../../features/operations/system/dead-letters';
import { QueuesPanel } from '../../../features/operations/system/queues-panel';
import { ServiceTable } from '../../../features/operations/system/service-table';
import { SystemChecks } from '../../../features/operations/system/system-checks';
import { SystemVerdict } from '../../../features/operations/system/system-verdict';
import { query } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';

export default function AdminSystem() {
  const { t } = useTranslation('operations');
  const system = useQuery(query('GET /api/admin/system'));
  return (
    <Page title={t('system.title')}>
      <PageHeader title={t('system.title')} text={t('system.text')}>
        <Button variant="outline" disabled={system.isFetching} onClick={() => void system.refetch()}>
          {t('system.again')}
        </Button>
      </PageHeader>
      {system.isPending && (
        <Loading label={t('system.loading')}>
          <Panel display="flex" flexDirection="column" gap="5">
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} h="10" />
            ))}
          </Panel>
        </Loading>
      )}
      <FetchError of={system} text={t('system.failed')} />
      {system.data && (
        <Stack gap="6">
          <SystemVerdict system={system.data} />
          <SystemChecks system={system.data} />
          <DeadLetters letters={system.data.deadLetters} />
          <ServiceTable system={system.data} />
          <QueuesPanel services={system.data.services} silent={system.data.silent} />
          <CertificatesPanel certificates={system.data.certificates} />
        </Stack>
      )}
    </Page>
  );
}
