import { Box, Heading, Text } from '@chakra-ui/react';
import { CalendarDays, CircleCheck, Clock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmEmailNotice } from '../../../features/dashboard/confirm-email-notice';
import { DashboardHead } from '../../../features/dashboard/dashboard-head';
import { useLessons } from '../../../features/lessons/api/list-lessons';
import { useLessonStats } from '../../../features/lessons/api/lesson-stats';
import { nextStart } from '../../../features/lessons/lesson-rules';
import { PastCard } from '../../../features/lessons/past-card';
import { UpcomingCard } from '../../../features/lessons/upcoming-card';
import { useLatestNotifications } from '../../../features/notifications/api/list-notifications';
import { NotificationsCard } from '../../../features/notifications/notifications-card';
import { FeaturedTeachers } from '../../../features/teachers/featured-teachers';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/use-now';
import { useUser, useZone } from '../../../lib/use-session';
import { DashboardGrid } from '../../../ui/dashboard-grid';
import { EmptyState } from '../../../ui/empty-state';
import { hiddenWhile } from '../../../ui/hidden-while';
import { ButtonLink, TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { StatCard } from '../../../ui/stat-card';
import { StatStrip } from '../../../ui/stat-strip';

export default function StudentDashboard() {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const zone = useZone();
  const firstName = useUser()?.firstName ?? '';
  const stats = useLessonStats();
  const upcoming = useLessons('upcoming');
  const notifications = useLatestNotifications();
  const nextAt = nextStart(upcoming.data?.pages.flatMap(({ items }) => items) ?? [], now);
  const isNew = stats.data?.completedLessons === 0 && upcoming.data?.pages[0]?.items.length === 0;
  const figure = (name: 'upcomingLessons' | 'completedLessons' | 'uniqueConnections' | 'totalHours') =>
    stats.data ? stats.data[name] : stats.isError ? null : undefined;

  return (
    <Page title={t('studentTitle')}>
      <DashboardHead title={t('studentTitle')} firstName={firstName} nextAt={nextAt} loading={stats.isPending || upcoming.isPending} />
      <ConfirmEmailNotice />
      {isNew && (
        <Box as="section" mb="4" aria-labelledby="first-teachers">
          <Heading as="h2" size="lg" id="first-teachers" mb="4">
            {t('firstTeachers')}
          </Heading>
          <FeaturedTeachers empty={t('findNewText')} failed={t('couldNotLoad')} />
        </Box>
      )}
      <DashboardGrid
        main={
          <>
            <UpcomingCard
              side="student"
              now={now}
              zone={zone}
              title={t('upcomingLessons')}
              subtitle={t('learningSessions')}
              more={<TextLink to={paths.studentLessons}>{t('allLessons')}</TextLink>}
              empty={
                <EmptyState
                  drawing="calendar"
                  title={t('noUpcoming')}
                  action={<ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>}
                />
              }
            />
            <Box {...hiddenWhile(upcoming.isPending)}>
              <PastCard now={now} zone={zone} title={t('pastLessons')} empty={t('noPast')} />
            </Box>
          </>
        }
        side={
          <>
            <NotificationsCard allAt={paths.studentNotifications} />
            <Box {...hiddenWhile(notifications.isPending)}>
              <StatStrip>
                <StatCard
                  label={t('upcomingLessons')}
                  value={figure('upcomingLessons')}
                  icon={<CalendarDays />}
                  retry={stats.refetch}
                  tint="brand"
                />
                <StatCard
                  label={t('completedLessons')}
                  value={figure('completedLessons')}
                  icon={<CircleCheck />}
                  retry={stats.refetch}
                  tint="leaf"
                />
                <StatCard label={t('teachers')} value={figure('uniqueConnections')} icon={<Users />} retry={stats.refetch} tint="clay" />
                <StatCard label={t('studyHours')} value={figure('totalHours')} icon={<Clock />} retry={stats.refetch} tint="brand" />
              </StatStrip>
            </Box>
            <Panel bg="brand.subtle" boxShadow="none" flex={{ lg: '1' }} {...hiddenWhile(notifications.isPending)}>
              <Heading as="h2" size="md">
                {t('findNew')}
              </Heading>
              <Text color="fg.muted" mt="1" mb="4">
                {t('findNewText')}
              </Text>
              <ButtonLink to={paths.findTeachers}>{t('browse')}</ButtonLink>
            </Panel>
          </>
        }
      />
    </Page>
  );
}
