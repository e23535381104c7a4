import { useTranslation } from 'react-i18next';
import { PayoutList } from '../../../features/operations/payout-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminPayouts() {
  const { t } = useTranslation('operations');
  return (
    <Page title={t('payouts.title')}>
      <PageHeader title={t('payouts.title')} text={t('payouts.text')} />
      <PayoutList />
    </Page>
  );
}
