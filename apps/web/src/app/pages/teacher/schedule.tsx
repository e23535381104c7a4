import { useTranslation } from 'react-i18next';
import { Schedule } from '../../../features/availability/schedule';
import { UpcomingSchedule } from '../../../features/lessons/upcoming-schedule';
import { paths } from '../../../lib/paths';
import { BackToProfile } from '../../../ui/back-link';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherSchedule() {
  const { t } = useTranslation('availability');
  return (
    <Page title={t('title')}>
      <BackToProfile to={paths.teacherProfile} />
      <PageHeader title={t('title')} text={t('text')} />
      <Schedule upcoming={<UpcomingSchedule />} />
    </Page>
  );
}
