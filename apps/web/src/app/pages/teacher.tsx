import { useState } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { freeCancelHours, lessonMinutes } from '@somo/contracts/rules/booking';
import { subjectName } from '../../i18n/names';
import { NextTimes } from '../../features/booking/next-times';
import { OwnPageNote } from '../../features/first-run/own-page-note';
import { TeacherReviews } from '../../features/reviews/teacher-reviews';
import { PausedPanel } from '../../features/booking/paused-panel';
import { OnlyKnown } from '../../features/booking/only-known';
import { BookingBar } from '../../features/teachers/booking-bar';
import { Favorite } from '../../features/teachers/favorite';
import { HourlyPrice } from '../../features/teachers/hourly-price';
import { timesOfSearch } from '../../features/teachers/times-of-search';
import { NextFreeText } from '../../features/teachers/next-free-text';
import { TeacherBanner } from '../../features/teachers/teacher-banner';
import { TeacherDetails } from '../../features/teachers/teacher-details';
import { WaitForTime } from '../../features/waits/wait-for-time';
import { ownPath, paths } from '../../lib/paths';
import { isGone } from '../../lib/problem';
import { query } from '../../lib/query';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { useNow } from '../../lib/use-now';
import { useUser, useZone } from '../../lib/use-session';
import { useTimesIn } from '../../lib/use-times-in';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { CopyNote } from '../layouts/copy-note';
import { ReportReview } from '../report-review';
import { ReportTeacher } from '../report-teacher';

const loadSignIn = () => import('../sign-in-to-book').then((file) => file.SignInToBook);

