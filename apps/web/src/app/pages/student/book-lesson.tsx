import { lazy, Suspense } from 'react';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { KnownTeachers } from '../../../features/booking/known-teachers';
import { useWhoFor } from '../../../features/learners/use-who-for';
import { ForLine } from '../../../features/learners/for-line';
import { WhoFor } from '../../../features/learners/who-for';
import { PausedPanel } from '../../../features/booking/paused-panel';
import { OnlyKnown } from '../../../features/booking/only-known';
import { useLessons } from '../../../features/lessons/api/list-lessons';
import { AskForTime } from '../../../features/requests/ask-for-time';
import { timesOfSearch } from '../../../features/teachers/times-of-search';
import { TeacherDetails } from '../../../features/teachers/teacher-details';
import { TeacherHead } from '../../../features/teachers/teacher-head';
import { WaitForTime } from '../../../features/waits/wait-for-time';
import { paths } from '../../../lib/paths';
import { ProblemError } from '../../../lib/problem';
import { query } from '../../../lib/query';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { MessageLink } from '../../../ui/message-link';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';

const BookingWizard = lazy(() => import('../../../features/booking/booking-wizard').then((file) => ({ default: file.BookingWizard })));

/** Of the wizard, beside the teacher on a wide screen. */
const column = { gridRow: { lg: '1 / span 2' }, gridColumn: { lg: '2' }, minW: '0' };

function isUnknown(error: unknown): boolean {
  return error instanceof ProblemError && [400, 404, 422].includes(error.problem.status);
}

export default function BookLesson() {
  const { teacherId } = useParams();
  return teacherId ? <BookWith teacherId={teacherId} /> : <ChooseTeacher />;
}

function BookWith({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const { t: searchText } = useTranslation('search');
  const zone = useZone();
  const now = useNow(60_000);
  const { search } = useLocation();
  const teacher = useQuery(query('GET /api/teachers/:id', { params: { id: teacherId } }));
  const pausedUntil = teacher.data?.pausedUntil;
  const who = useWhoFor();
  const whoFor = { learnerId: who.learnerId, isPending: who.isPending, choice: <WhoFor who={who} /> };
  const away = (
    <ButtonLink to={paths.findTeachers} variant="outline">
      {t('return')}
    </ButtonLink>
  );
  const waiting = (
    <Panel>
      <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
        <Skeleton h="20" />
        <Skeleton h="6" w="1/2" />
        <Skeleton h="40" />
      </Loading>
    </Panel>
  );

  const waitingHead = (
    <Panel>
      <Box display="flex" gap="4">
        <Skeleton w="20" h="20" flexShrink={0} />
        <Skeleton h="20" flex="1" />
      </Box>
      <Skeleton mt="5" h="9" w="1/2" />
    </Panel>
  );

  if (teacher.isError && !teacher.data) {
    const unknown = isUnknown(teacher.error);
    return (
      <Page title={t(unknown ? 'notFound' : 'failed')}>
        <ErrorState isPage text={unknown ? t('notFound') : t('failed')} retry={unknown ? undefined : teacher.refetch} action={away} />
      </Page>
    );
  }
  return (
    <Page title={teacher.data ? t('title', { name: teacher.data.fullName }) : t('loading')}>
      <Box
        display="grid"
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
      >
        {teacher.data ? <TeacherHead teacher={teacher.data} /> : waitingHead}
        {/* The profile appears with the wizard, which is above it on a narrow screen. */}
        <Suspense fallback={<Box {...column}>{waiting}</Box>}>
          <Box {...column}>
            {teacher.data && pausedUntil && (
              <PausedPanel teacher={teacher.data} until={pausedUntil} mayWrite={!teacher.data.onlyKnownStudents}>
                {!teacher.data.onlyKnownStudents && (
                  <MessageLink
                    userId={teacherId}
                    variant="solid"
                    size="md"
                    label={t('messageTo', { name: teacher.data.fullName || t('common:unknownTeacher') })}
                  >
                    {t('message')}
                  </MessageLink>
                )}
                {away}
              </PausedPanel>
            )}
            {teacher.data?.onlyKnownStudents && !pausedUntil && (
              <Panel mb="6" bg="sun.subtle" boxShadow="none" pt="2">
                <OnlyKnown teacher={teacher.data} isLinked={false} />
              </Panel>
            )}
            {pausedUntil ? null : teacher.data ? (
              <BookingWizard
                key={teacher.data.id}
                teacher={teacher.data}
                zone={zone}
                whoFor={{ ...whoFor, choice: <ForLine who={who} /> }}
                wanted={timesOfSearch(search, { zone, now }, searchText)}
                whenFull={<WaitForTime teacher={teacher.data} zone={zone} />}
                otherwise={
                  teacher.data.hourlyRateCents !== null && (
                    <Panel mt="6" display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
                      <Text fontWeight="semibold">{t('otherTime')}</Text>
                      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
                        <AskForTime teacher={teacher.data} zone={zone} teacherZone={teacher.data.timeZone} whoFor={whoFor} />
                        {teacher.data.nextFreeAt && (
                          <Box flex="1 1 auto">
                            <WaitForTime teacher={teacher.data} zone={zone} hasTimes />
                          </Box>
                        )}
                      </Box>
                    </Panel>
                  )
                }
              />
            ) : (
              waiting
            )}
          </Box>
          {teacher.data && <TeacherDetails teacher={teacher.data} />}
        </Suspense>
      </Box>
    </Page>
  );
}

/** Without a teacher in the address, one is chosen first. */
function ChooseTeacher() {
  const { t } = useTranslation('booking');
  const upcoming = useLessons('upcoming');
  const past = useLessons('past');
  const lessons = [upcoming, past].flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <Page title={t('noTeacher')}>
      <FetchError of={upcoming.isError ? upcoming : past} text={t('knownFailed')} />
      <KnownTeachers
        lessons={lessons}
        isLoading={upcoming.isPending || past.isPending}
        otherwise={
          <EmptyState
            heading
            drawing="search"
            title={t('noTeacher')}
            text={t('noTeacherText')}
            action={<ButtonLink to={paths.findTeachers}>{t('findTeacher')}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
