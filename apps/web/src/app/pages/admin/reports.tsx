import { useTranslation } from 'react-i18next';
import { CaseList } from '../../../features/operations/case-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminReports() {
  const { t } = useTranslation('operations');
  return (
    <Page title={t('cases.title')}>
      <PageHeader title={t('cases.title')} text={t('cases.text')} />
      <CaseList />
    </Page>
  );
}
