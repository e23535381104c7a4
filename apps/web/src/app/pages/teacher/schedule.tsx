import { useTranslation } from 'react-i18next';
import { Schedule } from '../../../features/availability/schedule';
import { UpcomingSchedule } from '../../../features/lessons/upcoming-schedule';
import { paths } from '../../../lib/paths';
import { TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherSchedule() {
  const { t } = useTranslation(['availability', 'common']);
  return (
    <Page title={t('title')}>
      <TextLink to={paths.teacherDashboard}>{t('common:back')}</TextLink>
      <PageHeader title={t('title')} text={t('text')} />
      <Schedule upcoming={<UpcomingSchedule />} />
    </Page>
  );
}
