import { useTranslation } from 'react-i18next';
import { Schedule } from '../../../features/availability/schedule';
import { UpcomingSchedule } from '../../../features/lessons/upcoming-schedule';
import { paths } from '../../../lib/paths';
import { OwnPageHeader } from '../../../ui/own-page-header';
import { Page } from '../../../ui/page';

export default function TeacherSchedule() {
  const { t } = useTranslation('availability');
  return (
    <Page title={t('title')}>
      <OwnPageHeader title={t('title')} backTo={paths.teacherProfile} />
      <Schedule upcoming={<UpcomingSchedule />} />
    </Page>
  );
}
