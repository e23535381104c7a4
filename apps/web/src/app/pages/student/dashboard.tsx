import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmEmailNotice } from '../../../features/dashboard/confirm-email-notice';
import { DashboardHead } from '../../../features/dashboard/dashboard-head';
import { StudentFigures } from '../../../features/dashboard/student-figures';
import { useLessons } from '../../../features/lessons/api/list-lessons';
import { isPayable, nextStart, upcomingLessons } from '../../../features/lessons/lesson-rules';
import type { ReviewOf } from '../../../features/lessons/lesson-dialogs';
import { LessonReview } from '../../../features/reviews/lesson-review';
import { PaymentDue } from '../../../features/lessons/payment-due';
import { PastCard } from '../../../features/lessons/past-card';
import { UpcomingCard } from '../../../features/lessons/upcoming-card';
import { useLatestNotifications } from '../../../features/notifications/api/latest-notifications';
import { NotificationsCard } from '../../../features/notifications/notifications-card';
import { FeaturedTeachers } from '../../../features/teachers/featured-teachers';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { useNow } from '../../../lib/use-now';
import { useUser, useZone } from '../../../lib/use-session';
import { DashboardGrid } from '../../../ui/dashboard-grid';
import { EmptyState } from '../../../ui/empty-state';
import { hiddenWhile } from '../../../ui/hidden-while';
import { Later } from '../../../ui/later';
import { ButtonLink, TextLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';

const briefReview: ReviewOf = (lesson, at) => <LessonReview {...{ lesson, ...at }} side="student" brief />;

export default function StudentDashboard() {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const zone = useZone();
  const firstName = useUser()?.firstName ?? '';
  const stats = useQuery(query('GET /api/lessons/stats'));
  const upcoming = useLessons('upcoming');
  const notifications = useLatestNotifications();
  const lessons = upcomingLessons(upcoming.data?.pages.flatMap(({ items }) => items) ?? [], now);
  const nextAt = nextStart(lessons, now);
  const unpaid = lessons.filter((lesson) => isPayable(lesson, 'student', now));
  // The next lesson says it of itself.
  const isDueOnTop = unpaid.length > 1 || unpaid[0] !== lessons[0];
  const isNew = stats.data?.completedLessons === 0 && upcoming.data?.pages[0]?.items.length === 0;
  // With a lesson or none ahead, the past ones close the column.
  const isShort = upcoming.data !== undefined && lessons.length < 2;
  const past = <PastCard now={now} zone={zone} title={t('pastLessons')} empty={t('noPast')} review={briefReview} />;
  // Before the first lesson, what is still empty takes little room.
  const noUpcoming = stats.data?.completedLessons ? (
    <EmptyState drawing="calendar" title={t('noUpcoming')} action={<ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>} />
  ) : (
    <Box display="flex" flexWrap="wrap" gap="3" mt="3" alignItems="center" justifyContent="space-between">
      <Text>{t('noUpcoming')}</Text>
      <ButtonLink to={paths.findTeachers} size="sm" variant="outline">
        {t('findTeachers')}
      </ButtonLink>
    </Box>
  );

  return (
    <Page title={t('studentTitle')}>
      <DashboardHead title={t('studentTitle')} firstName={firstName} nextAt={nextAt} loading={stats.isPending || upcoming.isPending} />
      {unpaid.length === 0 && (
        <Box {...hiddenWhile(upcoming.isPending)}>
          <ConfirmEmailNotice />
        </Box>
      )}
      {isDueOnTop && <PaymentDue lessons={lessons} now={now} zone={zone} isElsewhere />}
      {isNew && (
        <Box as="section" mb="4" aria-labelledby="first-teachers">
          <Heading as="h2" size="lg" id="first-teachers">
            {t('firstTeachers')}
          </Heading>
          <Text color="fg.muted" mt="1" mb="4">
            {t('firstTeachersText')}
          </Text>
          <FeaturedTeachers empty={t('findNewText')} failed={t('couldNotLoad')} />
        </Box>
      )}
      <Stack gap="6">
        <DashboardGrid
          isFilled={isShort}
          main={
            <>
              <UpcomingCard
                side="student"
                now={now}
                zone={zone}
                title={t('upcomingLessons')}
                subtitle={t('learningSessions')}
                more={<TextLink to={paths.studentLessons}>{t('allLessons')}</TextLink>}
                empty={noUpcoming}
                most={5}
                isDueAbove={isDueOnTop}
              />
              {/* A lesson that waits to be paid comes first. */}
              {unpaid.length > 0 && <ConfirmEmailNotice />}
              {isShort && past}
            </>
          }
          side={
            <>
              <NotificationsCard allAt={paths.studentNotifications} />
              <Box {...hiddenWhile(notifications.isPending)}>
                <StudentFigures of={stats} />
              </Box>
            </>
          }
        />
        <Later>
          {!isShort && <Box {...hiddenWhile(upcoming.isPending)}>{past}</Box>}
          <Panel
            display="flex"
            flexWrap="wrap"
            columnGap="6"
            rowGap="4"
            alignItems="center"
            justifyContent="space-between"
            bg="brand.subtle"
            boxShadow="none"
            {...hiddenWhile(notifications.isPending)}
          >
            <Box minW="0">
              <Heading as="h2" size="md">
                {t('findNew')}
              </Heading>
              <Text color="fg.muted" mt="1">
                {t('findNewText')}
              </Text>
            </Box>
            <ButtonLink to={paths.findTeachers} variant="outline">
              {t('browse')}
            </ButtonLink>
          </Panel>
        </Later>
      </Stack>
    </Page>
  );
}
