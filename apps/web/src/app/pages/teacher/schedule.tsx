import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Schedule } from '../../../features/availability/schedule';
import { UpcomingSchedule } from '../../../features/lessons/upcoming-schedule';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function TeacherSchedule() {
  const { t } = useTranslation(['availability', 'common']);
  return (
    <Page title={t('title')}>
      <ButtonLink to={paths.teacherDashboard} variant="ghost" size="sm" ms="-3" mb="2">
        <ArrowLeft aria-hidden />
        {t('common:back')}
      </ButtonLink>
      <PageHeader title={t('title')} text={t('text')} />
      <Schedule upcoming={<UpcomingSchedule />} />
    </Page>
  );
}
