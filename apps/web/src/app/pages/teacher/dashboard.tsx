import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Star, Users, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmEmailNotice } from '../../../features/dashboard/confirm-email-notice';
import { DashboardHead } from '../../../features/dashboard/dashboard-head';
import { GettingStarted } from '../../../features/first-run/getting-started';
import { useLessons } from '../../../features/lessons/api/list-lessons';
import { nextStart } from '../../../features/lessons/lesson-rules';
import { UpcomingCard } from '../../../features/lessons/upcoming-card';
import { NotificationsCard } from '../../../features/notifications/notifications-card';
import { PauseNotice } from '../../../features/pause/pause-notice';
import { ProfileSummary } from '../../../features/profile/profile-summary';
import { usePendingRequests } from '../../../features/requests/api/list-requests';
import { RequestsCard } from '../../../features/requests/requests-card';
import { money, ratingText } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { useIsNarrow } from '../../../lib/use-is-narrow';
import { useNow } from '../../../lib/use-now';
import { useUser, useZone } from '../../../lib/use-session';
import { DashboardGrid } from '../../../ui/dashboard-grid';
import { EmptyState } from '../../../ui/empty-state';
import { hiddenWhile } from '../../../ui/hidden-while';
import { ButtonLink, TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { StatCard } from '../../../ui/stat-card';
import { StatStrip } from '../../../ui/stat-strip';

export default function TeacherDashboard() {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const zone = useZone();
  const firstName = useUser()?.firstName ?? '';
  const stats = useQuery(query('GET /api/lessons/stats'));
  const upcoming = useLessons('upcoming');
  const nextAt = nextStart(upcoming.data?.pages.flatMap(({ items }) => items) ?? [], now);
  const profile = useQuery(query('GET /api/me/profile'));
  const requests = usePendingRequests();
  // On a narrow screen requests come after the next lessons; the further ones are a link away.
  const isNarrow = useIsNarrow();
  const openRequests = new Set(requests.data?.items.map(({ id }) => id));
  const asksAnswer = requests.data ? requests.data.pendingCount > 0 : requests.isPending;
  const earnings = useQuery(query('GET /api/earnings', { query: { period: 'all' } }));
  const figure = (name: 'upcomingLessons' | 'uniqueConnections') => (stats.data ? stats.data[name] : stats.isError ? null : undefined);
  const isNew = stats.data?.completedLessons === 0;
  const notifications = <NotificationsCard allAt={paths.teacherNotifications} most={3} shown={openRequests} />;
  const gettingStarted = profile.data && stats.data && (
    <GettingStarted profile={profile.data} completedLessons={stats.data.completedLessons} />
  );
  const rating = profile.data
    ? profile.data.averageRating
      ? ratingText(profile.data.averageRating)
      : t('notAvailable')
    : profile.isError
      ? null
      : undefined;

  return (
    <Page title={t('teacherTitle')}>
      <DashboardHead title={t('teacherTitle')} firstName={firstName} nextAt={nextAt} loading={stats.isPending || upcoming.isPending} />
      <ConfirmEmailNotice />
      <PauseNotice profile={profile.data} />
      <DashboardGrid
        main={
          <>
            {isNew && gettingStarted}
            <UpcomingCard
              side="teacher"
              now={now}
              zone={zone}
              title={t('upcomingLessons')}
              subtitle={t('teachingSessions')}
              most={isNarrow && asksAnswer ? 3 : 5}
              more={<TextLink to={paths.teacherLessons}>{t('allLessons')}</TextLink>}
              empty={
                isNew ? (
                  <Text mt="3">{t('noUpcomingTeacher')}</Text>
                ) : (
                  <EmptyState
                    drawing="calendar"
                    title={t('noUpcomingTeacher')}
                    action={<ButtonLink to={paths.teacherSchedule}>{t('setAvailability')}</ButtonLink>}
                  />
                )
              }
            />
            {isNarrow && (
              <Box {...hiddenWhile(upcoming.isPending)}>
                <RequestsCard />
              </Box>
            )}
            <Box {...hiddenWhile(upcoming.isPending || (isNarrow && requests.isPending))}>
              <StatStrip>
                <StatCard
                  label={t('upcomingLessons')}
                  value={figure('upcomingLessons')}
                  icon={<CalendarDays />}
                  retry={stats.refetch}
                  tint="brand"
                />
                <StatCard
                  label={t('totalStudents')}
                  value={figure('uniqueConnections')}
                  icon={<Users />}
                  retry={stats.refetch}
                  tint="clay"
                />
                <StatCard label={t('averageRating')} value={rating} icon={<Star />} retry={profile.refetch} tint="leaf" />
                <StatCard
                  label={t('totalEarnings')}
                  value={earnings.data ? money(earnings.data.totalEarningsCents) : earnings.isError ? null : undefined}
                  icon={<Wallet />}
                  retry={earnings.refetch}
                  isMoney
                  tint="sun"
                />
              </StatStrip>
            </Box>
            {!isNew && (
              <Stack gap="6" {...hiddenWhile(upcoming.isPending || requests.isPending || stats.isPending)}>
                {notifications}
                {gettingStarted}
              </Stack>
            )}
          </>
        }
        side={
          <>
            {!isNarrow && <RequestsCard />}
            {isNew && notifications}
            <Box {...hiddenWhile(upcoming.isPending || requests.isPending || profile.isPending)}>
              <ProfileSummary>
                {!isNew && (
                  <Box as="section" aria-label={t('manageAvailability')} mt="6" pt="5" borderTopWidth="1px" borderColor="border">
                    <Heading as="h2" size="md">
                      {t('manageAvailability')}
                    </Heading>
                    <Text color="fg.muted" mt="1" mb="4">
                      {t('manageAvailabilityText')}
                    </Text>
                    <ButtonLink to={paths.teacherSchedule} variant="outline">
                      {t('setAvailability')}
                    </ButtonLink>
                  </Box>
                )}
              </ProfileSummary>
            </Box>
          </>
        }
      />
    </Page>
  );
}
