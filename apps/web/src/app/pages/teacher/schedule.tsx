import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Schedule } from '../../../features/availability/schedule';
import { UpcomingSchedule } from '../../../features/lessons/upcoming-schedule';
import { PauseNotice } from '../../../features/pause/pause-notice';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { OwnPageHeader } from '../../../ui/own-page-header';
import { Page } from '../../../ui/page';

export default function TeacherSchedule() {
  const { t } = useTranslation('availability');
  const profile = useQuery(query('GET /api/me/profile'));
  return (
    <Page title={t('title')}>
      <OwnPageHeader title={t('title')} backTo={paths.teacherProfile} />
      <PauseNotice profile={profile.data} />
      <Schedule upcoming={<UpcomingSchedule />} isPaused={profile.data?.pausedUntil !== undefined} />
    </Page>
  );
}
