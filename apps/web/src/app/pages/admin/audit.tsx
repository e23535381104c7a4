import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../features/operations/audit-list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminAudit() {
  const { t } = useTranslation('operations');
  return (
    <Page title={t('audit.title')}>
      <PageHeader title={t('audit.title')} text={t('audit.text')} />
      <AuditList filtered empty={t('audit.emptyText')} />
    </Page>
  );
}
