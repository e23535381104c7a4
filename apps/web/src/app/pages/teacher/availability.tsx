import { useTranslation } from 'react-i18next';
import { ManageAvailability } from '../../../features/availability/manage-availability';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherAvailability() {
  const { t } = useTranslation('availability');
  return (
    <Page title={t('manageTitle')}>
      <PageHeader title={t('manageTitle')} text={t('manageText')} />
      <ManageAvailability />
    </Page>
  );
}
