import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Ledger } from '../../../features/operations/ledger';
import { query } from '../../../lib/query';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminLedger() {
  const { t } = useTranslation('operations');
  const ledger = useQuery(query('GET /api/admin/ledger'));
  return (
    <Page title={t('ledger.title')}>
      <PageHeader title={t('ledger.title')} text={t('ledger.text')}>
        <Button variant="outline" disabled={ledger.isFetching} onClick={() => void ledger.refetch()}>
          {t('ledger.count')}
        </Button>
      </PageHeader>
      <Ledger query={ledger} />
    </Page>
  );
}