/** A teacher's public page, which can be shared; booking needs an account. */
export default function Teacher() {
  const { t } = useTranslation(['booking', 'search', 'teachers', 'common']);
  const { t: searchText } = useTranslation('search');
  const { teacherId = '' } = useParams();
  const { state } = useLocation() as { state: { results?: unknown; subject?: unknown } | null };
  const go = useNavigate();
  const now = useNow(60_000);
  const zone = useZone();
  const timesIn = useTimesIn(zone, now);
  const user = useUser();
  const narrow = useIsNarrow();
  // The results the reader came from, or else the list of teachers.
  const list = (state ? ownPath(state.results) : null) ?? (user?.role === 'student' ? paths.findTeachers : paths.teachers);
  // Where a visitor wants to go, while asked to sign in.
  const [wanted, setWanted] = useState<string | null>(null);
  const { part: SignInToBook, ...signIn } = useDeferredImport(loadSignIn);
  const found = useQuery({ ...query('GET /api/teachers/:id', { params: { id: teacherId } }), enabled: teacherId !== '' });
  const teacher = found.data;

  if (found.isError && !teacher) {
    const unknown = isGone(found.error);
    return (
      <Page title={t(unknown ? 'notFound' : 'failed')}>
        <ErrorState
          isPage
          text={t(unknown ? 'notFound' : 'failed')}
          retry={unknown ? undefined : found.refetch}
          action={
            <ButtonLink to={list} variant="outline">
              {t('return')}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  if (!teacher)
    return (
      <Page title={t('loading')}>
        {/* As tall as the screen, so that the footer does not move when the teacher comes. */}
        <Box minH="screen">
          <Panel>
            <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
              <Skeleton h="20" />
              <Skeleton h="6" w="1/2" />
              <Skeleton h="40" />
            </Loading>
          </Panel>
        </Box>
      </Page>
    );

  /** A visitor is asked to sign in first. */
  function open(to: string): void {
    if (user) return void go(to);
    ask(to);
  }
  const subject = teacher.subjects.find((each) => each === state?.subject);
  const times = timesOfSearch(list, { zone, now }, searchText);
  const book = () => {
    const chosen = new URLSearchParams(times?.search);
    if (subject) chosen.set('subject', subject);
    const search = chosen.toString();
    open(paths.bookLesson(teacherId) + (search && `?${search}`));
  };
  function ask(to: string): void {
    setWanted(to);
    signIn.show();
  }
  const { pausedUntil, hourlyRateCents: price } = teacher;
  const isOpen = !teacher.onlyKnownStudents;
  const mayWrite = user === null || user.role === 'student';
  const mayBook = isOpen && !pausedUntil && mayWrite;
  const write = () => open(paths.messagesWith('student', teacherId));
  return (
    <Page title={t('search:pageTitle', { name: teacher.fullName, subject: subjectName(teacher.subjects[0] ?? '') || t('general') })}>
      <CopyNote px="0" pt="0" pb="3" />
      <ButtonLink
        to={list}
        variant="ghost"
        size="sm"
        ms="-3"
        mt={{ base: '-4', lg: '0' }}
        mb={{ base: '1', lg: '3' }}
        minH={{ base: '11', lg: '9' }}
      >
        <ArrowLeft aria-hidden />
        {t('allTeachers')}
      </ButtonLink>
      {user?.id === teacher.id && <OwnPageNote teacher={teacher} />}
      <Box
        display="grid"
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        gridTemplateRows={{ lg: 'auto auto 1fr' }}
        // What takes the focus stays clear of the bar at the bottom.
        css={{ lgDown: { '& :is(a, button)': { scrollMarginBottom: '6rem' } } }}
      >
        <TeacherBanner teacher={teacher} heart={<Favorite teacher={teacher} onAsk={ask} />} />
        <Box display={{ base: 'contents', lg: 'grid' }} gap="6" gridColumn="2" gridRow="1 / span 3" position="sticky" top="24">
          {pausedUntil ? (
            <PausedPanel teacher={teacher} until={pausedUntil} mayWrite={mayWrite && isOpen}>
              <HourlyPrice cents={price} textStyle="xl" w="full" />
              {mayWrite && isOpen && (
                <Button w="full" onClick={write}>
                  {t('teachers:message')}
                </Button>
              )}
            </PausedPanel>
          ) : (
            <Panel asChild>
              <section aria-label={t('title', { name: teacher.fullName })}>
                <Heading as="h2" size="md">
                  {t('title', { name: teacher.firstName || t('common:unknownTeacher') })}
                </Heading>
                {price === null ? (
                  <Text mt="3">{t('notTaking')}</Text>
                ) : (
                  <>
                    {/* On a narrow screen it is in the bar at the bottom. */}
                    <HourlyPrice cents={price} textStyle="3xl" mt="3" display={{ base: mayBook ? 'none' : 'block', lg: 'block' }} />
                    <Text color="fg.muted" textStyle={{ base: 'xs', lg: 'sm' }} mt="1" mb={{ base: '4', lg: '5' }}>
                      {t('facts', { minutes: lessonMinutes, hours: freeCancelHours })}
                    </Text>
                    {teacher.sharesAvailability && teacher.nextFreeAt && mayBook ? (
                      <NextTimes teacher={teacher} {...{ now, zone }} wanted={times} subject={subject} onAsk={user ? null : ask} />
                    ) : isOpen ? (
                      <NextFreeText teacher={teacher} now={now} zone={zone} />
                    ) : null}
                    {user && mayBook && teacher.sharesAvailability && !teacher.nextFreeAt && (
                      <Box mt="4">
                        <WaitForTime teacher={teacher} zone={zone} />
                      </Box>
                    )}
                    {isOpen && teacher.sharesAvailability && (
                      <Text color="fg.muted" textStyle="xs" mt="2">
                        {timesIn}
                      </Text>
                    )}
                    {user && mayBook && teacher.sharesAvailability && teacher.nextFreeAt && (
                      <Box mt="2">
                        <WaitForTime teacher={teacher} zone={zone} hasTimes />
                      </Box>
                    )}
                    {isOpen && !teacher.sharesAvailability && user === null && (
                      <ButtonLink variant="outline" w="full" mt="4" to={paths.login} state={{ from: paths.bookLesson(teacherId) }}>
                        {t('search:signIn')}
                      </ButtonLink>
                    )}
                    {!isOpen && <OnlyKnown teacher={teacher} isLinked={user?.role === 'student'} />}
                    {!mayBook && isOpen && (
                      <Text color="fg.muted" textStyle="sm" mt="5">
                        {t('search:studentsBook')}
                      </Text>
                    )}
                    {mayBook && !narrow && (
                      <Button size="lg" w="full" mt="5" onClick={book}>
                        {t('teachers:bookLesson')}
                      </Button>
                    )}
                    {mayBook && (
                      <Button variant="outline" w="full" mt="3" onClick={write}>
                        {t('teachers:message')}
                      </Button>
                    )}
                  </>
                )}
              </section>
            </Panel>
          )}
        </Box>
        <TeacherDetails teacher={teacher} brief />
        <TeacherReviews
          teacher={teacher}
          now={now}
          isNew={mayBook && price !== null && teacher.lessonsTaught === 0}
          isOwn={user?.id === teacher.id}
          report={(review) => (
            <ReportReview
              review={review}
              {...(review.mine ? { replyBy: teacher.firstName } : {})}
              onAsk={() => ask(paths.teacher(teacherId))}
            />
          )}
        />
      </Box>
      <ReportTeacher teacher={teacher} onAsk={() => ask(paths.teacher(teacherId))} />
      {narrow && mayBook && price !== null && (
        <BookingBar cents={price}>
          <Button size="lg" onClick={book}>
            {t('teachers:bookLesson')}
          </Button>
        </BookingBar>
      )}
      {SignInToBook && wanted !== null && <SignInToBook from={wanted} teacher={teacher} onClose={() => setWanted(null)} />}
    </Page>
  );
}
