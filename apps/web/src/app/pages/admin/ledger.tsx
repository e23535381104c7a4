import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLedger } from '../../../features/operations/api/get-ledger';
import { Ledger } from '../../../features/operations/ledger';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminLedger() {
  const { t } = useTranslation('operations');
  const query = useLedger();
  return (
    <Page title={t('ledger.title')}>
      <PageHeader title={t('ledger.title')} text={t('ledger.text')}>
        <Button variant="outline" disabled={query.isFetching} onClick={() => void query.refetch()}>
          {t('ledger.count')}
        </Button>
      </PageHeader>
      <Ledger query={query} />
    </Page>
  );
}
