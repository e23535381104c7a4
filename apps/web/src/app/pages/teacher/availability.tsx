import { useTranslation } from 'react-i18next';
import { ManageAvailability } from '../../../features/availability/manage-availability';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherAvailability() {
  const { t } = useTranslation('availability');
  return (
    <Page title={t('manageTitle')} maxW="4xl">
      <PageHeader title={t('manageTitle')} text={t('manageText')} />
      <ManageAvailability />
      <TextLink to={paths.teacherSchedule} display="inline-block" mt="6">
        {t('fullSchedule')}
      </TextLink>
    </Page>
  );
}
