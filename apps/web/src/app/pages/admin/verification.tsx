import { useTranslation } from 'react-i18next';
import { VerificationList } from '../../../features/operations/verification-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminVerification() {
  const { t } = useTranslation('verification');
  return (
    <Page title={t('queue.title')}>
      <PageHeader title={t('queue.title')} text={t('queue.text')} />
      <VerificationList />
    </Page>
  );
}
