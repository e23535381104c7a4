import { useTranslation } from 'react-i18next';
import { ReportList } from '../../../features/operations/report-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminReports() {
  const { t } = useTranslation('operations');
  return (
    <Page title={t('reports.title')}>
      <PageHeader title={t('reports.title')} text={t('reports.text')} />
      <ReportList />
    </Page>
  );
}
